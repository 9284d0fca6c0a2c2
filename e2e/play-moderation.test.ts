import type { Page } from 'playwright';
import { expect, inject, it, vi } from 'vitest';
import * as v from 'valibot';
import type { Match } from '../lib/domain/match/match';
import { mayBePredicted } from '../lib/domain/match/match-state';
import { paths } from '../lib/domain/page/paths';
import { BET_STATES, JOURNAL_KINDS } from '../lib/domain/play/ledger';
import { MARKET_KINDS, type MarketKind } from '../lib/domain/play/market';
import { givenAccount, logIn, withAuth } from './support/accounts';
import { switchTheme, violations } from './support/axe';
import { hydrated, PHONE, useBrowser } from './support/browser';
import { weekMatches } from './support/site-data';
import { t } from './support/texts';

/** Markets in the hands of administrators, and what players see of it: predictions that are won, lost, void and corrected, with their receipts. On a phone first. */

const site = inject('demo');
const visit = withAuth(useBrowser(() => site.url).open);

const STAKE = 50;
const MARKETS = { winner: t('play.markets.winner'), score: t('play.markets.score'), games: t('play.markets.games') };

const main = (page: Page) => page.getByRole('main');

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function onPhone(email: string): Promise<Page> {
  const { page } = await visit(paths.leagues());
  await logIn(page, email);
  await page.setViewportSize(PHONE.viewport ?? { width: 390, height: 844 });
  return page;
}

/** A match with all these markets open: the latest of the week, which no other test uses. */
async function predictableMatch(page: Page): Promise<Match> {
  for (const match of (await weekMatches(site.monday)).toReversed()) {
    if (!mayBePredicted(match)) continue;
    const { markets } = await answerOf(page, paths.api.playMarkets(match.id), MarketsSchema);
    if (Object.keys(MARKETS).every((kind) => markets.some((market) => market.kind === kind))) return match;
  }
  throw new Error('The demo season has no match to predict');
}

async function predict(page: Page, market: keyof typeof MARKETS): Promise<void> {
  await main(page).getByRole('group', { name: MARKETS[market], exact: true }).getByRole('button').first().click();
  await main(page)
    .getByRole('button', { name: t('play.place'), exact: true })
    .click();
  await main(page)
    .getByRole('status')
    .filter({ hasText: /^Your pick: / })
    .waitFor();
}

const MarketsSchema = v.object({ markets: v.array(v.object({ kind: v.picklist(MARKET_KINDS) })) });
const BetsSchema = v.object({
  balance: v.number(),
  settled: v.array(v.object({ kind: v.picklist(MARKET_KINDS), state: v.picklist(BET_STATES), isCorrected: v.boolean() })),
});
const JournalSchema = v.object({
  rows: v.array(v.object({ kind: v.picklist([...JOURNAL_KINDS, 'carried']), amount: v.number(), market: v.nullable(v.string()) })),
});

async function answerOf<const Schema extends v.GenericSchema>(page: Page, path: string, schema: Schema): Promise<v.InferOutput<Schema>> {
  return v.parse(schema, await page.evaluate(async (url): Promise<unknown> => (await fetch(url)).json(), path));
}

/** Waits until the job has settled the prediction on a market so. */
async function untilSettled(
  page: Page,
  kind: MarketKind,
  wanted: { readonly state: string; readonly isCorrected: boolean },
): Promise<void> {
  await vi.waitFor(
    async () => {
      const { settled } = await answerOf(page, paths.api.play(), BetsSchema);
      expect(settled.find((bet) => bet.kind === kind)).toMatchObject(wanted);
    },
    { timeout: 60_000, interval: 500 },
  );
}

type Act = { readonly act: 'suspend' | 'resume' | 'void' | 'correct'; readonly reason: string; readonly outcome?: number };

/** Does something to a market on the page of administrators. */
async function moderate(page: Page, market: keyof typeof MARKETS, { act, reason, outcome }: Act): Promise<void> {
  const name = t(`marketAdmin.acts.${act}`);
  const box = main(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: MARKETS[market] }) });
  if ((await box.getAttribute('open')) === null) await box.locator('summary').click();
  await box.locator('select').first().selectOption({ label: name });
  if (outcome !== undefined) await box.locator('select').nth(1).selectOption({ index: outcome });
  await box.getByLabel(t('marketAdmin.reason')).fill(reason);
  await box.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await box.getByRole('status').waitFor();
  await main(page).getByText(reason).waitFor();
}

/** In both themes and at every width: nothing is wider than the page, and axe finds nothing. */
async function expectSound(page: Page): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await switchTheme(page, theme);
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${page.url()} ${width}`).toBeLessThanOrEqual(0);
    }
    expect(await violations(page, { include: 'main' }), `${page.url()} ${theme}`).toEqual([]);
  }
}

it('suspends, corrects and voids markets with a reason, and players find each in their receipts', { timeout: 300_000 }, async () => {
  const stamp = Date.now();
  await givenAccount(`bettor${stamp}@example.com`);
  await givenAccount(`moderator${stamp}@example.com`, { admin: true });
  const player = await onPhone(`bettor${stamp}@example.com`);
  const match = await predictableMatch(player);
  const moderator = await onPhone(`moderator${stamp}@example.com`);

  await go(player, paths.playOrder(match.id));
  for (const market of ['winner', 'score', 'games'] as const) await predict(player, market);
  await go(moderator, paths.adminPlay(match.id));

  const reason = (what: string): string => `${what} ${stamp}`;
  await moderate(moderator, 'winner', { act: 'suspend', reason: reason('Rumours of a substitute') });
  await go(player, paths.playOrder(match.id));
  await main(player).getByRole('group', { name: MARKETS.score, exact: true }).waitFor();
  expect(await main(player).getByRole('group', { name: MARKETS.winner, exact: true }).count()).toBe(0);
  await moderate(moderator, 'winner', { act: 'resume', reason: reason('The line-up is confirmed') });
  await go(player, paths.playOrder(match.id));
  await main(player).getByRole('group', { name: MARKETS.winner, exact: true }).waitFor();

  // The player took the first outcome.
  await moderate(moderator, 'winner', { act: 'correct', outcome: 0, reason: reason('Decided by the league') });
  await untilSettled(player, 'winner', { state: 'won', isCorrected: false });
  await moderate(moderator, 'winner', { act: 'correct', outcome: 1, reason: reason('The decision was appealed') });
  await untilSettled(player, 'winner', { state: 'lost', isCorrected: true });
  await moderate(moderator, 'score', { act: 'void', reason: reason('Played with a bug') });
  await untilSettled(player, 'score', { state: 'void', isCorrected: false });

  const { balance } = await answerOf(player, paths.api.play(), BetsSchema);
  const { rows } = await answerOf(player, '/api/play/journal', JournalSchema);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  const of = (kind: MarketKind) => rows.filter(({ market }) => market === `${match.id}-${kind}`).map((row) => row.kind);
  expect(of('winner')).toEqual(['reversal', 'win', 'stake']);
  expect(of('score')).toEqual(['refund', 'stake']);

  await go(player, paths.playPredictions());
  const settled = player.locator('section[aria-labelledby="play-settled"]');
  const receipt = (kind: 'winner' | 'score') => settled.locator('details').filter({ hasText: MARKETS[kind] });
  await receipt('winner').locator('summary').click();
  await receipt('winner').getByText(t('play.states.lost'), { exact: true }).waitFor();
  await receipt('winner').getByText(t('play.correctedNote')).waitFor();
  await receipt('score').locator('summary').click();
  await receipt('score')
    .getByText(`${t('play.states.void')} +${STAKE}`)
    .waitFor();
  await receipt('score').getByText(t('play.voidNote')).waitFor();
  await expectSound(player);
  for (const path of [paths.playOwnProfile(), paths.playShop(), paths.playRules()]) {
    await go(player, path);
    await expectSound(player);
  }

  await go(moderator, paths.adminPlay(match.id));
  const notes = main(moderator)
    .getByRole('listitem')
    .filter({ hasText: String(stamp) });
  expect(await notes.count()).toBe(5);
  await notes.first().getByText(t('marketAdmin.acts.void')).waitFor();
  await main(moderator).locator('summary').first().click();
  await expectSound(moderator);

  // With results hidden, settled predictions show only once the reader reveals them.
  await player.evaluate(() => localStorage.setItem('settings', JSON.stringify({ spoilerFree: 1 })));
  await go(player, paths.playPredictions());
  const told = () => main(player).innerText();
  const states = new RegExp([t('play.states.won'), t('play.states.lost'), t('play.states.void'), String(balance)].join('|'));
  expect(await told()).not.toMatch(states);
  await main(player)
    .getByRole('button', { name: t('standings.show') })
    .first()
    .click();
  await main(player).getByText(t('play.states.lost'), { exact: true }).waitFor();
});
