import { expect, it, vi } from 'vitest';
import { t } from '../support/texts';
import { PHONE, useBrowser } from '../support/browser';
import { feedEvents, feedFrame, feedPast } from '../support/plans/plan-feed';
import { usePlanRig } from '../support/plans/plan-rig';
import { EVENTS_FEED, FEED, MATCHES } from '../support/plans/plan-world';

/** What the built site shows with each plan of PandaScore (docs/operations.md#what-a-plan-shows), from the API to the page. */

let site = '';
const rig = usePlanRig();
const { open } = useBrowser(() => site);

const PAGES = [
  '/',
  `/match/${MATCHES.finished}`,
  `/match/${MATCHES.running}`,
  `/match/${MATCHES.upcoming}`,
  '/team/901',
  '/player/8001',
  '/league/5001',
  '/tournament/7002',
  '/standings',
  '/tournaments',
  '/patch-notes',
  `/news/match-${MATCHES.finished}`,
];
/** What a path answers. A page that is rendered for the first time on a busy machine may be late, which the site says with 503. */
const answer = (path: string) =>
  vi.waitFor(
    async () => {
      const given = await fetch(`${site}${path}`);
      expect(given.status).not.toBe(503);
      return given;
    },
    { timeout: 30_000, interval: 1_000 },
  );
/** A page without its scripts, which carry texts for what may come. */
const html = async (path: string) => (await (await answer(path)).text()).replaceAll(/<script\b.*?<\/script>/gs, '');
const status = async (path: string) => (await answer(path)).status;
/** A browser's visit to a page that has been rendered before. */
const visit: typeof open = async (path, options) => {
  await answer(path);
  return open(path, options);
};

it('promises no statistics where the plan has none', { timeout: 120_000 }, async () => {
  site = (await rig.open('free')).url;
  const promises = [t('player.noGamesHint'), t('team.noFiguresHint'), t('game.statisticsHint'), t('champion.noGamesHint')];
  for (const path of PAGES) {
    const page = await html(path);
    expect(page, path).toContain('Harbour League');
    expect(
      promises.filter((promise) => page.includes(promise)),
      path,
    ).toEqual([]);
    expect(page.match(/href="\/(?:stats|champion)\b[^"]*"/g), path).toBeNull();
  }
  expect(await html(`/match/${MATCHES.finished}`)).toContain(t('coverage.none'));
  expect(await html('/player/8001')).toContain(t('player.unknown'));
  expect([await status('/stats'), await status('/champion/31')]).toEqual([404, 404]);

  const { page } = await visit(`/match/${MATCHES.running}`);
  await page.getByRole('tab', { name: t('game.gameNumber', { number: 2 }) }).click();
  await page.getByText(t('game.statisticsNotKept')).waitFor();
  expect(await page.getByText(t('game.playingHint')).count()).toBe(0);
});

it('shows figures of every finished game on the historical plan, and of no running game', { timeout: 120_000 }, async () => {
  site = (await rig.open('historical')).url;
  const finished = await html(`/match/${MATCHES.finished}`);
  for (const text of ['Osprey', 'Ripple', t('game.voidGrubs')]) expect(finished).toContain(text);
  expect(await html('/stats')).toContain('Ripple');
  expect([await status('/champion/31'), await status('/team/901/stats')]).toEqual([200, 200]);

  const { page } = await visit(`/match/${MATCHES.finished}`);
  await page.getByRole('tab', { name: t('game.gameNumber', { number: 1 }) }).click();
  await page.getByRole('heading', { name: t('game.draft') }).waitFor();
  expect(await page.getByText(t('gameDetail.goldAdvantage')).count()).toBe(0);

  await page.goto(`/match/${MATCHES.running}`);
  await page.getByRole('tab', { name: t('game.gameNumber', { number: 2 }) }).click();
  await page.getByText(t('game.playingHint')).waitFor();
});

it(
  'shows clock, gold, objectives and events of a running game on the live plan, and logos for both themes',
  { timeout: 120_000 },
  async () => {
    const { url, feeds } = await rig.open('live');
    site = url;
    await vi.waitFor(() => expect(feeds.open().toSorted()).toEqual([FEED, EVENTS_FEED]), { timeout: 30_000, interval: 200 });
    // The game has progressed further than the listed start suggests.
    const begun = Date.now() - 1470_000;
    const seconds = () => Math.floor((Date.now() - begun) / 1000);
    const told = seconds();
    feeds.pastAt.set(FEED, feedPast(told));
    feeds.pastAt.set(EVENTS_FEED, { type: 'recover', payload: feedEvents(0, told) });
    let said = told;
    const speaking = setInterval(() => {
      const now = seconds();
      feeds.say(FEED, feedFrame(now));
      for (const event of feedEvents(said, now)) feeds.say(EVENTS_FEED, event);
      said = now;
    }, 1000);
    try {
      const { page } = await visit(`/match/${MATCHES.running}`, { ...PHONE });
      await page.getByRole('tab', { name: t('game.gameNumber', { number: 2 }) }).click();
      const panel = page.getByRole('tabpanel');
      await panel.getByRole('heading', { name: t('gameDetail.goldAdvantage') }).waitFor({ timeout: 30_000 });
      for (const [objective, count] of [
        ['voidGrubs', '3'],
        ['atakhans', '1'],
      ] as const)
        await expect
          .poll(() => panel.locator('dl > div', { hasText: t(`game.${objective}`) }).innerText())
          .toMatch(new RegExp(`\\b${count}\\b`));
      const lines = panel.locator('section', { has: page.getByRole('heading', { name: t('gameDetail.events') }) }).locator('li');
      await lines.filter({ hasText: /^20:50FOX Atakhan Bracken/ }).waitFor();
      // It is taken while the page is open, by a feed of events to the second.
      await lines.filter({ hasText: /^25:00FOX Baron Bracken/ }).waitFor({ timeout: 60_000 });
      const next = page.getByRole('list', { name: t('matchPage.nextObjectives') }).first();
      await expect.poll(() => next.innerText()).toMatch(/^Dragon up\s+Baron in \d:\d\d$|^Dragon up$/);
      const behind = async () => {
        const [, minutes = '', rest = ''] = /(\d+):(\d\d)$/.exec(await page.locator('main .live-game').first().innerText()) ?? [];
        return Math.abs(Number(minutes) * 60 + Number(rest) - seconds());
      };
      await expect.poll(behind).toBeLessThanOrEqual(5);
      const gold = async () => (await panel.locator('dl > div', { hasText: t('game.gold') }).innerText()).replaceAll(/\D+/g, ' ');
      const before = await gold();
      await expect.poll(gold, { timeout: 20_000 }).not.toBe(before);

      for (const theme of ['light', 'dark']) {
        const { page: team } = await visit('/team/901', { storage: { settings: { theme } } });
        const shown = team.locator('main header:has(h1) .ui-crest img:visible');
        expect(await shown.count()).toBe(1);
        await team.locator('.live-card', { hasText: /kills.*gold/s }).waitFor();
        expect((await shown.getAttribute('src'))?.includes('_dark_'), theme).toBe(theme === 'dark');
      }
    } finally {
      clearInterval(speaking);
    }
  },
);
