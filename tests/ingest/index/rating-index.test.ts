import { describe, expect, it } from 'vitest';
import { deriveRankings, deriveTeamRating } from '../../../lib/ingest/derive/ratings';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { RatingIndex } from '../../../lib/ingest/index/rating-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import type { FinishedMatch, Match } from '../../../lib/domain/match/match';
import { finishedMatch, gameStub, notStartedMatch, offMatch, runningMatch, unscored } from '../../../lib/fixtures/match-fixture';
import { seasonWith } from '../../support/ingest/season-with';

/** The n-th of daily matches that T1 wins against Gen.G. */
function won(n: number, overrides: Partial<FinishedMatch> = {}): FinishedMatch {
  const at = (hour: number) => new Date(Date.UTC(2023, 6, n, hour)).toISOString();
  const games = [gameStub(1, { id: n * 10 }), gameStub(2, { id: n * 10 + 1 })];
  return finishedMatch({ id: n, beginAt: at(8), endAt: at(10), games, ...overrides });
}

function know(...matches: Match[]) {
  const [matchIndex, stats] = [new MatchIndex(), new StatsIndex()];
  matchIndex.apply(matches);
  return { matchIndex, ratings: new RatingIndex(matchIndex, stats) };
}

const next = notStartedMatch({ id: 100 });
const FIVE = [1, 2, 3, 4, 5].map((n) => won(n));

describe('chances', () => {
  it('exist before every match of two teams of which one has played', () => {
    const { ratings } = know(...FIVE, next);
    const chance = ratings.chanceOf(next);
    expect(chance?.left).toBeGreaterThan(0.6);
    expect((chance?.left ?? 0) + (chance?.right ?? 0)).toBeCloseTo(1, 10);
    expect(ratings.chanceOf(notStartedMatch({ id: 101, left: unscored({ id: 0 }) }))).toBeNull();
    expect(ratings.chanceOf(offMatch('canceled'))).toBeNull();
    expect(know(next).ratings.chanceOf(next)).toBeNull();
  });

  it('do not move once the match has begun', () => {
    const during = won(20, { endAt: '2023-08-19T09:00:00Z', beginAt: '2023-08-19T07:00:00Z' });
    const { matchIndex, ratings } = know(...FIVE, next);
    const before = ratings.chanceOf(next);
    matchIndex.apply([runningMatch({ id: 100 }), during]);
    expect(ratings.chanceOf(runningMatch({ id: 100 }))).toEqual(before);
    const ended = finishedMatch({ id: 100, games: [gameStub(1), gameStub(2)] });
    matchIndex.apply([ended]);
    expect(ratings.chanceOf(ended)).toEqual(before);
  });

  it('are the same after a correction as if it had always been so', () => {
    const { matchIndex, ratings } = know(...FIVE, next);
    const lost = won(2, { winnerId: 1, games: [gameStub(1, { id: 20, winnerId: 1 }), gameStub(2, { id: 21, winnerId: 1 })] });
    const before = ratings.chanceOf(next);
    matchIndex.apply([lost]);
    expect(ratings.chanceOf(next)).not.toEqual(before);
    expect(ratings.chanceOf(next)).toEqual(know(...FIVE.filter(({ id }) => id !== 2), lost, next).ratings.chanceOf(next));
  });

  it('learn nothing from a forfeit', () => {
    const { ratings } = know(...FIVE, won(6, { forfeit: true }), next);
    expect(ratings.chanceOf(next)).toEqual(know(...FIVE, next).ratings.chanceOf(next));
  });
});

describe('the chances against an open side', () => {
  const open = (teams: readonly { readonly id: number; readonly name: string }[]) =>
    notStartedMatch({
      id: 102,
      right: unscored({ id: 0, abbr: '', name: '' }),
      round: {
        part: 'single',
        name: 'final',
        round: 2,
        match: null,
        from: { right: { takes: 'winner', match: teams.map(({ name }) => name).join('–'), teams: [...teams] } },
      },
    });
  const gen = { id: 1, name: 'GEN' };
  const unplayed = { id: 500, name: 'New' };

  it('are those against each team that may come, as if they met', () => {
    const { ratings } = know(...FIVE);
    const match = open([gen, unplayed]);
    const against = ratings.chancesAgainst(match);
    expect(against.map(({ name }) => name)).toEqual(['GEN', 'New']);
    expect(against[0]?.chance).toBe(ratings.chanceBetween(match.left.id, 1, match));
    expect(against[0]?.chance).toBeGreaterThan(0.6);
  });

  it('are none where the ratings know neither team, where both sides are open, or where nobody knows who may come', () => {
    const { ratings } = know();
    expect(ratings.chancesAgainst(open([gen]))).toEqual([]);
    const known = know(...FIVE).ratings;
    expect(known.chancesAgainst({ ...open([gen]), left: unscored({ id: 0, abbr: '', name: '' }) })).toEqual([]);
    expect(known.chancesAgainst(open([]))).toEqual([]);
    expect(known.chancesAgainst(next)).toEqual([]);
  });
});

describe('the changed chances', () => {
  it('are those of upcoming matches that a result has moved, and none without a changed result', () => {
    const { matchIndex, ratings } = know(...FIVE, next);
    ratings.takeChanged();
    matchIndex.apply([{ ...next, name: 'Final' }]);
    expect(ratings.takeChanged()).toEqual({ matches: [], teams: [] });
    matchIndex.apply([won(6)]);
    const { matches, teams } = ratings.takeChanged();
    expect([...matches].sort()).toEqual([100, 6]);
    expect([...teams].sort()).toEqual([1, 77]);
  });
});

describe('the ranking', () => {
  it('ranks teams with five matches, best first, with their movement within a week', () => {
    const { matchIndex, ratings } = know(
      ...[1, 2, 3, 4, 5, 20].map((n) => won(n)),
      won(21, { left: { ...won(1).left, id: 5, name: 'KT' }, winnerId: 1, games: [gameStub(1, { winnerId: 1 })] }),
    );
    const ranking = deriveRankings(seasonWith({ ratings, matchIndex }));
    expect(ranking?.teams.map(({ place, team, placeBefore }) => [place, team.id, placeBefore])).toEqual([
      [1, 77, 1],
      [2, 1, 2],
    ]);
    expect(ranking?.teams[0]).toMatchObject({ matches: 6, latest: ['won', 'won', 'won', 'won', 'won'] });
    expect(ranking).toMatchObject({ matches: 7, games: 13, asOf: '2023-07-21T10:00:00.000Z', since: '2023-07-14T10:00:00.000Z' });
    expect(deriveTeamRating(5, seasonWith({ ratings, matchIndex }))).toMatchObject({ place: null, of: 2, matches: 1 });
    expect(deriveTeamRating(77, seasonWith({ ratings, matchIndex }))?.points).toHaveLength(6);
    expect(deriveTeamRating(404, seasonWith({ ratings, matchIndex }))).toBeNull();
  });

  it('is null before the first result', () => {
    const { matchIndex, ratings } = know(next);
    expect(deriveRankings(seasonWith({ ratings, matchIndex }))).toBeNull();
  });
});
