import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { REGION_CHOICES } from '../lib/domain/competition/regions';
import { PHONE, heldScripts, hydrated, useBrowser, type VisitOptions } from './support/browser';
import { pathOf, type PageKind } from './support/pages';

/** Nothing moves while a page becomes the visitor's own. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);
const MOST = 0.002;

type Shift = { readonly value: number; readonly what: readonly string[] };

declare global {
  /** In the page: what has moved so far. */
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
async function shiftsOf(kind: PageKind, visitor: VisitOptions): Promise<readonly Shift[]> {
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
  'who sees followed leagues only': { storage: { settings: { showFollowingLeaguesOnly: 1 }, leaguesOrder: [293] } },
} as const satisfies Readonly<Record<string, VisitOptions>>;
/** China alone, before all others. */
const OWN_REGIONS = [1, ...REGION_CHOICES.filter((id) => id !== 1)].map((id, order) => ({ id, selected: id === 1, order }));
const PAGES = [
  ['home', 'desktop'],
  ['home', 'phone'],
  ['matches', 'phone'],
  ['finished match', 'desktop'],
  ['running match', 'phone'],
] as const satisfies readonly (readonly [PageKind, string])[];

describe.each(Object.entries<VisitOptions>(VISITORS))('for a visitor %s', (_, visitor) => {
  it.each(PAGES)('the %s page stands still on a %s', async (kind, device) => {
    const shifts = await shiftsOf(kind, { ...visitor, ...(device === 'phone' ? PHONE : {}) });
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
  ] as const)('the list of %s stands still on a %s', async (kind, device) => {
    const shifts = await shiftsOf(kind, { ...visitor, ...(device === 'phone' ? PHONE : {}) });
    expect(
      shifts.reduce((sum, shift) => sum + shift.value, 0),
      JSON.stringify(shifts, null, 1),
    ).toBeLessThanOrEqual(MOST);
  });
});
