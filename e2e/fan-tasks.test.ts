import type { Locator, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/paths';
import { PHONE, useBrowser } from './support/browser';
import { longestGame } from './support/site-data';
import { t } from './support/texts';

/** Four things that fans come for, from the homepage in two taps at most (docs/fan-tasks.md). Typing is no tap. */

const site = inject('demo');
const { open } = useBrowser(() => site.url);

const MOST_TAPS = 2;

type Fan = {
  readonly page: Page;
  readonly phone: boolean;
  /** Presses, as a finger does on a phone. */
  readonly tap: (target: Locator) => Promise<void>;
};

async function walk(phone: boolean, task: (fan: Fan) => Promise<void>): Promise<number> {
  const { page } = await open('/', phone ? PHONE : {});
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await (phone ? target.tap() : target.click());
  };
  await task({ page, phone, tap });
  return taps;
}

const navigation = (page: Page) => page.getByRole('navigation', { name: t('shell.navigation') });

/** Through the navigation, which is a drawer on a phone. */
async function goTo(name: string, { page, phone, tap }: Fan): Promise<void> {
  if (phone) await tap(page.getByRole('button', { name: t('shell.openNavigation') }));
  await tap(navigation(page).getByRole('link', { name, exact: true }));
}

async function compareMids(fan: Fan): Promise<void> {
  const { page } = fan;
  await goTo(t('shell.compare'), fan);
  await page.waitForURL(`**${paths.compare()}`);
  const main = page.getByRole('main');
  // The first pair is open: two mid laners, with figures of both.
  const pair = main.getByRole('link', { name: new RegExp(`^${t('game.roles.mid')}.+ – `) }).first();
  const [one = '', other = ''] = ((await pair.textContent()) ?? '').replace(t('game.roles.mid'), '').trim().split(' – ');
  await main.getByRole('heading', { name: `${one} vs ${other}` }).waitFor();
  await main.getByRole('heading', { name: t('compare.meetings') }).waitFor();
}

async function whoPlaysAzir({ page, phone, tap }: Fan): Promise<void> {
  const field = navigation(page).getByLabel(t('search.label'));
  await tap(phone ? page.locator('.shell-bar').getByRole('button', { name: t('shell.search') }) : field);
  await field.fill('azir');
  await tap(
    page
      .getByRole('listbox', { name: t('search.results') })
      .getByRole('option', { name: 'Azir' })
      .first(),
  );
  const players = page.getByRole('main').getByRole('region', { name: t('champion.players') });
  await players.waitFor();
  // By games, the most first.
  const games = await players.getByRole('row').locator('td:nth-of-type(1)').allInnerTexts();
  expect(games.length).toBeGreaterThan(1);
  expect(games.map(Number)).toEqual(games.map(Number).sort((a, b) => b - a));
}

async function whoIsIn(fan: Fan): Promise<void> {
  const { page } = fan;
  await goTo(t('shell.standings'), fan);
  await page.waitForURL(`**${paths.standings()}`);
  await page
    .getByRole('main')
    .getByRole('heading', { name: t('scenarios.title') })
    .waitFor();
}

async function lastFiveMinutes({ page, tap }: Fan): Promise<void> {
  const card = page.getByRole('main').getByRole('article');
  await tap(card.locator(`a[href="${encodeURI(paths.match(await longestGame()))}"]`).first());
  await page
    .getByRole('main')
    .getByRole('region', { name: t('gameDetail.events') })
    .getByRole('listitem')
    .first()
    .waitFor();
}

describe.each([
  ['at 390 pixels', true],
  ['at 1440 pixels', false],
])('two taps from the homepage %s', (_width, phone) => {
  it.each([
    ['compare two mid laners', compareMids],
    ['who plays Azir most', whoPlaysAzir],
    ['who is in, who needs what', whoIsIn],
    ['what happened in the last five minutes', lastFiveMinutes],
  ])('%s', async (_task, task) => {
    expect(await walk(phone, task)).toBeLessThanOrEqual(MOST_TAPS);
  });
});
