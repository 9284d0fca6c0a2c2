import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import { PHONE, useBrowser, type VisitOptions } from './support/browser';
import { pathOf } from './support/pages';
import { t } from './support/texts';

/** Pages where there is little room: 320 px, long texts, text of twice the size, from right to left, on paper; and without a pointer. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

const KINDS = [
  'home',
  'matches',
  'finished match',
  'running match',
  'upcoming match',
  'standings',
  'statistics',
  'team',
  'player',
  'search',
  'settings',
  'login',
  'offline',
] as const satisfies readonly string[];

const NARROW: BrowserContextOptions = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/** What reaches beyond the sides of the page, where it can be seen. Boxes that scroll by themselves may hold more. */
function beyondSides(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box);
        if (overflowX !== 'visible' || position === 'fixed') return true;
      }
      return false;
    };
    const found = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      if (!element.checkVisibility() || own < 2 || height < 2 || (right <= width + 1 && left >= -1)) return false;
      const { visibility, clipPath, position } = getComputedStyle(element);
      return visibility === 'visible' && clipPath === 'none' && position !== 'fixed' && !scrolls(element);
    });
    const scrolled = document.documentElement.scrollWidth - width;
    return [
      ...(scrolled > 1 ? [`the page scrolls sideways by ${scrolled} px`] : []),
      ...found
        .slice(0, 5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')} ${element.textContent.slice(0, 40)}`),
    ];
  });
}

async function visit(kind: string, options: VisitOptions): Promise<Page> {
  const { page } = await open(await pathOf(kind), options);
  return page;
}

/** Every word longer by two fifths, as in languages that need more room. */
function lengthen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      if (text.parentElement?.closest('time, script, style, template, noscript')) continue;
      text.nodeValue = (text.nodeValue ?? '').replace(/\p{L}{3,}/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)));
    }
  });
}

/** Turns the page round, as for languages that are written from right to left. */
async function turn(page: Page, dir: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate((to) => (document.documentElement.dir = to), dir);
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(dir);
}

describe.each(KINDS)('the page of kind "%s" does not scroll sideways', (kind) => {
  it('at 320 pixels, nor from right to left, nor with texts 40 % longer', async () => {
    const page = await visit(kind, NARROW);
    const asItIs = await beyondSides(page);
    await turn(page, 'rtl');
    const turned = await beyondSides(page);
    await turn(page, 'ltr');
    await lengthen(page);
    expect({ asItIs, turned, longer: await beyondSides(page) }).toEqual({ asItIs: [], turned: [], longer: [] });
  });

  it('on a desktop from right to left, nor with text at twice the size', async () => {
    const page = await visit(kind, { viewport: { width: 1440, height: 900 } });
    await turn(page, 'rtl');
    const turned = await beyondSides(page);
    await turn(page, 'ltr');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect({ turned, large: await beyondSides(page) }).toEqual({ turned: [], large: [] });
  });
});

it('the calendar menu fits a page of 320 pixels, and nothing lies over it', async () => {
  for (const kind of ['team', 'league', 'upcoming match'] as const) {
    const page = await visit(kind, NARROW);
    const main = page.getByRole('main');
    if (kind === 'upcoming match') await main.getByRole('button', { name: t('shell.more'), exact: true }).click();
    const menu = main
      .locator('details')
      .filter({ hasText: t('calendar.copy') })
      .first();
    await menu.locator('summary').click();
    await expect
      .poll(async () => {
        const box = await menu.locator('> div').boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= 320;
      })
      .toBe(true);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const ways = await menu.locator('> div > :is(a, button)').all();
    const heights = await Promise.all(ways.map((way) => way.evaluate((element) => element.getBoundingClientRect().height)));
    expect(new Set(heights).size).toBe(1);
    for (const way of ways) await way.click({ trial: true, timeout: 5000 });
  }
});

it('what "More" of a match shows on a phone comes below it, and the buttons beside it stay where they are', async () => {
  const page = await visit('upcoming match', PHONE);
  const more = page.getByRole('main').getByRole('button', { name: t('shell.more'), exact: true });
  const bottoms = () =>
    page.locator('.actions').evaluate((actions) => {
      const bottomOf = (selector: string) => actions.querySelector(selector)?.getBoundingClientRect().bottom;
      return [bottomOf('.tools > a'), bottomOf('.more')];
    });
  const before = await bottoms();
  await more.click();
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('true');
  expect(await bottoms()).toEqual(before);
  const tops = await page
    .locator('.actions .further > *')
    .evaluateAll((further) => further.map((each) => each.getBoundingClientRect()).flatMap(({ top, height }) => (height > 0 ? [top] : [])));
  expect(tops.length).toBeGreaterThan(1);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(before[1] ?? Infinity);
});

/** The orientation of each sheet of a PDF. */
function sheetsOf(pdf: Buffer): ('upright' | 'across')[] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    Number(width) > Number(height) ? 'across' : 'upright',
  );
}

/** The page as it is printed; its print styles come after its first paint. */
async function onPaper(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.endsWith('/print.css')));
  await page.emulateMedia({ media: 'print' });
}

it.each([PHONE, { viewport: { width: 1440, height: 900 } }])(
  'the table of statistics is as long as its rows, and its head stays in sight: %o',
  async (options) => {
    const { page } = await open(paths.statsOf('all', 'players'), options);
    const frame = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('columnheader') });
    const places = () =>
      frame.evaluate((box) => {
        const top = (part: string) => Math.round(box.querySelector(part)?.getBoundingClientRect().top ?? 0);
        const bar = document.querySelector('.shell-bar');
        return {
          rows: top('tbody'),
          head: top('thead'),
          above: Math.round(bar?.getBoundingClientRect().bottom ?? 0),
          height: box.clientHeight,
        };
      });
    const before = await places();
    expect(before.height, 'all rows').toBeGreaterThan(1500);
    for (const distance of [before.head + 300, before.head + 900]) {
      await page.evaluate((y) => scrollTo(0, y), distance);
      await expect.poll(async () => (await places()).head - (await places()).above).toBe(0);
      expect((await places()).rows).toBeLessThan(0);
    }
  },
);

it('in the schedule’s drawer the button that closes it covers no other', async () => {
  const page = await visit('team', PHONE);
  await page.getByRole('button', { name: t('shell.openSchedule') }).tap();
  const drawer = page.getByRole('complementary', { name: t('shell.schedule') });
  await drawer.getByRole('button', { name: t('shell.closeSchedule') }).waitFor();
  // Playwright taps only what is not covered.
  for (const name of ['schedule.refresh', 'schedule.nextWeek', 'shell.closeSchedule'] as const)
    await drawer.getByRole('button', { name: t(name) }).tap();
  await expect.poll(() => page.locator('#schedule').getAttribute('data-open')).toBeNull();
});

describe('on paper', () => {
  it.each(['home', 'matches'] as const)('the page "%s" prints its own matches, without links elsewhere', async (kind) => {
    const page = await visit(kind, {});
    await onPaper(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.getByRole('main').getByRole('listitem').first().isVisible()).toBe(true);
    for (const name of [t('shell.navigation'), t('shell.footerNavigation')])
      expect(await page.getByRole('navigation', { name }).isVisible()).toBe(false);
  });

  it('a phone prints the whole week too, from any page, with the schedule’s own button', async () => {
    const page = await visit('team', {
      ...PHONE,
      prepare: (context) => context.addInitScript(() => (window.print = () => void dispatchEvent(new Event('beforeprint')))),
    });
    await page.getByRole('button', { name: t('shell.openSchedule') }).click();
    await page.getByRole('button', { name: t('schedule.print') }).click();
    await onPaper(page);
    const days = page.locator('.printed-week > section');
    expect(await days.count()).toBeGreaterThan(3);
    for (const day of await days.all()) expect(await day.isVisible()).toBe(true);
    expect(await page.getByRole('main').isVisible()).toBe(false);
    expect(await page.locator('.printed-week .ui-star').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('button', { name: t('schedule.print') }).isVisible()).toBe(false);
    await onPaper(page);
    const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
    expect(sheets.length).toBeGreaterThan(0);
    expect(new Set(sheets)).toEqual(new Set(['upright']));

    // Printed, the page is itself again: printing it prints it.
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => days.count()).toBe(0);
    await onPaper(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await page.getByRole('main').isVisible()).toBe(true);
  });

  it('a bracket gets a landscape sheet', async () => {
    const page = await visit('tournament bracket', PHONE);
    await onPaper(page);
    const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
    expect(sheets.length).toBeGreaterThan(0);
    expect(new Set(sheets)).toEqual(new Set(['across']));
  });

  it('a table and a bracket are complete, in black on white', async () => {
    for (const kind of ['standings', 'tournament bracket'] as const) {
      const page = await visit(kind, { viewport: { width: 700, height: 990 } });
      await onPaper(page);
      expect(await page.getByRole('navigation', { name: t('shell.navigation') }).isVisible()).toBe(false);
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main [role="region"]')]
          .filter((box) => box.scrollWidth > box.clientWidth + 1)
          .map((box) => box.className),
      );
      expect(cut).toEqual([]);
    }
  });
});

describe('a reader with system settings', () => {
  it.each(['home', 'matches', 'running match', 'standings', 'statistics', 'team', 'settings'] as const)(
    'sees what is selected and what can be pressed without our colours: %s',
    async (kind) => {
      const page = await visit(kind, { forcedColors: 'active' });
      const unmarked = await page.evaluate(() => {
        const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
        const chosen = seen(`[aria-pressed='true'], [aria-selected='true'], [aria-current]:not([aria-current='false'])`);
        const pressed = seen('.ui-button, .ui-chip');
        return [
          ...chosen.filter((each) => getComputedStyle(each).outlineStyle === 'none'),
          ...pressed.filter((each) => getComputedStyle(each).borderTopStyle === 'none'),
        ].map((each) => each.outerHTML.slice(0, 120));
      });
      expect(unmarked).toEqual([]);
    },
  );

  it.each(['home', 'running match'] as const)('gets no motion where the system asks for little: %s', async (kind) => {
    const page = await visit(kind, { reducedMotion: 'reduce' });
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => {
          const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
          return Number(duration) > 10 || iterations > 1;
        }).length,
    );
    expect(moving).toBe(0);
  });
});

describe('the homepage of a phone', () => {
  it('has five of the next matches and the others at a tap, then results, then the small cards', async () => {
    const page = await visit('home', PHONE);
    const rows = page.locator('[data-list="next"] > li');
    expect(await rows.count()).toBe(10);
    expect(await rows.filter({ visible: true }).count()).toBe(5);
    const top = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
    expect(await top('#home-lately')).toBeLessThan(await top('.home-cards'));
    expect(await top('.home-cards')).toBeLessThan(await top('#home-days'));
    await page.getByRole('button', { name: t('home.showUpcoming', { count: 5 }) }).tap();
    // A tap before the part has hydrated is replayed.
    await expect.poll(() => rows.filter({ visible: true }).count()).toBe(10);
  });
});

describe('keyboard shortcuts', () => {
  it('are listed from the footer, and navigate', async () => {
    const page = await visit('home', {});
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: t('shell.shortcuts') }).click();
    await page.getByRole('dialog', { name: t('shortcuts.title') }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await page.waitForURL('**/matches?time=today');
    await page.getByRole('main').locator('[data-match] a').first().waitFor();
    // The list may become the visitor's own after the first press.
    await expect
      .poll(async () => {
        await page.keyboard.press('j');
        return page.evaluate(
          () => document.activeElement?.closest('main [data-match]') !== null && document.activeElement !== document.body,
        );
      })
      .toBe(true);
    await page.keyboard.press('e');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['spoilers'])).toBe('hide');
  });
});
