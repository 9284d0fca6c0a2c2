import { createServer } from 'node:http';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { REGION_CHOICES } from '../lib/domain/people/region-choices';
import { PHONE, heldScripts, hydrated, useBrowser, type VisitOptions } from './support/browser';
import { listening } from './support/listening';
import { pathOf } from './support/pages';
import { liveMatches, someMatch } from './support/site-data';

/** Nothing moves while a page becomes the visitor's own. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);
const MOST = 0.002;

type Shift = { readonly value: number; readonly what: readonly string[] };

declare global {
  /** Runs in the page: the shifts so far. */
  var shifts: Shift[] | undefined;
}

async function recordShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    globalThis.shifts = shifts;
    const nameOf = (node: unknown): string =>
      node instanceof Element ? `${node.tagName.toLowerCase()}${node.id && `#${node.id}`}.${node.className}` : String(node);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Nobody touches these pages: what is called recent input is the phone's screen being set up.
        if (!('value' in entry) || typeof entry.value !== 'number') continue;
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        shifts.push({
          value: entry.value,
          what: sources.map(
            ({ node, previousRect, currentRect }) => `${nameOf(node)} ${JSON.stringify(previousRect)} → ${JSON.stringify(currentRect)}`,
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    for (let seen = 0; seen < wanted; seen += 1) await new Promise((next) => requestAnimationFrame(next));
  }, count);
}

/** What moved from the first painted frame, which is the server's, until the page has come to rest. */
async function shiftsOf(kind: string, visitor: VisitOptions): Promise<readonly Shift[]> {
  const scripts = heldScripts();
  const prepare = async (context: BrowserContext): Promise<void> => {
    await recordShifts(context);
    await scripts.prepare(context);
  };
  const { page } = await open(await pathOf(kind), { ...visitor, until: 'parsed', prepare });
  await page.evaluate(() => document.fonts.ready);
  await frames(page, 3);
  scripts.letGo();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await frames(page, 3);
  return page.evaluate(() => globalThis.shifts ?? []);
}

const VISITORS = {
  'without any choice': {},
  'in Seoul with am/pm, hidden results and an own order of leagues': {
    timezoneId: 'Asia/Seoul',
    storage: { settings: { amPmTime: 1, spoilerFree: 1, theme: 'light' }, leaguesOrder: [4407, 4141] },
  },
  'in Los Angeles by time': { timezoneId: 'America/Los_Angeles', storage: { settings: { showScheduleByTime: 1 } } },
  'who sees only what they follow, and follows nothing': { storage: { settings: { showFollowingLeaguesOnly: 1 } } },
  'who sees followed leagues only': { storage: { settings: { showFollowingLeaguesOnly: 1 }, leaguesOrder: [293] } },
} as const satisfies Readonly<Record<string, VisitOptions>>;
/** China alone, before all others. */
const OWN_REGIONS = [1, ...REGION_CHOICES.filter((id) => id !== 1)].map((id, order) => ({ id, selected: id === 1, order }));
const finalOf = () => someMatch('finished', (match) => match.numOfGames === 5);
/** Visitors who hide results of their own teams alone, by which teams those are. */
const SUPPORTERS = {
  'no team': () => [],
  'a team that plays elsewhere': () => [29302],
  'a team of the finished match': async () => [(await finalOf()).left.id],
  'a team of the running match': async () => (await liveMatches()).slice(0, 1).map(({ left }) => left.id),
} as const satisfies Readonly<Record<string, () => readonly number[] | Promise<readonly number[]>>>;
const PAGES = [
  ['home', 'desktop'],
  ['home', 'phone'],
  ['matches', 'desktop'],
  ['matches', 'phone'],
  ['finished match', 'desktop'],
  ['finished match', 'phone'],
  ['running match', 'desktop'],
  ['running match', 'phone'],
  ['upcoming match', 'phone'],
  ['matches to catch up on', 'phone'],
  ['following', 'desktop'],
  ['following', 'phone'],
  ['standings', 'desktop'],
] as const satisfies readonly (readonly [string, string])[];

describe.each(Object.entries<VisitOptions>(VISITORS))('for a visitor %s', (_, visitor) => {
  it.each(PAGES)('the %s page does not shift on a %s', async (kind, device) => {
    const shifts = await shiftsOf(kind, { ...visitor, ...(device === 'phone' ? PHONE : {}) });
    expect(
      shifts.reduce((sum, shift) => sum + shift.value, 0),
      JSON.stringify(shifts, null, 1),
    ).toBeLessThanOrEqual(MOST);
  });
});

/** "Your teams": of visitors who follow one, a few with hidden results, and nothing that plays. */
const FOLLOWERS = {
  'one team': async () => ({ followingTeams: [(await someMatch('not_started')).left.id] }),
  'a league and teams, with hidden results': async () => ({
    settings: { spoilerFree: 1 },
    leaguesOrder: [293],
    followingTeams: [(await finalOf()).left.id, ...(await liveMatches()).slice(0, 1).map(({ left }) => left.id)],
  }),
  'a team that plays elsewhere': () => ({ followingTeams: [29302] }),
} as const satisfies Readonly<Record<string, () => VisitOptions['storage'] | Promise<VisitOptions['storage']>>>;

describe.each(Object.entries(FOLLOWERS))('for a visitor who follows %s', (_, stored) => {
  it.each([
    ['desktop', {}],
    ['phone', PHONE],
  ] as const)('the homepage does not shift on a %s', async (_device, device) => {
    const shifts = await shiftsOf('home', { ...device, storage: await stored() });
    expect(
      shifts.reduce((sum, shift) => sum + shift.value, 0),
      JSON.stringify(shifts, null, 1),
    ).toBeLessThanOrEqual(MOST);
  });
});

describe.each(Object.entries(SUPPORTERS))('for a visitor who hides only results of %s', (_, followed) => {
  it.each(PAGES.filter(([kind]) => kind.endsWith('match') || kind === 'following' || kind === 'matches to catch up on'))(
    'the %s page does not shift on a %s',
    async (kind, device) => {
      const storage = { settings: { spoilerFree: 1, spoilerTeamsOnly: 1 }, followingTeams: await followed() };
      const shifts = await shiftsOf(kind, { storage, ...(device === 'phone' ? PHONE : {}) });
      expect(
        shifts.reduce((sum, shift) => sum + shift.value, 0),
        JSON.stringify(shifts, null, 1),
      ).toBeLessThanOrEqual(MOST);
    },
  );
});

describe('for a visitor who hides results and has watched the match', () => {
  it.each([
    ['finished match', 'desktop'],
    ['finished match', 'phone'],
    ['matches to catch up on', 'phone'],
  ] as const)('the %s page stands still on a %s', async (kind, device) => {
    const storage = { settings: { spoilerFree: 1 }, watchedMatches: [(await finalOf()).id] };
    const shifts = await shiftsOf(kind, { storage, ...(device === 'phone' ? PHONE : {}) });
    expect(
      shifts.reduce((sum, shift) => sum + shift.value, 0),
      JSON.stringify(shifts, null, 1),
    ).toBeLessThanOrEqual(MOST);
  });
});

describe.each(
  Object.entries<VisitOptions>({ 'without any choice': {}, 'with regions of their own': { storage: { regionsOrder: OWN_REGIONS } } }),
)('for a visitor %s', (_, visitor) => {
  it.each([
    ['leagues', 'desktop'],
    ['leagues', 'phone'],
    ['series', 'desktop'],
    ['tournaments', 'phone'],
  ] as const)('the list of %s does not shift on a %s', async (kind, device) => {
    const shifts = await shiftsOf(kind, { ...visitor, ...(device === 'phone' ? PHONE : {}) });
    expect(
      shifts.reduce((sum, shift) => sum + shift.value, 0),
      JSON.stringify(shifts, null, 1),
    ).toBeLessThanOrEqual(MOST);
  });
});

describe('a page whose HTML arrives in two pieces', () => {
  const SEAM = 'class="middle"';
  let letGo = (): void => undefined;
  /** The site, with its pages held back from the seam on until they are let go. */
  const server = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', site.url), { headers: { accept: request.headers.accept ?? '*/*' } }).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      const body = Buffer.from(await answer.arrayBuffer());
      const seam = body.indexOf(SEAM);
      if (seam === -1) return response.end(body);
      response.write(body.subarray(0, seam));
      letGo = () => response.end(body.subarray(seam));
      return undefined;
    });
  });
  let slow: Awaited<ReturnType<typeof listening>>;
  beforeAll(async () => {
    slow = await listening(server, () => server.closeAllConnections());
  });
  afterAll(() => slow.close());
  const visitor = useBrowser(() => `http://${slow.host}`);

  it.each([
    ['desktop', {}],
    ['phone', PHONE],
  ] as const)('keeps the teams of a match where they were painted first on a %s', async (_, device) => {
    const { page } = await visitor.open(await pathOf('finished match'), { ...device, until: 'begun', prepare: recordShifts });
    await page.locator('h1 [data-side="right"]').waitFor();
    await frames(page, 10);
    expect(await page.locator('h1 ~ .middle').count()).toBe(0);
    letGo();
    await hydrated(page);
    const shifts = (await page.evaluate(() => globalThis.shifts ?? [])).flatMap(({ what }) => what);
    expect(shifts.filter((moved) => /^(?:span\.team|a\.side-link|span\.place) /.test(moved))).toEqual([]);
  });
});
