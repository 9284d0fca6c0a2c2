// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { OpenPredictions } from '../../../components/play/OpenPredictions';
import { PlayFriendsView } from '../../../components/views/PlayFriendsView';
import { PlayOrderView } from '../../../components/views/PlayOrderView';
import { PlayPickemView } from '../../../components/views/PlayPickemView';
import { PlayRankingsView } from '../../../components/views/PlayRankingsView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { STANDINGS_ROWS } from '../../../lib/fixtures/table-fixture';
import { NO_MARK } from '../../../lib/domain/play/cosmetics';
import { grantDue, NEW_ACCOUNT, placeBet, settleBet, type Bet, type PlayAccount } from '../../../lib/domain/play/ledger';
import { placedPlayers } from '../../../lib/domain/play/placed-players';
import { marketIn, offeredMarkets, openBook } from '../../../lib/domain/play/market';
import { oddsOf } from '../../../lib/domain/play/odds';
import type { PickemPageData } from '../../../lib/domain/play/pickem/pickem-page';
import type { PickState } from '../../../lib/domain/play/pickem/pickem-score';
import { playAnswer } from '../../../lib/domain/play/play-answer';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { teamStub } from '../../support/entity-fixture';
import { renderSite } from '../../support/render-site';
import { pickemStage } from '../../support/play/pickem-fixture';
import { fromServer, inBrowser } from '../../support/play/spoiler-page';

/**
 * The same account after two outcomes of the matches that it predicted: the left side
 * won all of them, or the right side did. With results hidden every page is the same.
 */

afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
});

const NOW = Date.parse('2026-11-23T10:00:00Z');
const beginAt = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
type Side = 'left' | 'right';

/** Five settled predictions on the left side and one that is open, after the matches were won by `winner`. */
function played(winner: Side): { readonly account: PlayAccount; readonly bets: readonly Bet[] } {
  let { account } = grantDue(NEW_ACCOUNT, NOW);
  const bets: Bet[] = [];
  for (let matchId = 1; matchId <= 6; matchId += 1) {
    const book = openBook(notStartedMatch({ id: matchId, beginAt: beginAt(1) }), NOW, false);
    const outcome = (book && marketIn(book, 'winner'))?.outcomes.find(({ id }) => id === 'left');
    const asked = { id: `bet-number-${matchId}`, uid: 'ann', matchId, kind: 'winner', outcome: 'left', stake: 50 } as const;
    const placed = placeBet({ account, book, known: null }, { ...asked, odds: oddsOf(outcome?.chance ?? 1) }, NOW);
    if (placed.kind !== 'placed') throw new Error('a bet was refused');
    ({ account } = placed);
    const verdict = { revision: 1, outcome: winner, reason: 'result', voidFrom: null, at: NOW + 10_800_000, byHand: false } as const;
    const settled = matchId === 6 ? null : settleBet(account, placed.bet, verdict);
    account = settled?.account ?? account;
    bets.push(settled?.bet ?? placed.bet);
  }
  return { account, bets };
}

function overview(winner: Side) {
  const { account, bets } = played(winner);
  return { play: playAnswer(account.balance, bets), reader: { kind: 'player' } as const };
}

const upcoming = () => {
  const match = notStartedMatch({ id: 6, beginAt: beginAt(30) });
  const book = openBook(match, NOW, false);
  return { match, markets: book === null ? [] : offeredMarkets(book, NOW) };
};

const tallyOf = (winner: Side) => played(winner).account.tallies.week;
/** Another player, whose five predictions were all right; their name is shown only with the table. */
const scored = (winner: Side) => [
  { uid: 'ann', name: 'Ann', mark: NO_MARK, tally: tallyOf(winner) },
  { uid: 'bob', name: 'Bob', mark: NO_MARK, tally: { ...tallyOf('left'), score: 1 } },
];

const teams = Array.from({ length: 16 }, (_, index) => teamStub(index + 1));
const TABLE = STANDINGS_ROWS.slice(0, 2);
function pickem(kind: 'groups' | 'swiss', isRight: boolean): PickemPageData {
  const state: PickState = isRight ? 'right' : 'wrong';
  const ids = teams.map(({ id }) => id);
  const groups = { group: 1, teams: teams.slice(0, 4) };
  const score = {
    points: isRight ? 12 : 0,
    best: isRight ? 30 : 3,
    isExact: false,
    isFinal: false,
    isProvisional: true,
    results: ids
      .flatMap((id) => [String(id), `perfect-${id}`, `advance-${id}`, `winless-${id}`])
      .map((key) => ({ key, state, points: isRight ? 3 : 0 })),
  };
  return {
    stage: pickemStage({ kind, locksAt: beginAt(-1), isLocked: true }),
    task: kind === 'groups' ? { kind, groups: [groups] } : { kind, teams },
    entry: {
      picks:
        kind === 'groups'
          ? { kind, groups: [ids.slice(0, 4)] }
          : { kind, perfect: ids.slice(0, 2), advance: ids.slice(2, 8), winless: ids.slice(8, 10) },
      revision: 1,
      savedAt: beginAt(-2),
      share: null,
    },
    score,
    played: {
      tournament: { name: 'Stage', hasBracket: false, teams: [] },
      table: { tournamentId: 7, tournamentName: 'Stage', kind: 'group', from: 'source', rows: isRight ? TABLE : TABLE.toReversed() },
      matches: [],
      stages: [],
      open: [],
      next: [],
    },
    reader: { kind: 'player' },
  };
}

const VIEWS: Readonly<Record<string, (winner: Side) => ReactElement>> = {
  'the predictions': (winner) => <OpenPredictions {...overview(winner)} matches={[upcoming()]} onPlaced={() => undefined} />,
  'the markets of a match': (winner) => <PlayOrderView {...overview(winner)} open={upcoming()} />,
  'the ranking': (winner) => (
    <PlayRankingsView
      period="week"
      players={placedPlayers(scored(winner), 'ann')}
      own={{ ...tallyOf(winner), period: 'week', place: 1 }}
      reader={{ kind: 'player' }}
    />
  ),
  'the ranking of friends': (winner) => (
    <PlayFriendsView reader={{ kind: 'player' }} players={placedPlayers(scored(winner), 'ann')} leagues={1} />
  ),
  'the order of groups': (winner) => <PlayPickemView {...pickem('groups', winner === 'left')} />,
  'the boxes of a Swiss stage': (winner) => <PlayPickemView {...pickem('swiss', winner === 'left')} />,
};

describe.each(Object.entries(VIEWS))('%s', (_name, view) => {
  it('reveals no result while results are hidden', () => {
    saveSettings({ ...DEFAULT_SETTINGS, spoilerFree: true });
    expect(inBrowser(view('left'))).toBe(inBrowser(view('right')));
    expect(fromServer(view('left'))).toBe(fromServer(view('right')));
  });

  it('shows results where they are not hidden', () => {
    expect(inBrowser(view('left'))).not.toBe(inBrowser(view('right')));
  });
});

it('a match says what the reader has predicted of it', () => {
  const open = upcoming();
  const { play, reader } = overview('left');
  const [bet = expect.fail()] = play.settled;
  const own = { ...bet, matchId: open.match.id, market: open.markets[0]?.id ?? '', state: 'open', outcome: 'left', odds: 1.96 } as const;
  renderSite(<OpenPredictions play={{ ...play, open: [own] }} reader={reader} matches={[open]} onPlaced={() => undefined} />);
  expect(document.querySelector('.cards [data-picked]')?.textContent).toMatch(/Your pick$/);
  expect(document.querySelectorAll('.cards [data-picked]')).toHaveLength(1);
});
