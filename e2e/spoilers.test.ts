import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { clubShortName } from '../lib/domain/entities/club-names';
import { winsNeeded } from '../lib/domain/match/match-length';
import type { FinishedMatch, Match, RunningMatch } from '../lib/domain/match/match';
import { paths } from '../lib/domain/page/paths';
import { roundTitle } from '../lib/i18n/round-title';
import { PHONE, heldScripts, hydrated, useBrowser } from './support/browser';
import { heardMatches, seenMatches, revealsResult } from './support/accessible-matches';
import { withRecordings } from './support/recordings';
import { liveMatches, someMatch, weekMatches } from './support/site-data';
import { t } from './support/texts';

/** Spoiler-free (docs/product.md#spoilers): no result can be seen or heard, before and after React has taken over. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);
const SPOILER_FREE = { settings: { spoilerFree: 1 } };

let finished: FinishedMatch;
let running: RunningMatch;
/** Running and finished matches of this week by id. */
let withResult: ReadonlyMap<number, Match>;

beforeAll(async () => {
  finished = await someMatch('finished', (match) => match.numOfGames === 5);
  const live = (await liveMatches()).find((match) => match.status === 'running');
  if (live?.status !== 'running') throw new Error('No match of the demo season runs');
  running = live;
  const matches = await weekMatches(site.monday);
  withResult = new Map(
    matches.filter((match) => match.status === 'running' || match.status === 'finished').map((match) => [match.id, match]),
  );
});

/** As if another tab had saved the setting. */
async function showSpoilers(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('settings', JSON.stringify({ spoilerFree: 0 }));
    dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  });
}

async function expectNothingTold(page: Page, when: string): Promise<void> {
  const heard = (await heardMatches(page.locator('body'))).filter(({ id }) => withResult.has(id));
  expect(
    heard.filter(({ words }) => revealsResult(words)),
    `heard ${when}`,
  ).toEqual([]);
  const seen = (await seenMatches(page)).filter(({ id }) => withResult.has(id));
  expect(seen.length, `rows of matches with a result, ${when}`).toBeGreaterThan(5);
  expect(
    seen.filter(({ lines }) => lines.some((line) => /^\d$/.test(line) || /^Game \d/.test(line))),
    `seen ${when}`,
  ).toEqual([]);
}

/** Winner and loser of finished rows must look the same. */
async function expectNoWinnerShown(page: Page, when: string): Promise<void> {
  const ids = [...withResult.values()].filter((match) => match.status === 'finished').map((match) => match.id);
  const looks = await page.evaluate((finishedIds) => {
    return [...document.querySelectorAll<HTMLAnchorElement>('a[href*="/match/"]')].flatMap((link) => {
      const id = Number(/\/match\/(\d+)\//.exec(link.pathname)?.[1]);
      if (!finishedIds.includes(id)) return [];
      // The sides' names are the texts of the link that people see.
      const names = [...link.querySelectorAll<HTMLElement>('*')].filter(
        (each) =>
          each.children.length === 0 &&
          each.textContent.trim() !== '' &&
          each.closest('[aria-hidden], svg') === null &&
          each.getBoundingClientRect().width > 1,
      );
      const looksOf = names.map((name) => `${getComputedStyle(name).color} ${getComputedStyle(name).fontWeight}`);
      return [{ id, looks: [...new Set(looksOf)] }];
    });
  }, ids);
  expect(looks.length).toBeGreaterThan(5);
  expect(
    looks.filter((match) => match.looks.length > 1),
    `winners set apart ${when}`,
  ).toEqual([]);
}

describe('with results hidden, a page', () => {
  it.each(['home', 'matches', 'league', 'following'] as const)(
    '%s reveals none: not visually, not to screen readers, not by weight or colour',
    async (kind) => {
      const path = {
        home: paths.home(),
        matches: paths.matches('today'),
        league: paths.league({ id: running.leagueId, name: running.leagueName }),
        following: paths.following(),
      }[kind];
      const { prepare, letGo } = heldScripts();
      const storage = kind === 'following' || kind === 'home' ? { ...SPOILER_FREE, leaguesOrder: [finished.leagueId] } : SPOILER_FREE;
      const { page } = await open(path, { storage, until: 'parsed', prepare });
      await expectNothingTold(page, 'before hydration');
      await expectNoWinnerShown(page, 'before hydration');
      letGo();
      await hydrated(page);
      await page
        .getByRole('button', { name: /^Show the result of / })
        .first()
        .waitFor();
      await expectNothingTold(page, 'after hydration');
      await expectNoWinnerShown(page, 'after hydration');

      // The same eyes and ears do notice results when they are shown.
      await showSpoilers(page);
      await expect
        .poll(async () => (await heardMatches(page.locator('body'))).filter(({ id, words }) => withResult.has(id) && !revealsResult(words)))
        .toEqual([]);
    },
  );

  it('catch-up offers as many games as a match could have had, and reveals no result', async () => {
    const { prepare, letGo } = heldScripts();
    const { page } = await open(paths.catchUp(7), { storage: SPOILER_FREE, until: 'parsed', prepare });
    const main = page.getByRole('main');
    const rows = main.getByRole('listitem').filter({ hasText: /Best of [35]/ });
    const expectUntold = async (when: string): Promise<void> => {
      const texts = await rows.evaluateAll((items) => items.map((item) => (item instanceof HTMLElement ? item.innerText : '')));
      const offered = texts.map((text) => [Number(/Best of ([35])/.exec(text)?.[1]), text.match(/game \d/gi)?.length ?? 0] as const);
      expect(offered.filter(([, games]) => games > 0).length, when).toBeGreaterThan(2);
      expect(
        offered.filter(([most, games]) => games > 0 && games !== most),
        when,
      ).toEqual([]);
      expect(
        (await heardMatches(main)).filter(({ words }) => revealsResult(words)),
        when,
      ).toEqual([]);
    };
    await expectUntold('before hydration');
    letGo();
    await hydrated(page);
    await main
      .getByRole('button', { name: /^Show the result of / })
      .first()
      .waitFor();
    await expectUntold('after hydration');
  });

  it('hides the teams of a semifinal, visually and from screen readers, until it is tapped', async () => {
    const semifinal = await someMatch('finished', ({ round }) => round?.name === 'semifinals');
    const path = paths.matches(semifinal.beginAt.slice(0, 10));
    const { prepare, letGo } = heldScripts();
    const { page } = await open(path, { storage: SPOILER_FREE, until: 'parsed', prepare });
    const main = page.getByRole('main');
    const teams = [semifinal.left, semifinal.right].flatMap(({ name, abbr }) => [name, clubShortName(name), abbr]);
    const row = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Semifinal/ }) })
      .first();
    const expectCovered = async (when: string): Promise<void> => {
      const heard = await row.ariaSnapshot();
      expect(
        teams.filter((name) => heard.includes(name)),
        `heard ${when}`,
      ).toEqual([]);
      const seen = await row.innerText();
      expect(
        teams.filter((name) => seen.includes(name)),
        `seen ${when}`,
      ).toEqual([]);
      expect(await row.getByRole('link').count(), `addresses ${when}`).toBe(0);
    };
    await expectCovered('before hydration');
    const height = (await row.boundingBox())?.height;
    letGo();
    await hydrated(page);
    await row.getByRole('button', { name: /^Show the result of Semifinal/ }).waitFor();
    await expectCovered('after hydration');
    expect((await row.boundingBox())?.height, 'nothing moves').toBe(height);
    const name = row.getByRole('button', { name: /^Semifinal/ });
    expect(await name.locator('svg').isVisible(), 'the eye of the result is the only one in the row').toBe(false);
    expect(await row.locator('.reveal-eye svg').isVisible()).toBe(true);

    await name.click();
    const named = { name: `${clubShortName(semifinal.left.name)} vs ${clubShortName(semifinal.right.name)}` };
    const link = main.getByRole('link', named);
    await link.waitFor();
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(
      revealsResult(
        await main
          .getByRole('listitem')
          .filter({ has: page.getByRole('link', named) })
          .ariaSnapshot(),
      ),
    ).toBe(false);
  });

  it('of a running match does not scroll a phone’s tabs to the current game', async () => {
    const { page } = await open(paths.match(running), { ...PHONE, storage: SPOILER_FREE });
    await hydrated(page);
    await page.getByRole('main').getByText(t('match.resultHidden')).waitFor();
    expect(
      await page
        .getByRole('main')
        .getByRole('tablist')
        .evaluate((strip) => strip.scrollLeft),
    ).toBe(0);
  });

  it.each(['finished', 'running'] as const)('of a %s match reveals neither score nor games nor form', async (state) => {
    const match = state === 'finished' ? finished : running;
    const round = match.round && roundTitle(match.round, t);
    const main = (page: Page) => page.getByRole('main');
    const silent = async (page: Page): Promise<void> => {
      const snapshot = await main(page).ariaSnapshot();
      expect(snapshot).not.toMatch(/- (?:table|row|cell|definition)\b/);
      const plain = snapshot
        .split('\n')
        .filter((line) => !/^\s*- (?:\/url|time|tab |'?heading|'?link|'?button|'?img "Worth watching)/.test(line));
      const length = t('matchPage.seriesMeans', { wins: winsNeeded(match) ?? 0, most: match.numOfGames });
      const known = new RegExp(
        `\\b(?:Best of \\d+|Patch [\\d.]+|20\\d\\d)\\b|${[match.leagueName, match.serieName, match.tournamentName, round, length].filter(Boolean).join('|')}`,
        'g',
      );
      expect(plain.map((line) => line.replace(known, '')).filter((line) => /\d/.test(line))).toEqual([]);
      expect(await main(page).getByRole('tab').count(), 'a tab for each game that could be played').toBe(match.numOfGames + 2);
      for (const tab of await main(page).getByRole('tab').all()) {
        await tab.click();
        // Its panel comes right after it is marked.
        await page.locator(`#${await tab.getAttribute('aria-controls')}`).waitFor();
        expect(await main(page).getByRole('table').count()).toBe(0);
      }
    };
    const { prepare, letGo } = heldScripts();
    const { page } = await open(paths.match(match), { storage: SPOILER_FREE, until: 'parsed', prepare });
    const before = await main(page).ariaSnapshot();
    expect(before).not.toMatch(/- (?:table|row|cell|definition)\b/);
    expect(await main(page).innerText()).not.toMatch(/^\d$/m);
    letGo();
    await hydrated(page);
    await main(page).getByText(t('match.resultHidden')).waitFor();
    await silent(page);

    await main(page)
      .getByRole('button', { name: t('matchPage.showResults') })
      .first()
      .click();
    await expect.poll(() => main(page).ariaSnapshot()).toMatch(new RegExp(`\\b${match.left.score} ${match.right.score}\\b`));
    if (state === 'finished') {
      // Shown, the winner's name weighs more again.
      const weightOf = (standing: string) =>
        main(page)
          .locator(`h1 .team[data-standing="${standing}"] .name`)
          .evaluate((name) => Number(getComputedStyle(name).fontWeight));
      expect(await weightOf('leads')).toBeGreaterThan(await weightOf('trails'));
    }
    await main(page)
      .getByRole('tab', { name: t('matchPage.overview') })
      .click();
    await main(page).getByRole('table').first().waitFor();
    // All of it at once: before the browser can paint, no table is left.
    const left = await main(page)
      .getByRole('button', { name: t('matchPage.hideResults') })
      .evaluate(async (button: HTMLElement) => {
        button.click();
        await new Promise<void>((done) => queueMicrotask(done));
        return document.querySelectorAll('main table').length;
      });
    expect(left).toBe(0);
    await main(page).getByText(t('match.resultHidden')).waitFor();
    await silent(page);
  });

  it('has no result in title and head', async () => {
    const answer = await fetch(new URL(paths.match(finished), site.url));
    const html = await answer.text();
    const head = html
      .slice(0, html.indexOf('</head>'))
      .replace(/<style[\s\S]*?<\/style>|<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '');
    expect(head).toContain(finished.left.name);
    expect(head).not.toMatch(
      new RegExp(`${finished.left.score}\\s*[-–:]\\s*${finished.right.score}|\\b(?:wins?|won|beats?|victory|winner|score)\\b`, 'i'),
    );
  });
});

/** Ids of the matches of a place whose results assistive technology reads out. */
const told = async (place: Locator): Promise<number[]> =>
  (await heardMatches(place)).filter(({ words }) => revealsResult(words)).map(({ id }) => id);

describe('what a visitor chooses to hide', () => {
  let own: FinishedMatch;
  let other: FinishedMatch;
  beforeAll(async () => {
    own = await someMatch('finished', ({ round }) => round === undefined);
    const isOther = ({ round, beginAt, left, right }: Match): boolean =>
      round === undefined && beginAt.slice(0, 10) === own.beginAt.slice(0, 10) && ![left.id, right.id].includes(own.left.id);
    other = await someMatch('finished', (match) => match.id !== own.id && isOther(match));
  });

  /** Looks at the day of both matches before and after React has taken over; answers the page. */
  async function onTheirDay(storage: Readonly<Record<string, unknown>>, expected: { readonly [Name in 'own' | 'other']: boolean }) {
    const { prepare, letGo } = heldScripts();
    const { page } = await open(paths.matches(own.beginAt.slice(0, 10)), { storage, until: 'parsed', prepare });
    const results = async () => {
      const ids = await told(page.getByRole('main'));
      return { own: ids.includes(own.id), other: ids.includes(other.id) };
    };
    expect(await results(), 'before hydration').toEqual(expected);
    letGo();
    await hydrated(page);
    await expect.poll(results, { message: 'after hydration' }).toEqual(expected);
    return { page, results };
  }

  it('can be their team’s results only, while others show', async () => {
    await onTheirDay({ settings: { spoilerFree: 1, spoilerTeamsOnly: 1 }, followingTeams: [own.left.id] }, { own: false, other: true });
  });

  it('no longer includes a match that they mark as watched', async () => {
    const { page, results } = await onTheirDay(SPOILER_FREE, { own: false, other: false });
    const mark = t('match.markWatched', { match: `${own.left.name} vs ${own.right.name}` });
    await page.getByRole('main').getByRole('button', { name: mark }).click();
    await expect.poll(results).toEqual({ own: true, other: false });
    await onTheirDay({ ...SPOILER_FREE, watchedMatches: [own.id] }, { own: true, other: false });
  });

  it('includes what a delayed stream does not show yet: scores of running matches', async () => {
    const live = (await liveMatches()).map(({ id }) => id);
    const { prepare, letGo } = heldScripts();
    const { page } = await open(paths.home(), { storage: { settings: { streamDelaySeconds: 300 } }, until: 'parsed', prepare });
    const main = page.getByRole('main');
    const shown = async () => {
      const ids = await told(main);
      return { live: ids.some((id) => live.includes(id)), others: ids.some((id) => !live.includes(id)) };
    };
    expect(await shown(), 'before hydration').toEqual({ live: false, others: true });
    letGo();
    await hydrated(page);
    const eye = main
      .getByRole('article')
      .getByRole('button', { name: /^Show the result of / })
      .first();
    await eye.waitFor();
    expect(await shown(), 'after hydration').toEqual({ live: false, others: true });
    await eye.click();
    await expect.poll(shown).toEqual({ live: true, others: true });
  });
});

describe('a recording', () => {
  const player = (page: Page) => page.getByRole('region', { name: t('video.label') });
  const watch = (page: Page) =>
    page
      .getByRole('main')
      .getByTitle(t('game.watchGame', { number: 1 }))
      .first()
      .click();
  /** What a pointer meets in the upper part and the middle of the player. */
  const met = (page: Page) =>
    player(page)
      .locator('iframe')
      .evaluate((frame) => {
        const { left, top, width, height } = frame.getBoundingClientRect();
        return [0.05, 0.5].map((part) => document.elementFromPoint(left + width / 2, top + height * part)?.tagName);
      });

  it('plays with results hidden while its own page’s spoilers are neither seen, heard nor reachable', async () => {
    const { page } = await open(paths.match(finished), { storage: SPOILER_FREE, prepare: withRecordings });
    await watch(page);
    const play = player(page).getByRole('button', { name: t('video.play') });
    const pause = player(page).getByRole('button', { name: t('video.pause') });
    await play.first().click();
    await pause.waitFor();
    expect(await met(page)).not.toContain('IFRAME');
    expect(await player(page).ariaSnapshot()).not.toMatch(/iframe|58:07/);
    await expect(player(page).locator('.strip').isVisible()).resolves.toBe(true);
    await pause.click();
    // Whatever the player shows while it stands is covered.
    const cover = await player(page).locator('.cover').boundingBox();
    expect(cover).toEqual(await player(page).locator('iframe').boundingBox());
  });

  it('plays like any other for visitors who see results', async () => {
    const { page } = await open(paths.match(finished), { prepare: withRecordings });
    await watch(page);
    await player(page).locator('iframe').waitFor();
    expect(await met(page)).toContain('IFRAME');
    expect(await player(page).ariaSnapshot()).toMatch(/iframe/);
  });
});

describe('the eye', () => {
  const row = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="${encodeURI(paths.match(finished))}"]`) })
      .first();
  const score = () => new RegExp(`\\b${finished.left.score} ${finished.right.score}\\b`);
  const day = () => finished.beginAt.slice(0, 10);

  it('shows a result while it is held with a pointer, and only that one', async () => {
    const { page } = await open(paths.matches(day()), { storage: SPOILER_FREE });
    const eye = row(page).getByRole('button', { name: /^Show the result of / });
    await eye.scrollIntoViewIfNeeded();
    await eye.hover();
    await page.mouse.down();
    await expect.poll(() => row(page).ariaSnapshot()).toMatch(score());
    const told = (await heardMatches(page.getByRole('main'))).filter(({ words }) => revealsResult(words)).map(({ id }) => id);
    expect([...new Set(told)]).toEqual([finished.id]);
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect.poll(() => row(page).ariaSnapshot()).not.toMatch(score());
  });

  it.each(['Enter', 'Space'])('is toggled by %s, announces it, and hides again', async (key) => {
    const { page } = await open(paths.matches(day()), { storage: SPOILER_FREE });
    const eye = row(page).getByRole('button', { name: /^Show the result of / });
    await eye.focus();
    expect(await eye.getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press(key);
    await expect.poll(() => row(page).ariaSnapshot()).toMatch(score());
    expect(await eye.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press(key);
    await expect.poll(() => row(page).ariaSnapshot()).not.toMatch(score());
    expect(await eye.getAttribute('aria-pressed')).toBe('false');
  });
});
