import type { BrowserContext, Page, Route } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { FinishedMatch, RunningMatch } from '../lib/domain/match/match';
import { paths } from '../lib/domain/page/paths';
import { PHONE, useBrowser } from './support/browser';
import { liveMatches, siteTime } from './support/site-data';
import { t } from './support/texts';

/** Running matches change on the page as they are played. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

let running: RunningMatch;

beforeAll(async () => {
  const found = (await liveMatches())[0];
  if (found?.status !== 'running') throw new Error('No match of the demo season runs');
  running = found;
});

type Scores = { left: number; right: number };

/** The site's own answers, but with other scores for the match. `scores` may change while the page is open. */
function withScores(scores: Scores): (context: BrowserContext) => Promise<void> {
  const changed = (match: { id: number; left: object; right: object }) =>
    match.id === running.id
      ? {
          ...match,
          modifiedAt: new Date(Date.parse(running.modifiedAt) + 86_400_000).toISOString(),
          left: { ...match.left, score: scores.left },
          right: { ...match.right, score: scores.right },
        }
      : match;
  const answer = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({
      response,
      json: {
        ...body,
        ...(body.matches ? { matches: body.matches.map(changed) } : {}),
        ...(body.match ? { match: changed(body.match) } : {}),
      },
    });
  };
  return async (context) => {
    await context.route(`**${paths.api.live()}`, answer);
    await context.route(`**${paths.api.match(running.id)}`, answer);
    await context.route('**/api/week**', answer);
  };
}

const said = (page: Page) => page.getByRole('main').getByRole('status');
const news = (scores: Scores) =>
  t('match.scoreNow', { left: running.left.name, leftScore: scores.left, right: running.right.name, rightScore: scores.right });

describe('a running match', () => {
  it.each(['home', 'match'] as const)(
    'updates its score on the %s page again and again without a reload, and announces it politely',
    async (kind) => {
      const scores = { left: 7, right: 3 };
      const { page } = await open(kind === 'home' ? '/' : paths.match(running), { prepare: withScores(scores) });
      // The words come first: other figures of the page may happen to read like the score.
      const place =
        kind === 'home'
          ? page
              .getByRole('main')
              .getByRole('article')
              .filter({ has: page.locator(`a[href="${encodeURI(paths.match(running))}"]`) })
          : page.getByRole('main');
      await expect.poll(async () => (await said(page).allTextContents()).join(), { timeout: 15_000 }).toContain(news(scores));
      await expect.poll(() => place.ariaSnapshot()).toMatch(/\b7 3\b/);
      expect(
        await said(page)
          .first()
          .evaluate((status) => status.getAttribute('aria-live') ?? status.getAttribute('role')),
      ).toMatch(/^(?:polite|status)$/);
      scores.right = 4;
      await expect.poll(async () => (await said(page).allTextContents()).join(), { timeout: 15_000 }).toContain(news(scores));
      await expect.poll(() => place.ariaSnapshot()).toMatch(/\b7 4\b/);
    },
  );

  it('updates silently where results are hidden', async () => {
    const scores = { left: 7, right: 3 };
    const { page } = await open('/', { prepare: withScores(scores), storage: { settings: { spoilerFree: 1 } } });
    const answers: string[] = [];
    page.on('response', (response) => response.url().endsWith(paths.api.live()) && answers.push(response.url()));
    await expect.poll(() => answers.length, { timeout: 15_000 }).toBeGreaterThan(0);
    scores.right = 4;
    const before = answers.length;
    await expect.poll(() => answers.length, { timeout: 15_000 }).toBeGreaterThan(before);
    await page
      .getByRole('button', { name: /^Show the result of / })
      .first()
      .waitFor();
    expect((await said(page).allTextContents()).join('')).toBe('');
    expect(await page.locator('body').innerText()).not.toMatch(/^7$/m);
  });
});

describe('a running match that ends', () => {
  it.each([{}, PHONE])('keeps its card on the homepage and says that it ended; nothing moves (%j)', async (device) => {
    let isOver = false;
    const now = new Date(await siteTime()).toISOString();
    const ended: FinishedMatch = {
      ...running,
      status: 'finished',
      forfeit: false,
      endAt: now,
      modifiedAt: now,
      winnerId: running.left.id,
      left: { ...running.left, score: running.left.score + 1 },
    };
    // What else begins or ends meanwhile is kept out: it would move things with good reason.
    const live = await liveMatches();
    const { page } = await open('/', {
      ...device,
      prepare: async (context) => {
        await context.route(`**${paths.api.live()}`, (route) =>
          route.fulfill({ json: { matches: live.filter(({ id }) => !isOver || id !== running.id), playing: [] } }),
        );
        await context.route('**/api/week**', (route) => route.fulfill({ json: { matches: isOver ? [ended] : [] } }));
      },
    });
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator(`a[href="${encodeURI(paths.match(running))}"]`) });
    await card.getByText(t('match.live'), { exact: true }).waitFor();
    // The section, not its title: the title gets the zone's name at its end, at a time of its own.
    const below = page.getByRole('region', { name: new RegExp(`^${t('home.next')}`) });
    const places = async () => ({ card: await card.boundingBox(), below: await below.boundingBox() });
    const before = await places();
    isOver = true;
    await card.getByText(t('match.finished'), { exact: true }).waitFor();
    expect(await places()).toEqual(before);
  });
});

describe('the site’s own clock', () => {
  it('advances: the JSON of running matches is never older than a few seconds', async () => {
    const answer = await fetch(new URL(paths.api.live(), site.url));
    expect(answer.headers.get('cache-control')).toMatch(/s-maxage=[1-9]\b/);
    expect(Number(answer.headers.get('age'))).toBeLessThan(15);
  });
});
