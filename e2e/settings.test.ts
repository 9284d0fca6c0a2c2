import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { hydrated, useBrowser } from './support/browser';
import { t, tKo } from './support/texts';

/** The config panel, the theme and what is stored of them. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

const panel = (page: Page) => page.getByRole('dialog', { name: t('settings.title') });
const box = (page: Page, name: string) => panel(page).getByRole('checkbox', { name, exact: true });
const scores = (page: Page) => page.getByRole('main').locator('[data-spoiler]');

async function openSettings(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: t('shell.navigation') })
    .getByRole('button', { name: t('settings.title') })
    .click();
  await panel(page).waitFor();
}

function stored(page: Page): Promise<unknown> {
  return page.evaluate((): unknown => JSON.parse(localStorage.getItem('settings') ?? 'null'));
}

describe('settings', () => {
  it('have the choices of scores side by side where there is room, else one below the other', async () => {
    const { page } = await open('/settings');
    const rows = async () => {
      const boxes = await Promise.all(
        [t('settings.resultsShown'), t('settings.resultsHidden'), t('settings.resultsOfTeams')].map((name) =>
          page.getByRole('main').getByRole('radio', { name, exact: true }).boundingBox(),
        ),
      );
      return new Set(boxes.map((each) => each?.y)).size;
    };
    expect(await rows()).toBe(1);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await rows()).toBe(3);
  });

  it('apply at once, are stored as 1 and 0, and survive a reload', async () => {
    const { page } = await open('/matches?time=today');
    const main = page.getByRole('main');
    const start = main.getByRole('listitem').getByRole('time').first();
    expect(await start.textContent()).toMatch(/^\d\d:\d\d$/);
    expect(await scores(page).count()).toBeGreaterThan(0);
    expect(await main.getByRole('heading', { level: 2, name: 'LCK' }).count()).toBe(1);

    await openSettings(page);
    expect(await box(page, t('settings.hours24')).isChecked()).toBe(true);
    await box(page, t('settings.hours24')).uncheck();
    await expect.poll(() => start.textContent()).toMatch(/^\d\d:\d\d (AM|PM)$/);
    await page.getByRole('radio', { name: t('settings.resultsHidden') }).check();
    await expect.poll(() => scores(page).count()).toBe(0);
    await box(page, t('settings.showScheduleByTime')).check();
    await expect.poll(() => main.getByRole('heading', { level: 2, name: 'LCK' }).count()).toBe(0);
    expect(await box(page, t('settings.autoPlayVideo')).isChecked()).toBe(true);
    await box(page, t('settings.autoPlayVideo')).uncheck();
    const changed = {
      spoilerFree: 1,
      showScheduleByTime: 1,
      showFollowingLeaguesOnly: 0,
      amPmTime: 1,
      autoPlayVideo: 0,
      spoilerTeamsOnly: 0,
      shortcuts: 1,
      streamDelaySeconds: 0,
      theme: 'dark',
    };
    expect(await stored(page)).toEqual(changed);

    await page.reload();
    await hydrated(page);
    expect(await stored(page)).toEqual(changed);
    expect(await start.textContent()).toMatch(/^\d\d:\d\d (AM|PM)$/);
    expect(await scores(page).count()).toBe(0);
    expect(await main.getByRole('heading', { level: 2, name: 'LCK' }).count()).toBe(0);
  });

  it('scroll in a panel that is at most 650 px high, and lower on a low screen', async () => {
    for (const [height, most] of [
      [1400, 650],
      [500, 452],
    ] as const) {
      const { page } = await open('/tos', { viewport: { width: 1440, height } });
      await openSettings(page);
      const [shown, whole] = await panel(page).evaluate((each) => [each.getBoundingClientRect().height, each.scrollHeight]);
      expect(shown).toBeLessThanOrEqual(most);
      if (height === 500) expect(whole).toBeGreaterThan(most);
      await panel(page).evaluate((each) => each.scrollTo(0, each.scrollHeight));
      await panel(page)
        .getByRole('link', { name: t('settings.all') })
        .click({ trial: true });
    }
  });

  it('reload the page when only followed tournaments are wanted', async () => {
    const { page } = await open('/tos');
    await openSettings(page);
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    await Promise.all([page.waitForEvent('load'), box(page, t('settings.showFollowingLeaguesOnly')).click()]);
    await hydrated(page);
    expect(await page.evaluate(() => 'stays' in globalThis)).toBe(false);
    expect(await stored(page)).toMatchObject({ showFollowingLeaguesOnly: 1 });
  });

  it('move the focus into the panel and return it on Escape', async () => {
    const { page } = await open('/tos');
    await openSettings(page);
    expect(await panel(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t('settings.title'));
  });

  it('reach another open tab of the same visitor', async () => {
    const { page, context } = await open('/tos');
    const other = await context.newPage();
    await other.goto('/tos');
    await hydrated(other);
    await page.getByRole('button', { name: t('shell.switchTheme') }).click();
    await other.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
  });
});

describe('the theme', () => {
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

  it('is dark until the visitor switches it, by the button or in the panel', async () => {
    const { page } = await open('/tos');
    expect(await theme(page)).toBe('dark');
    const dark = await background(page);
    await page.getByRole('button', { name: t('shell.switchTheme') }).click();
    expect(await theme(page)).toBe('light');
    expect(await background(page)).not.toBe(dark);
    expect(await stored(page)).toMatchObject({ theme: 'light' });
    await openSettings(page);
    await panel(page)
      .getByRole('radio', { name: t('settings.dark') })
      .check({ force: true });
    expect(await theme(page)).toBe('dark');
    expect(await background(page)).toBe(dark);
  });

  it.each(['light', 'dark'] as const)('%s is applied in the first frame', async (wanted) => {
    const { page } = await open('/', {
      storage: { settings: { theme: wanted } },
      prepare: async (context) => {
        await context.addInitScript(() => {
          // A frame's callbacks run right before it is painted: what they see is what people see.
          const frames = new Set<string>();
          Object.assign(globalThis, { frames });
          const look = (): void => {
            const root = document.documentElement;
            const body = document.querySelector('body');
            if (body !== null && (document.readyState !== 'loading' || body.children.length > 0))
              frames.add(`${root.dataset['theme']} ${getComputedStyle(body).backgroundColor}`);
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      },
    });
    const frames = await page.evaluate(() =>
      'frames' in globalThis && globalThis.frames instanceof Set ? [...globalThis.frames].map(String) : [],
    );
    expect(frames).toEqual([`${wanted} ${await background(page)}`]);
  });
});

describe('the language', () => {
  it('is switched for the whole page, keeps the page and its query, and switches back', async () => {
    const { page } = await open('/matches?time=2026-11-17');
    await openSettings(page);
    await panel(page).getByRole('link', { name: '한국어' }).click();
    await page.waitForURL('**/ko/matches?time=2026-11-17');
    await hydrated(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('ko');
    await page
      .getByRole('navigation', { name: tKo('shell.navigation') })
      .getByRole('link', { name: tKo('shell.homepage'), exact: true })
      .waitFor();
    await page.getByRole('main').getByText('2026년 11월 17일').first().waitFor();

    await page.getByRole('button', { name: tKo('settings.title') }).click();
    await page
      .getByRole('dialog', { name: tKo('settings.title') })
      .getByRole('link', { name: 'English' })
      .click();
    await page.waitForURL(`${site.url}/matches?time=2026-11-17`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  it('is remembered: plain addresses redirect to it, addresses with a language do not', async () => {
    const { page, context } = await open('/leagues');
    await openSettings(page);
    await panel(page).getByRole('link', { name: '한국어' }).click();
    await page.waitForURL('**/ko/leagues');
    const kept = (await context.cookies()).find(({ name }) => name === 'locale');
    expect(kept).toMatchObject({ value: 'ko', path: '/', sameSite: 'Lax' });
    expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);

    await page.goto('/matches?time=2026-11-17#main');
    await page.waitForURL('**/ko/matches?time=2026-11-17#main');
    await page.goto('/es/leagues');
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe('/es/leagues');
    await page.goto('/');
    await page.waitForURL(`${site.url}/ko`);
    await hydrated(page);

    await page.getByRole('button', { name: tKo('settings.title') }).click();
    await page
      .getByRole('dialog', { name: tKo('settings.title') })
      .getByRole('link', { name: 'English' })
      .click();
    await page.waitForURL(`${site.url}/`);
    await page.goto('/leagues');
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe('/leagues');
  });

  it('changes nothing of what the server sends', async () => {
    const answers = await Promise.all(
      ['locale=ko', ''].map((cookie) => fetch(`${site.url}/leagues`, { headers: { cookie }, redirect: 'manual' })),
    );
    const [chosen, none] = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(chosen).toBe(none);
  });

  it('stays within itself: links of a Korean page lead to Korean pages', async () => {
    const { page } = await open('/ko');
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((href) => !href.startsWith('/ko/'))).toEqual([]);
  });
});
