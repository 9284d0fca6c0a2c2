import { describe, expect, it } from 'vitest';
import type { Match } from '../../../lib/domain/match/match';
import { placementKind } from '../../../lib/domain/statistics/team-history';
import { finishedMatch, notStartedMatch, scored } from '../../../lib/fixtures/match-fixture';
import { lineUpsOf, placementsOf, playerPlacementsOf } from '../../../lib/ingest/derive/team-history';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { finishedGame, gamePlayer } from '../../support/game-fixture';

const [T1, GEN, KT, DRX, HLE] = [77, 1, 5, 6, 7];
const side = (id: number) => scored({ id, abbr: `T${id}`, name: `Team ${id}`, score: 1 });
const day = (date: number) => ({ beginAt: `2023-08-0${date}T08:00:00Z` });

/** Wins of the first over the second. */
const won = (id: number, date: number, winner: number, loser: number, overrides: Parameters<typeof finishedMatch>[0] = {}): Match =>
  finishedMatch({ id, ...day(date), tournamentId: 20, left: side(winner), right: side(loser), winnerId: winner, ...overrides });

const SEMIFINALS = [won(10, 1, T1, KT), won(11, 1, DRX, GEN)];
const FINAL = won(12, 3, DRX, T1, { previousMatchIds: [10, 11] });
/** A stage of groups before it, in which one more team played. */
const GROUPS = [won(5, 1, T1, HLE, { tournamentId: 19, beginAt: '2023-07-01T08:00:00Z' })];

function placesAfter(matches: readonly Match[], winnerId: number | null = null) {
  const index = new MatchIndex();
  index.apply(matches);
  const series = new Map([[9, { winnerId }]]);
  return (teamId: number) =>
    placementsOf(teamId, index.ofTeam(teamId), index, series).map((placement) => [placement.place, placement.to, placementKind(placement)]);
}

describe('places of a team', () => {
  it('are those of the bracket that decided the serie', () => {
    const places = placesAfter([...GROUPS, ...SEMIFINALS, FINAL], DRX);
    expect([DRX, T1, GEN, KT, HLE].map(places)).toEqual([
      [[1, 1, 'title']],
      [[2, 2, 'final']],
      [[3, 4, 'semifinal']],
      [[3, 4, 'semifinal']],
      [],
    ]);
  });

  it('are null while the serie goes on', () => {
    const final = notStartedMatch({ id: 12, ...day(3), tournamentId: 20, previousMatchIds: [10, 11] });
    expect([T1, KT].map(placesAfter([...SEMIFINALS, final]))).toEqual([[], []]);
  });

  it('are null where two teams qualified in parallel', () => {
    // The loser of the second match has one more chance, against the winner of the first: so no
    // later match involves the team that came through before.
    const last = won(12, 3, T1, GEN, { previousMatchIds: [10, 11], previousTakes: ['winner', 'loser'] });
    expect([DRX, T1, GEN].map(placesAfter([...SEMIFINALS, last]))).toEqual([[], [], []]);
  });

  it('are only the winner’s where the source and the bracket disagree, or there is no bracket', () => {
    expect([KT, DRX, T1].map(placesAfter([...SEMIFINALS, FINAL], KT))).toEqual([[[1, 1, 'title']], [], []]);
    expect([T1, HLE].map(placesAfter(GROUPS, T1))).toEqual([[[1, 1, 'title']], []]);
  });
});

it('of a player are those of the teams they have played for in that serie, newest first, each with its team', () => {
  const index = new MatchIndex();
  const before = won(1, 1, T1, KT, { serieId: 8, tournamentId: 18, beginAt: '2022-08-01T08:00:00Z' });
  index.apply([before, ...GROUPS, ...SEMIFINALS, FINAL]);
  const series = new Map([[8, { winnerId: KT }]]);
  const placesOf = (...played: readonly (readonly [Match, number])[]) =>
    playerPlacementsOf(
      played.map(([match, teamId]) => ({ match, teamId })),
      index,
      series,
    ).map(({ serieId, place, team }) => [serieId, place, team.id]);
  const [semifinal = expect.fail()] = SEMIFINALS;
  // With the winner of the one and the loser of the other's final; a game of the groups is enough.
  expect(placesOf([before, KT], [before, KT], [semifinal, T1])).toEqual([
    [9, 2, T1],
    [8, 1, KT],
  ]);
  expect(placesOf([GROUPS[0] ?? expect.fail(), T1])).toEqual([[9, 2, T1]]);
  expect(placesOf([before, T1], [GROUPS[0] ?? expect.fail(), HLE])).toEqual([]);
});

it('line-ups list who played for a team in a serie, by role, and no opponent', () => {
  const stats = new StatsIndex();
  const game = (id: number, players: readonly (readonly [id: number, role: 'top' | 'mid', teamId: number])[]) =>
    finishedGame({ id, players: players.map(([player, role, teamId]) => gamePlayer({ id: player, name: `P${player}`, role, teamId })) });
  const old = won(1, 1, T1, KT, { serieId: 8, beginAt: '2022-08-01T08:00:00Z' });
  const matches = [old, ...SEMIFINALS.slice(0, 1), FINAL];
  stats.learn(1, [game(1, [[3, 'mid', T1]])]);
  stats.learn(10, [
    game(2, [
      [4, 'mid', T1],
      [2, 'top', T1],
      [9, 'mid', KT],
    ]),
  ]);
  stats.learn(12, [game(3, [[5, 'mid', T1]]), game(4, [[4, 'mid', T1]])]);
  const shown = lineUpsOf(T1, matches, stats).map(({ serieId, from, to, players }) => [
    serieId,
    from,
    to,
    players.map(({ name, role, games }) => `${name} ${role} ${games}`),
  ]);
  expect(shown).toEqual([
    [9, SEMIFINALS[0]?.beginAt, FINAL.beginAt, ['P2 top 1', 'P4 mid 2', 'P5 mid 1']],
    [8, old.beginAt, old.beginAt, ['P3 mid 1']],
  ]);
});
