import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { CARD_FORMATS, CARD_SIZES } from '../lib/domain/cards/card-address';
import { isFed } from '../lib/domain/match/spoilers';
import { escapeHtml } from '../lib/domain/text/escape-html';
import { paths } from '../lib/domain/page/paths';
import { useBrowser } from './support/browser';
import { PAGE_KINDS, pathOf } from './support/pages';
import { someMatch } from './support/site-data';
import { t } from './support/texts';

/** Pictures for previews of links, as chat programs find them (docs/product.md#cards). */

const { url: site } = inject('demo');
const { open } = useBrowser(() => site);

/** What the head of a page says of its picture. */
async function headOf(path: string): Promise<{ readonly image: URL; readonly alt: string }> {
  const html = await (await fetch(new URL(path, site))).text();
  const said = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect([said('og:image:width'), said('og:image:height')]).toEqual([String(CARD_SIZES.wide.width), String(CARD_SIZES.wide.height)]);
  expect(said('twitter:card')).toBe('summary_large_image');
  const { pathname, search } = new URL(said('og:image').replaceAll('&amp;', '&'));
  return { image: new URL(`${pathname}${search}`, site), alt: said('og:image:alt') };
}

/** Kinds of pages whose picture is of what they show, and not the site's. */
const OWN: Readonly<Record<string, string>> = {
  'finished match': 'match',
  'running match': 'match',
  'upcoming match': 'match',
  league: 'league',
  team: 'team',
  player: 'player',
  serie: 'serie',
  tournament: 'tournament',
  digest: 'digest',
  recap: 'match',
  standings: 'scenario',
  rankings: 'rankings.jpg',
  'comparison of players': 'compare',
  'comparison of teams': 'compare',
};

describe('the picture of a page', () => {
  it.each(PAGE_KINDS.filter((kind) => kind === 'home' || kind in OWN))(
    '%s: exists, is small, and may be cached for ever',
    { timeout: 60_000 },
    async (kind) => {
      const { image, alt } = await headOf(await pathOf(kind));
      expect(image.pathname.split('/')[3]).toBe(OWN[kind] ?? 'site.jpg');
      expect(alt).not.toBe('');
      const answer = await fetch(image);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      // The version that the page names is that of what is drawn.
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBeLessThanOrEqual(150_000);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...CARD_SIZES.wide });
    },
  );

  it('shows no result of a finished match, in any language', async () => {
    const match = await someMatch('finished');
    for (const locale of ['', '/ko', '/es']) {
      const { image, alt } = await headOf(`${locale}${paths.match(match)}`);
      expect(image.pathname).toContain('/match/');
      expect(alt).toContain(escapeHtml(match.left.name));
      expect(alt).not.toMatch(/\d–\d/);
    }
  });

  it('falls back to the site’s own picture for a missing page', async () => {
    const answer = await fetch(new URL('/og/en/match/999999999.jpg', site));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'image/jpeg']);
  });
});

/** The picture of the open box, once it has come, in pixels. */
async function sizeOfPicture(picture: Locator) {
  await picture.waitFor();
  const size = () => picture.evaluate((image) => (image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : []));
  await expect.poll(async () => (await size())[0]).toBeGreaterThan(0);
  return size();
}

const share = (page: Page) => page.getByRole('button', { name: t('share.share'), exact: true }).click();

describe('the box to share a page', () => {
  it('shows the picture of a result in each format, and saves it', async () => {
    const match = await someMatch('finished', ({ numOfGames }) => numOfGames > 1);
    const { page } = await open(paths.match(match));
    await share(page);
    const box = page.getByRole('dialog');
    const picture = box.getByRole('img');
    for (const format of CARD_FORMATS) {
      await box.getByRole('radio', { name: t(`share.formats.${format}`) }).check();
      const { width, height } = CARD_SIZES[format];
      await expect.poll(() => sizeOfPicture(picture)).toEqual([width, height]);
      expect(await picture.getAttribute('src')).toMatch(/\/match\/\d+\.results\./);
    }
    await box.getByRole('radio', { name: t('share.without') }).check();
    await expect.poll(() => picture.getAttribute('src')).toBe(`/og/en/match/${match.id}.tall.jpg`);
    const download = page.waitForEvent('download');
    await box.getByRole('link', { name: t('share.download') }).click();
    expect((await download).suggestedFilename()).toMatch(/-vs-.*\.jpg$/);
  });

  it('starts without results where the page hides them', async () => {
    const match = await someMatch('finished', (match) => !isFed(match));
    const { page } = await open(paths.match(match), { storage: { settings: { spoilerFree: 1 } } });
    await share(page);
    const box = page.getByRole('dialog');
    await expect.poll(() => box.getByRole('img').getAttribute('src')).toBe(`/og/en/match/${match.id}.jpg`);
    expect(await box.getByRole('radio', { name: t('share.without') }).isChecked()).toBe(true);
  });

  it.each(['player', 'comparison of players', 'rankings', 'standings', 'tournament', 'digest'] as const)(
    'is on every page with a card of its own: %s',
    async (kind) => {
      const { page } = await open(await pathOf(kind));
      await share(page);
      const picture = page.getByRole('dialog').getByRole('img');
      expect(await sizeOfPicture(picture)).toEqual([CARD_SIZES.wide.width, CARD_SIZES.wide.height]);
      expect(await picture.getAttribute('src')).toContain('.results.jpg');
    },
  );
});
