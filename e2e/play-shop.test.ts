import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { cosmeticOf } from '../lib/domain/play/cosmetics';
import { SIGN_UP_GRANT } from '../lib/domain/play/coins';
import { paths } from '../lib/domain/page/paths';
import { givenAccount, logIn, withAuth } from './support/accounts';
import { hydrated, PHONE, useBrowser } from './support/browser';
import { someMatch } from './support/site-data';
import { t } from './support/texts';

/** The shop, the quizzes and the profile of the prediction game, on a phone. */

const site = inject('demo');
const visit = withAuth(useBrowser(() => site.url).open);

const main = (page: Page) => page.getByRole('main');

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

it('sells a badge, puts it on, and asks questions', { timeout: 180_000 }, async () => {
  const email = `play${Date.now()}@example.com`;
  await givenAccount(email);
  const { page } = await visit(paths.leagues(), { tolerates: /402.*\/api\/play\/purchases/ });
  await logIn(page, email);
  await page.setViewportSize(PHONE.viewport ?? { width: 390, height: 844 });

  await go(page, paths.playShop());
  const item = t('playShop.items.badge-target');
  const button = (key: 'buyItem' | 'putOnItem' | 'takeOffItem') => main(page).getByRole('button', { name: t(`playShop.${key}`, { item }) });
  await button('buyItem').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('playShop.buy'), exact: true })
    .click();
  await button('putOnItem').click();
  await button('takeOffItem').waitFor();
  await page.reload();
  await hydrated(page);
  await button('takeOffItem').waitFor();
  const left = SIGN_UP_GRANT - (cosmeticOf('badge-target')?.price ?? 0);
  await main(page).getByText(`${left} coins`).first().waitFor();
  // What costs more than there is says so.
  await main(page)
    .getByText(t('playShop.missing', { amount: '1,900' }))
    .waitFor();

  await go(page, paths.playQuizzes());
  const choices = main(page).getByRole('group').getByRole('button');
  // On a phone one question is in view until it is answered.
  expect(await choices.count(), 'choices of the first question').toBe(4);
  await choices.first().click();
  await main(page).getByText(t('playQuiz.isYours'), { exact: false }).first().waitFor();
  expect(await choices.count(), 'choices of the second question').toBe(4);
  await page.reload();
  await hydrated(page);
  await main(page).getByText(t('playQuiz.isYours'), { exact: false }).first().waitFor();

  await go(page, paths.playOwnProfile());
  const open = main(page).getByRole('checkbox', { name: t('playProfile.public') });
  expect(await open.isChecked()).toBe(true);
  await open.uncheck();
  await main(page).getByText(t('playProfile.saved')).waitFor();
  await page.reload();
  await hydrated(page);
  expect(await open.isChecked()).toBe(false);
});

it('is reached from an upcoming match', async () => {
  const match = await someMatch('not_started');
  const { page } = await visit(paths.match(match));
  const link = main(page).getByRole('link', { name: t('matchPage.predict'), exact: true });
  expect(await link.getAttribute('href')).toBe(paths.playOrder(match.id));
});

it('is reached from the rows of the homepage, by touch', async () => {
  const { page } = await visit(paths.home(), PHONE);
  await main(page).locator('[data-list="next"]').first().scrollIntoViewIfNeeded();
  const link = main(page)
    .locator(`[data-list="next"] a[href^="${paths.playOrder(0).slice(0, -1)}"]`)
    .first();
  await link.waitFor();
  const box = await link.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  const row = await link.locator('xpath=ancestor::li').getAttribute('data-match');
  expect(await link.getAttribute('href')).toBe(paths.playOrder(Number(row)));
  // A tap hits the button, not the row's link beneath it.
  await link.tap();
  await page.waitForURL(/\/play\/order\?match=|\/login/);
});
