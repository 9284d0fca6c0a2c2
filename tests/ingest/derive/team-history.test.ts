import { describe, expect, it } from 'vitest';
import type { Match } from '../../../lib/domain/match/match';
import { placementKind } from '../../../lib/domain/statistics/placement-kind';
import { finishedMatch, notStartedMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';
import { lineUpsOf, placementsOf, playerPlacementsOf, runOf } from '../../../lib/ingest/derive/team-history';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { StatsIndex } from '../../../lib/ingest/index/stats-index';
import { finishedGame, gamePlayer } from '../../support/game-fixture';
import { seasonWith } from '../../support/ingest/season-with';
import { serie } from '../../support/entity-fixture';

const [T1, GEN, KT, DRX, HLE] = [77, 1, 5, 6, 7];
const side = (id: number) => scored({ id, abbr: `T${id}`, name: `Team ${id}`, score: 1 });
const day = (date: number) => ({ beginAt: `2023-08-0${date}T08:00:00Z` });

/** Wins of the first over the second. */
const won = (id: number, date: number, winner: number, loser: number, overrides: Parameters<typeof finishedMatch>[0] = {}): Match =>
  finishedMatch({ id, ...day(date), tournamentId: 20, left: side(winner), right: side(loser), winnerId: winner, ...overrides });

/** To come, without teams. */
const openMatch = (overrides: Parameters<typeof notStartedMatch>[0]): Match =>
  notStartedMatch({ tournamentId: 20, left: unscored({ id: 0 }), right: unscored({ id: 0 }), ...overrides });

const SEMIFINALS = [won(10, 1, T1, KT), won(11, 1, DRX, GEN)];
const FINAL = won(12, 3, DRX, T1, { previousMatchIds: [10, 11] });
/** A stage of groups before it, in which one more team played. */
const GROUPS = [won(5, 1, T1, HLE, { tournamentId: 19, beginAt: '2023-07-01T08:00:00Z' })];

function placesAfter(matches: readonly Match[], winnerId: number | null = null, endAt: string | null = null) {
  const season = seasonWith();
  season.matchIndex.apply(matches);
  season.entities.add({ series: [serie({ id: 9, winnerId, endAt })] });
  return (teamId: number) =>
    placementsOf(teamId, season.matchIndex.ofTeam(teamId), season).map((placement) => [
      placement.place,
      placement.to,
      placementKind(placement),
    ]);
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

  it('are known while the serie goes on of those who are out of the bracket that ends it, and of nobody else', () => {
    const final = openMatch({ id: 12, ...day(3), previousMatchIds: [10, 11] });
    const [semifinal = expect.fail()] = SEMIFINALS;
    const open = notStartedMatch({ id: 11, ...day(1), tournamentId: 20, left: unscored({ id: DRX }), right: unscored({ id: GEN }) });
    const semifinalist = [[3, 4, 'semifinal']];
    expect([T1, KT, HLE].map(placesAfter([...GROUPS, ...SEMIFINALS, final]))).toEqual([[], semifinalist, []]);
    // As many share the place as will when the round is over.
    expect([T1, KT, DRX, GEN].map(placesAfter([semifinal, open, final]))).toEqual([[], semifinalist, [], []]);
    // A loser plays for the third place, and the final is still to come.
    const third = openMatch({ id: 13, ...day(2), previousMatchIds: [10, 11], previousTakes: ['loser', 'loser'] });
    expect([KT, GEN].map(placesAfter([...SEMIFINALS, third, final]))).toEqual([[], []]);
    // Another stage comes after it.
    const later = openMatch({ id: 14, ...day(9), tournamentId: 21 });
    expect(placesAfter([...SEMIFINALS, final, later])(KT)).toEqual([]);
  });

  it('are null where two teams qualified in parallel', () => {
    // The loser of the second match has one more chance, against the winner of the first: so no
    // later match involves the team that came through before.
    const last = won(12, 3, T1, GEN, { previousMatchIds: [10, 11], previousTakes: ['winner', 'loser'] });
    expect([DRX, T1, GEN].map(placesAfter([...SEMIFINALS, last]))).toEqual([[], [], []]);
  });

  it('are none where the first of two that come through beat the second before its last match', () => {
    // The loser of the upper match goes on to another one, whose winner comes through as well.
    const upper = won(12, 3, DRX, T1, { previousMatchIds: [10, 11] });
    const lower = won(13, 4, T1, KT, { previousMatchIds: [12, 10], previousTakes: ['loser', 'loser'] });
    expect([DRX, T1, KT, GEN].map(placesAfter([...SEMIFINALS, upper, lower]))).toEqual([[], [], [], []]);
  });

  it.each(['Regional Finals', 'Regional Qualifier', 'Play-In', 'Promotion'])('are none in a stage or serie called %s', (name) => {
    const named = (given: Partial<Match>) => [...SEMIFINALS, FINAL].map((match): Match => Object.assign({ ...match }, given));
    expect([DRX, T1].map(placesAfter(named({ tournamentName: name }), DRX))).toEqual([[], []]);
    expect([DRX, T1].map(placesAfter(named({ serieName: `${name} 2023` })))).toEqual([[], []]);
  });

  it('include those that lost the quarterfinals, and nobody who came later', () => {
    const teams = Array.from({ length: 16 }, (_, index) => index + 20);
    const round = (first: number, date: number, field: readonly number[], feeders: readonly number[]) =>
      Array.from({ length: field.length / 2 }, (_, index) =>
        won(first + index, date, field[index * 2] ?? 0, field[index * 2 + 1] ?? 0, {
          previousMatchIds: feeders.slice(index * 2, index * 2 + 2),
        }),
      );
    const winners = (field: readonly number[]) => field.filter((_, index) => index % 2 === 0);
    const [last16, last8, last4, last2] = [teams, winners(teams), winners(winners(teams)), winners(winners(winners(teams)))];
    const rounds = [
      round(100, 1, last16, []),
      round(200, 2, last8, [100, 101, 102, 103, 104, 105, 106, 107]),
      round(300, 3, last4, [200, 201, 202, 203]),
      round(400, 4, last2, [300, 301]),
    ].flat();
    const places = placesAfter(rounds);
    expect(places(last8[1] ?? 0)).toEqual([[5, 8, 'topEight']]);
    expect(places(last4[1] ?? 0)).toEqual([[3, 4, 'semifinal']]);
    expect(places(last16[1] ?? 0)).toEqual([]);
  });

  describe('of a cup whose matches tell no bracket:', () => {
    const bo5 = { numOfGames: 5, tournamentName: 'Regular Season' };
    const groups = [won(1, 1, T1, HLE, { numOfGames: 3 }), won(2, 1, DRX, KT, { numOfGames: 3 }), won(3, 1, HLE, KT, { numOfGames: 3 })];
    const semifinals = [won(4, 2, T1, GEN, bo5), won(5, 3, DRX, HLE, bo5)];
    const final = won(6, 5, DRX, T1, bo5);
    const title = [[1, 1, 'title']];
    const runnerUp = [[2, 2, 'final']];

    it('the winner and the loser of its last best of five, of knockouts with one chance', () => {
      expect([DRX, T1, HLE, GEN].map(placesAfter([...groups, ...semifinals, final]))).toEqual([title, runnerUp, [], []]);
      // Semifinals of three games.
      const short = semifinals.map((match): Match => ({ ...match, numOfGames: 3 }));
      expect([DRX, T1].map(placesAfter([...groups, ...short, final]))).toEqual([title, runnerUp]);
    });

    it('with a match for the third place, and with two chances', () => {
      expect([DRX, T1, GEN].map(placesAfter([...groups, ...semifinals, won(7, 4, GEN, HLE, bo5), final]))).toEqual([title, runnerUp, []]);
      const lower = [won(7, 3, DRX, T1, bo5), won(8, 4, T1, GEN, bo5), won(9, 5, T1, DRX, bo5)];
      expect([T1, DRX, GEN].map(placesAfter([...groups, won(4, 2, T1, HLE, bo5), won(5, 2, DRX, GEN, bo5), ...lower]))).toEqual([
        title,
        runnerUp,
        [],
      ]);
    });

    it('in a stage of its own after another one', () => {
      const later = [...semifinals, final].map((match): Match => ({ ...match, tournamentId: 21 }));
      expect([DRX, T1].map(placesAfter([...groups, ...later]))).toEqual([title, runnerUp]);
    });

    it('none where two winners do not meet, nor in a league of long series', () => {
      expect([T1, DRX].map(placesAfter([...groups, ...semifinals]))).toEqual([[], []]);
      const league = [won(4, 2, T1, GEN, bo5), won(5, 3, GEN, HLE, bo5), won(6, 4, HLE, DRX, bo5), won(7, 5, T1, KT, bo5)];
      expect([T1, GEN, HLE, KT].map(placesAfter(league))).toEqual([[], [], [], []]);
      expect([DRX, T1].map(placesAfter([...groups, ...semifinals, { ...final, numOfGames: 3 }]))).toEqual([[], []]);
    });

    it('none while more is to come: a match, or the days until the serie ends', () => {
      expect(placesAfter([...groups, won(4, 2, T1, GEN, bo5)], null, '2023-08-05T20:00:00Z')(T1)).toEqual([]);
      expect(placesAfter([...groups, ...semifinals, final], null, '2023-08-05T20:00:00Z')(DRX)).toEqual(title);
      expect(placesAfter([...groups, ...semifinals, final, notStartedMatch({ id: 8, ...day(6), tournamentId: 20 })])(DRX)).toEqual([]);
    });

    it('none of a qualifier', () => {
      const named = [...groups, ...semifinals, final].map((match): Match => ({ ...match, serieName: 'Regional Finals 2023' }));
      expect(placesAfter(named)(DRX)).toEqual([]);
    });
  });

  it('are only the winner’s where the source and the bracket disagree, or there is no bracket', () => {
    expect([KT, DRX, T1].map(placesAfter([...SEMIFINALS, FINAL], KT))).toEqual([[[1, 1, 'title']], [], []]);
    expect([T1, HLE].map(placesAfter(GROUPS, T1))).toEqual([[[1, 1, 'title']], []]);
  });
});

it('of a player are those of the teams they have played for in that serie, newest first, each with its team', () => {
  const season = seasonWith();
  const before = won(1, 1, T1, KT, { serieId: 8, tournamentId: 18, beginAt: '2022-08-01T08:00:00Z' });
  season.matchIndex.apply([before, ...GROUPS, ...SEMIFINALS, FINAL]);
  season.entities.add({ series: [serie({ id: 8, winnerId: KT, endAt: null })] });
  const placesOf = (...played: readonly (readonly [Match, number])[]) =>
    playerPlacementsOf(
      played.map(([match, teamId]) => ({ match, teamId })),
      null,
      season,
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

it('of a player include those of series without figures between two of their games for the team, and since the last for the one they are in', () => {
  const stats = new StatsIndex();
  const index = new MatchIndex();
  const before = won(1, 1, DRX, KT, { serieId: 8, tournamentId: 18, beginAt: '2023-07-01T08:00:00Z' });
  const after = won(30, 9, DRX, KT, { serieId: 10, tournamentId: 22 });
  index.apply([before, ...SEMIFINALS, FINAL, after]);
  const placesSince = (teamNow: number | null, ...played: readonly (readonly [Match, number])[]) =>
    playerPlacementsOf(
      played.map(([match, teamId]) => ({ match, teamId })),
      teamNow,
      seasonWith({ matchIndex: index, stats }),
    ).map(({ serieId, place, team }) => [serieId, place, team.id]);
  const placesOf = (...played: readonly (readonly [Match, number])[]) => placesSince(null, ...played);
  expect(placesSince(DRX, [before, DRX])).toEqual([[9, 1, DRX]]);
  expect(placesSince(KT, [before, DRX])).toEqual([]);
  expect(placesOf([before, DRX], [after, DRX])).toEqual([[9, 1, DRX]]);
  // Gone before it, come after it, or with another team in between.
  expect(placesOf([before, DRX])).toEqual([]);
  expect(placesOf([after, DRX])).toEqual([]);
  expect(placesOf([before, KT], [after, DRX])).toEqual([]);
  // The line-up is known, and the player was not in it.
  for (const [id, match] of [...SEMIFINALS, FINAL].map((each) => [each.id, each] as const))
    stats.learn(id, [finishedGame({ id: 100 + id, players: [gamePlayer({ id: 99, teamId: match.left.id })] })]);
  expect(placesOf([before, DRX], [after, DRX])).toEqual([]);
});

describe('the run of a team', () => {
  const open = (id: number, date: number, feeders: readonly number[], left = 0, right = 0): Match =>
    notStartedMatch({
      ...{ id, ...day(date), tournamentId: 20, tournamentName: 'Playoffs', previousMatchIds: [...feeders] },
      left: unscored({ id: left }),
      right: unscored({ id: right }),
    });
  const groups = [...GROUPS, won(6, 1, KT, HLE, { tournamentId: 19, beginAt: '2023-07-02T08:00:00Z' })].map((match): Match => ({
    ...match,
    tournamentName: 'Group Stage',
  }));
  const [semifinal = expect.fail()] = SEMIFINALS;

  function runsAfter(matches: readonly Match[]) {
    const season = seasonWith();
    season.matchIndex.apply(matches);
    return (teamId: number) => {
      const own = season.matchIndex.ofTeam(teamId);
      const run = runOf(teamId, own, placementsOf(teamId, own, season), season);
      return run === undefined ? null : [run.serieId, run.stage, run.round?.name ?? 'out'];
    };
  }

  it('is the round of the bracket that it plays or waits for', () => {
    const runs = runsAfter([...groups, semifinal, open(11, 2, [], DRX, GEN), open(12, 3, [10, 11], T1)]);
    expect([T1, DRX, KT].map(runs)).toEqual([[9, 'Playoffs', 'final'], [9, 'Playoffs', 'semifinals'], null]);
  });

  it('ends with a stage before it for those who are not in the bracket once all its teams are known', () => {
    const drawn = runsAfter([...groups, open(10, 1, [], T1, KT), open(11, 2, [], DRX, GEN), open(12, 3, [10, 11])]);
    expect(drawn(HLE)).toEqual([9, 'Group Stage', 'out']);
    // One place of the bracket is open, or there is no bracket yet.
    expect(runsAfter([...groups, open(10, 1, [], T1, KT), open(11, 2, [], DRX), open(12, 3, [10, 11])])(HLE)).toBeNull();
    expect([HLE, T1].map(runsAfter(groups))).toEqual([null, null]);
    // It has a match left.
    const left = notStartedMatch({ id: 7, ...day(1), tournamentId: 19, left: unscored({ id: HLE }), right: unscored({ id: 99 }) });
    expect(runsAfter([...groups, left, open(10, 2, [], T1, KT), open(11, 2, [], DRX, GEN), open(12, 3, [10, 11])])(HLE)).toBeNull();
  });

  it('is one that goes on, though another serie is played at the same time', () => {
    const elsewhere = won(30, 4, DRX, HLE, { serieId: 8, tournamentId: 18 });
    expect(runsAfter([semifinal, open(11, 2, [], DRX, GEN), open(12, 5, [10, 11], T1), elsewhere])(DRX)).toEqual([
      9,
      'Playoffs',
      'semifinals',
    ]);
  });

  it('is the stage in which it went out of a serie, though it has played another since, until a place says more', () => {
    const bracket = [semifinal, open(11, 2, [], DRX, GEN), open(12, 3, [10, 11])];
    const elsewhere = won(30, 4, HLE, 99, { serieId: 8, tournamentId: 18 });
    expect(runsAfter([...groups, ...bracket, elsewhere])(HLE)).toEqual([9, 'Group Stage', 'out']);
    const title = won(31, 5, HLE, 99, { serieId: 8, tournamentId: 18, previousMatchIds: [30] });
    expect(runsAfter([...groups, ...bracket, elsewhere, title])(HLE)).toBeNull();
  });

  it('is none of a match that its source has forgotten', () => {
    const forgotten = open(12, 3, [10, 11], T1, DRX);
    expect(runsAfter([...SEMIFINALS, { ...forgotten, overdue: true }])(T1)).toBeNull();
  });
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
  const shown = lineUpsOf(T1, matches, seasonWith({ stats })).map(({ serieId, from, to, players }) => [
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
