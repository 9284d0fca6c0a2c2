import { expect, inject, it } from 'vitest';
import { CARD_SIZES } from '../lib/domain/cards/card-address';
import { paths } from '../lib/domain/page/paths';
import { givenAccount, logIn, withAuth } from './support/accounts';
import { SHELL_PARTS, switchTheme, violations } from './support/axe';
import { hydrated, PHONE, useBrowser } from './support/browser';
import { pickedStage } from './support/play/started-stage';
import { t } from './support/texts';

/** A picked bracket, and the link by which others see it. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);
const visit = withAuth(open);

it('shows a picked bracket with its results, and to others by a link until it is ended', { timeout: 180_000 }, async () => {
  const email = `pickem${Date.now()}@example.com`;
  await givenAccount(email);
  const { page } = await visit(paths.leagues());
  await logIn(page, email);
  const id = await pickedStage(page, 'bracket');
  await page.goto(paths.playPickemOf(id));
  await hydrated(page);
  const main = page.getByRole('main');
  const picked = main.locator('[data-picked]');
  const own = main.getByRole('region', { name: t('pickem.ownPicks') });
  const count = await own.getByRole('list').getByRole('group').count();
  expect(count).toBeGreaterThan(3);
  expect(await picked.count()).toBe(count);
  // Below them, the bracket as it is played.
  await main.getByRole('heading', { name: t('bracket.title'), exact: true }).waitFor();
  for (const theme of ['dark', 'light'] as const) {
    await page.setViewportSize(theme === 'dark' ? { width: 1440, height: 900 } : { width: 390, height: 844 });
    await switchTheme(page, theme);
    expect(await violations(page, { exclude: SHELL_PARTS })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }

  await main.getByRole('button', { name: t('pickem.share') }).click();
  // The box opens at once, with the picture of these picks.
  const box = page.getByRole('dialog');
  const picture = box.getByRole('img');
  await picture.waitFor();
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBe(CARD_SIZES.wide.width);
  const source = await picture.getAttribute('src');
  await page.keyboard.press('Escape');
  const path = (await main.getByRole('link', { name: t('pickem.shareLink') }).getAttribute('href')) ?? '';
  expect(source).toBe(`/og/en${path.replace('/play', '')}.jpg`);
  const { page: others } = await open(path, { ...PHONE, javaScriptEnabled: false, until: 'loaded' });
  expect(await others.getByRole('main').locator('[data-picked]').count()).toBe(count);
  expect(await others.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  // Previews of the link show the same picture, and readers can share it too.
  const preview = await others.locator('meta[property="og:image"]').getAttribute('content');
  expect(preview).toContain(`/og/en${path.replace('/play', '')}.jpg?v=`);
  expect((await fetch(new URL(new URL(preview ?? '').pathname, site.url))).status).toBe(200);
  await others.getByRole('button', { name: t('share.share'), exact: true }).waitFor();
  const champion = await others.locator('meta[name="description"]').getAttribute('content');
  expect(champion).toMatch(/ to win /);
  const [, team = ''] = / picks (.+) to win /.exec(champion ?? '') ?? [];
  expect(await others.getByRole('main').locator('strong').first().textContent()).toBe(team);
  // On a tablet all rounds are in view, the final, too.
  await page.setViewportSize({ width: 820, height: 1180 });
  const scroller = own.getByRole('region', { name: t('pickem.kinds.bracket') });
  await expect.poll(() => scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);

  await main.getByRole('button', { name: t('pickem.stopSharing') }).click();
  await main.getByText(t('pickem.shareStopped')).waitFor();
  expect((await fetch(new URL(path, site.url))).status).toBe(404);
});
