import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { PHONE, useBrowser, type VisitOptions } from './support/browser';
import { pathOf, type PageKind } from './support/pages';
import { t } from './support/texts';

/** Nothing moves while a page becomes the visitor's own (layouts: "Conventions"). */

const site = inject('demo');
const { open } = useBrowser(() => site.url);
const MOST = 0.002;

type Shift = { readonly value: number; readonly what: readonly string[] };

async function recordShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    const nameOf = (node: unknown): string => (node instanceof Element ? `${node.tagName.toLowerCase()}${node.id && `#${node.id}`}.${node.className}` : String(node));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || typeof entry.value !== 'number' || !('hadRecentInput' in entry) || entry.hadRecentInput) continue;
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        shifts.push({ value: entry.value, what: sources.map(({ node, previousRect, currentRect }) => `${nameOf(node)} ${JSON.stringify(previousRect)} → ${JSON.stringify(currentRect)}`) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  await page.waitForLoadState('networkidle');
  // Two frames later everything that was going to move has moved.
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise((next) => requestAnimationFrame(next));
    return 'shifts' in globalThis && Array.isArray(globalThis.shifts) ? globalThis.shifts : [];
  });
}

const VISITORS: Readonly<Record<string, VisitOptions>> = {
  'without any choice': {},
  'in Seoul with am/pm, hidden results and an own order of leagues': {
    timezoneId: 'Asia/Seoul',
    storage: { settings: { amPmTime: 1, spoilerFree: 1, theme: 'light' }, leaguesOrder: [4407, 4141] },
  },
  'in Los Angeles by time': { timezoneId: 'America/Los_Angeles', storage: { settings: { showScheduleByTime: 1 } } },
  'who sees followed leagues only': { storage: { settings: { showFollowingLeaguesOnly: 1 }, leaguesOrder: [293] } },
};

describe.each(Object.entries(VISITORS))('for a visitor %s', (_, visitor) => {
  it.each([
    ['home', 'desktop'],
    ['home', 'phone'],
    ['finished match', 'desktop'],
    ['running match', 'phone'],
  ] as const satisfies readonly (readonly [PageKind, string])[])('the %s page stands still on a %s', async (kind, device) => {
    const { page } = await open(await pathOf(kind), { ...visitor, ...(device === 'phone' ? PHONE : {}), prepare: recordShifts });
    if (device === 'desktop') await page.getByRole('complementary', { name: t('shell.schedule') }).getByRole('tab', { selected: true }).waitFor();
    const shifts = await shiftsOf(page);
    expect(shifts.reduce((sum, shift) => sum + shift.value, 0), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MOST);
  });
});
