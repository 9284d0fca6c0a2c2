import { createServer } from 'node:http';
import type { Frame, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { EMBED_PAGE, embedPath, type EmbedTarget, type EmbedTheme } from '../lib/domain/page/embed';
import { escapeHtml } from '../lib/domain/text/escape-html';
import { useBrowser } from './support/browser';
import { listening } from './support/listening';
import { someMatch } from './support/site-data';
import { t } from './support/texts';

/** Embeds in a page on another origin, which contains only the snippet from `/embed`. */

const site = inject('demo');
type Asked = { readonly theme: EmbedTheme; readonly results: boolean };

let targets: readonly EmbedTarget[];
let pasted: string;
let asked: Asked = { theme: 'light', results: false };
/** How long the page's script waits before it runs. */
let lateMs = 0;

const server = createServer((_, response) => {
  const frames = targets.map((target) => {
    const src = escapeHtml(site.url + embedPath(target, asked));
    return `<iframe src="${src}" title="${target.kind}" width="100%" height="200" style="border:0"></iframe>`;
  });
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A fan's page</title>${frames.join('')}<script>${lateMs > 0 ? `setTimeout(() => {${pasted}}, ${lateMs})` : pasted}</script>`,
  );
});

let host: Awaited<ReturnType<typeof listening>>;
const { open } = useBrowser(() => `http://${host.host}`);

beforeAll(async () => {
  host = await listening(server, () => server.closeAllConnections());
  const match = await someMatch('finished', ({ left, right }) => left.id > 0 && right.id > 0);
  const league = { kind: 'schedule-league', id: match.leagueId } as const;
  const team = { kind: 'schedule-team', id: match.left.id } as const;
  targets = [league, team, { kind: 'standings', id: match.tournamentId }, { kind: 'match', id: match.id }];
});
afterAll(() => host.close());

/** The script that `/embed` gives for pages that want frames to be as high as what they show. */
async function scriptOfPage(): Promise<string> {
  pasted = '';
  const { page } = await open('/', { until: 'loaded' });
  await page.goto(new URL(EMBED_PAGE, site.url).href);
  return page.locator('main pre code').innerText();
}

async function framesOf(page: Page): Promise<readonly Frame[]> {
  await expect.poll(() => page.frames().filter((frame) => frame.url().startsWith(site.url)).length).toBe(targets.length);
  return page.frames().filter((frame) => frame.url().startsWith(site.url));
}

/** What is wrong with how a frame sits in its page; empty once its height has been heard of. */
const misfit = (frame: Frame): Promise<string> =>
  frame.evaluate(() => {
    const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
    const own = Math.ceil(document.body.getBoundingClientRect().height);
    if (scrollWidth > clientWidth) return `${scrollWidth - clientWidth} px too wide`;
    return own === clientHeight ? '' : `${own} px in a frame of ${clientHeight}`;
  });

/** Browsers let a frame of another site rest until it comes into view. */
async function comesIntoView(frame: Frame): Promise<void> {
  await (await frame.frameElement()).scrollIntoViewIfNeeded();
  await expect.poll(() => misfit(frame), { message: frame.url() }).toBe('');
}

const textOf = (frame: Frame): Promise<string> => frame.evaluate(() => document.body.innerText);
const SCORE = /\d–\d/;

describe.each([320, 390, 1440])('in a page %i pixels wide', (width) => {
  it.each(['light', 'dark'] as const)('%s embeds fit, and hide results until a reader reveals them', async (theme) => {
    pasted = await scriptOfPage();
    asked = { theme, results: false };
    const { page } = await open('/', { until: 'loaded', viewport: { width, height: 900 } });
    const colors = new Set<string>();
    for (const frame of await framesOf(page)) {
      await comesIntoView(frame);
      expect(await textOf(frame), frame.url()).not.toMatch(SCORE);
      colors.add(await frame.evaluate(() => getComputedStyle(document.body).backgroundColor));
    }
    expect([...colors]).toEqual([theme === 'dark' ? 'rgb(18, 22, 31)' : 'rgb(255, 255, 255)']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

it('embeds fit also where they have loaded before the page’s script runs', async () => {
  pasted = await scriptOfPage();
  asked = { theme: 'light', results: false };
  lateMs = 3_000;
  try {
    const { page } = await open('/', { until: 'loaded', viewport: { width: 390, height: 900 } });
    for (const frame of await framesOf(page)) await comesIntoView(frame);
  } finally {
    lateMs = 0;
  }
});

it('an embed grows with what the reader opens, and so does the page around it', async () => {
  pasted = await scriptOfPage();
  asked = { theme: 'auto', results: false };
  const { page } = await open('/', { until: 'loaded', viewport: { width: 390, height: 900 } });
  const frames = await framesOf(page);
  const table = frames.find((frame) => frame.url().includes('/standings/'));
  const schedule = frames.find((frame) => frame.url().includes('/schedule/league/'));
  if (!table || !schedule) throw new Error('No such frame');
  for (const frame of [table, schedule]) {
    await comesIntoView(frame);
    const before = await frame.evaluate(() => innerHeight);
    await frame.locator('summary').first().click();
    await expect.poll(() => frame.evaluate(() => innerHeight)).toBeGreaterThan(before);
    await expect.poll(() => misfit(frame)).toBe('');
  }
  expect(await textOf(schedule)).toMatch(SCORE);
});

it('results show at once where the page asks for them, and embeds without the script keep their declared height and scroll', async () => {
  pasted = '';
  asked = { theme: 'light', results: true };
  const { page } = await open('/', { until: 'loaded' });
  const [schedule] = await framesOf(page);
  if (!schedule) throw new Error('No frame');
  expect(await textOf(schedule)).toMatch(SCORE);
  expect(await schedule.evaluate(() => innerHeight)).toBe(200);
  expect(await schedule.getByRole('link', { name: t('embed.more') }).getAttribute('href')).toMatch(new RegExp(`^${site.url}/league/`));
  expect(await schedule.evaluate(() => document.querySelector('base')?.target)).toBe('_blank');
  await (await schedule.frameElement()).hover();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => schedule.evaluate(() => scrollY)).toBeGreaterThan(0);
});
