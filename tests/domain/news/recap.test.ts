import { describe, expect, it } from 'vitest';
import type { GameDetail, GamePlayer } from '../../../lib/domain/match/game';
import type { MatchDocument } from '../../../lib/domain/models/read-models';
import type { MatchRound } from '../../../lib/domain/match/match';
import { recapFacts } from '../../../lib/domain/news/recap';
import { finishedGame, gamePlayer } from '../../support/game-fixture';
import { finishedMatch, scored } from '../../../lib/fixtures/match-fixture';

const EARLIER = {
  form: { left: { teamId: 77, matches: [] }, right: { teamId: 1, matches: [] } },
  headToHead: { leftWins: 0, rightWins: 0, draws: 0, matches: [] },
};

function game(position: number, ...players: GamePlayer[]): GameDetail {
  return finishedGame({ id: 100 + position, position, players });
}

function facts(...games: GameDetail[]) {
  const match = finishedMatch({
    games: [],
    left: scored({ id: 77, score: games.length }),
    right: scored({ id: 1, score: 0 }),
    winnerId: 77,
  });
  return recapFacts(match, EARLIER, games);
}

describe('the best KDA of a recap', () => {
  const regular = gamePlayer({ id: 1, name: 'Regular', kills: 2, deaths: 2, assists: 2 });
  const better = gamePlayer({ id: 2, name: 'Better', kills: 9, deaths: 1, assists: 9 });

  it('is that of the player with the highest rate over the series', () => {
    expect(facts(game(1, regular, better), game(2, regular, better)).bestKda).toMatchObject({
      name: 'Better',
      kda: 18,
      kills: 18,
      games: 2,
    });
  });

  it('is left out where a player of some games had a higher one', () => {
    expect(facts(game(1, regular, better), game(2, regular)).bestKda).toBeNull();
  });

  it('is left out where a player’s figures are not known', () => {
    expect(facts(game(1, better, gamePlayer({ id: 3, deaths: null }))).bestKda).toBeNull();
  });

  it('is left out where two are equal', () => {
    expect(facts(game(1, better, { ...better, id: 4 })).bestKda).toBeNull();
  });
});

describe('what a match meant', () => {
  const told = (round: MatchRound, tournamentName = 'Playoffs', onward: Pick<MatchDocument, 'onward'> = {}) =>
    recapFacts(
      finishedMatch({
        games: [],
        round,
        tournamentName,
        left: scored({ id: 77, score: 3 }),
        right: scored({ id: 1, score: 0 }),
        winnerId: 77,
      }),
      { ...EARLIER, ...onward },
      [],
    );
  const semifinal = { part: 'single', name: 'semifinals', round: 2, match: 1 } as const;

  it.each([
    ['the title', { part: 'single', name: 'final', round: 3, match: null, stake: 'title' }, ['title left']],
    ['the final, of a semifinal', { ...semifinal, stake: 'out' }, ['out right', 'reachFinal left']],
    ['the final, of a half’s own', { part: 'upper', name: 'final', round: 3, match: null }, ['reachFinal left']],
    ['the end for the loser', { part: 'lower', name: 'round', round: 1, match: 2, stake: 'out' }, ['out right']],
    ['nothing certain', { part: 'upper', name: 'semifinals', round: 2, match: 1, stake: 'drops' }, []],
  ] as const)('is %s', (_what, round, meant) => {
    expect(told(round).meant.map(({ kind, side }) => `${kind} ${side}`)).toEqual(meant);
  });

  it('is the round that the winner goes on to, with the match that comes there, and where the loser goes', () => {
    const next = { at: '2023-08-24T08:00:00Z', opponent: 'KT', winnerOf: null };
    const onward = (part: MatchRound['part'], name: MatchRound['name']) => ({ onward: { round: { part, name, round: 2 }, next } });
    const quarterfinal = { part: 'single', name: 'quarterfinals', round: 1, match: 1, stake: 'out' } as const;
    expect(told(quarterfinal, 'Playoffs', onward('single', 'semifinals'))).toMatchObject({
      meant: [
        { kind: 'out', side: 'right' },
        { kind: 'reachSemifinals', side: 'left' },
      ],
      next,
    });
    expect(told({ ...quarterfinal, part: 'upper', stake: 'drops' }, 'Playoffs', onward('upper', 'semifinals')).meant).toEqual([
      { kind: 'drops', side: 'right' },
      { kind: 'goesOn', side: 'left', round: { part: 'upper', name: 'semifinals', round: 2 } },
    ]);
  });

  it('is no final where a bracket gives no title', () => {
    expect(told(semifinal, 'Regional Qualifier').meant).toEqual([]);
  });
});
