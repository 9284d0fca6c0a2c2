import { describe, expect, it } from 'vitest';
import type { Entities } from '../../../lib/ingest/index/entity-index';
import { deriveMatchStandings, deriveTeamStanding } from '../../../lib/ingest/derive/match-standings';
import { deriveStandings } from '../../../lib/ingest/derive/tournament';
import { EntityIndex } from '../../../lib/ingest/index/entity-index';
import { MatchIndex } from '../../../lib/ingest/index/match-index';
import { finishedMatch, notStartedMatch, offMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';
import { tournament } from '../../support/entity-fixture';
import { seasonWith } from '../../support/ingest/season-with';

const season = tournament({ id: 15, name: 'Regular Season', hasBracket: false, beginAt: '2023-06-07T08:00:00Z' });
const playoffs = tournament();
/** Of an international event beside the league. */
const swiss = tournament({ id: 25, serieId: 10, name: 'Swiss Stage', hasBracket: false });
const table = { tournamentId: 15, kind: 'group' as const, rows: [] };

/** T1 beats Gen.G in the regular season on a day of July 2023. */
const result = (id: number, day: string) =>
  finishedMatch({ id, tournamentId: 15, beginAt: `2023-07-${day}T08:00:00Z`, endAt: `2023-07-${day}T10:00:00Z` });
const final = notStartedMatch({ id: 100, beginAt: '2023-08-20T08:00:00Z' });

function placesOf(
  match: typeof final | ReturnType<typeof result>,
  others: Parameters<MatchIndex['apply']>[0],
  entities: Partial<Entities> = {},
) {
  const matchIndex = new MatchIndex();
  matchIndex.apply([match, ...others]);
  const known = new EntityIndex();
  known.add({ tournaments: [season, playoffs], ...entities });
  return deriveMatchStandings(match, seasonWith({ entities: known, matchIndex }));
}

describe('the place of a team today', () => {
  const placeToday = (teamId: number, ...matches: Parameters<MatchIndex['apply']>[0]) => {
    const matchIndex = new MatchIndex();
    matchIndex.apply(matches);
    const known = new EntityIndex();
    known.add({ tournaments: [season, playoffs, swiss] });
    return deriveTeamStanding(teamId, seasonWith({ entities: known, matchIndex }));
  };

  it('is the one in the latest table, also during the bracket after it', () => {
    expect(placeToday(1, result(1, '05'), finishedMatch({ id: 100, beginAt: '2023-08-20T08:00:00Z' }))).toEqual({
      tournamentId: 15,
      tournamentName: 'Regular Season',
      leagueName: 'LCK',
      rank: 2,
      teams: 2,
      wins: 0,
      losses: 1,
    });
  });

  it('is the one in the table that its next match counts for, not in one of an event since that is over', () => {
    const abroad = finishedMatch({ id: 7, serieId: 10, tournamentId: 25, beginAt: '2023-07-20T08:00:00Z', endAt: '2023-07-20T10:00:00Z' });
    const nextAt = (tournamentId: number) => notStartedMatch({ id: 8, tournamentId, beginAt: '2023-07-25T08:00:00Z' });
    expect(placeToday(1, result(1, '05'), abroad)).toMatchObject({ tournamentId: 25 });
    expect(placeToday(1, result(1, '05'), abroad, nextAt(15))).toMatchObject({ tournamentId: 15 });
    // A bracket is no table.
    expect(placeToday(1, result(1, '05'), abroad, nextAt(16))).toMatchObject({ tournamentId: 25 });
  });

  it('is that of the table in a group of which half is played: head-to-head counts within it', () => {
    // 1 has beaten 2, and both have won one of two.
    const pairs = [
      [1, 2],
      [3, 4],
      [3, 1],
      [2, 4],
      [1, 4],
      [2, 3],
    ] as const;
    const matches = [0, 10].flatMap((group) =>
      pairs.map(([left, right], index) => {
        const shared = { id: 20 * group + index, tournamentId: 15, beginAt: `2023-07-0${1 + index}T08:00:00Z` };
        const [one, two] = [{ id: group + left }, { id: group + right }];
        return index < 4
          ? finishedMatch({ ...shared, left: scored({ ...one, score: 1 }), right: scored({ ...two, score: 0 }), winnerId: one.id })
          : notStartedMatch({ ...shared, left: unscored(one), right: unscored(two) });
      }),
    );
    const matchIndex = new MatchIndex();
    matchIndex.apply(matches);
    const known = new EntityIndex();
    known.add({ tournaments: [{ ...season, teams: [] }] });
    const half = seasonWith({ entities: known, matchIndex });
    const table = deriveStandings(15, half)?.rows ?? [];
    expect(table.map(({ team, rank }) => [team.id, rank])).toContainEqual([2, 3]);
    for (const { team, rank } of table) expect([team.id, deriveTeamStanding(team.id, half)?.rank]).toEqual([team.id, rank]);
  });

  it('is not known before the first result', () => expect(placeToday(1, final)).toBeNull());
});

describe('places before a match', () => {
  it('are those of the regular season before a playoff match', () => {
    expect(placesOf(final, [result(1, '05')])).toEqual({
      left: { tournamentId: 15, tournamentName: 'Regular Season', rank: 1, teams: 2, wins: 1, losses: 0 },
      right: { tournamentId: 15, tournamentName: 'Regular Season', rank: 2, teams: 2, wins: 0, losses: 1 },
    });
  });

  it('are the source’s own once the season is over', () => {
    const rows = season.teams.map((team, index) => ({ rank: 2 - index, team, wins: 1 - index, losses: index, ties: null }));
    const calledOff = { ...offMatch('canceled'), id: 2, tournamentId: 15, beginAt: '2023-07-06T08:00:00Z' };
    const undecided = { ...result(3, '07'), winnerId: null, left: scored({ score: 0 }), right: scored({ id: 1, score: 0 }) };
    for (const others of [[], [calledOff], [undecided]])
      expect(placesOf(final, [result(1, '05'), ...others], { standings: [{ ...table, rows }] })).toMatchObject({
        left: { rank: 2 },
        right: { rank: 1 },
      });
  });

  it('count only results from before the match began', () => {
    expect(placesOf(result(2, '12'), [result(1, '05'), result(3, '19')])?.left).toMatchObject({ wins: 1, losses: 0 });
  });

  it('count within the group of a stage, and are null where it has not begun', () => {
    const side = (id: number) => ({ id, abbr: `T${id}`, name: `Team ${id}` });
    const trio = (ids: readonly [number, number, number]) => [
      [ids[0], ids[1]],
      [ids[0], ids[2]],
      [ids[1], ids[2]],
    ];
    const schedule = [...trio([1, 2, 3]), ...trio([4, 5, 6])].map(([left = 0, right = 0], index) =>
      notStartedMatch({ id: 10 + index, tournamentId: 15, left: unscored(side(left)), right: unscored(side(right)) }),
    );
    const first = finishedMatch({ ...result(10, '05'), left: scored({ ...side(1), score: 2 }), right: scored(side(2)), winnerId: 1 });
    const matchIndex = new MatchIndex();
    matchIndex.apply([first, ...schedule.slice(1)]);
    const known = new EntityIndex();
    known.add({ tournaments: [{ ...season, teams: [] }] });
    const places = (index: number) =>
      deriveMatchStandings(
        notStartedMatch({ ...schedule[index], beginAt: '2023-07-12T08:00:00Z' }),
        seasonWith({ entities: known, matchIndex }),
      );
    expect(places(1)?.left).toMatchObject({ rank: 1, group: 1, teams: 3, wins: 1 });
    expect(places(4)).toBeNull();
  });

  it('are null before the first result, and for teams without a table', () => {
    expect(placesOf(result(1, '05'), [result(2, '12')])).toBeNull();
    expect(placesOf(notStartedMatch({ ...final, left: unscored({ id: 0 }), right: unscored({ id: 0 }) }), [result(1, '05')])).toBeNull();
    expect(placesOf(notStartedMatch({ ...final, right: unscored({ id: 5 }) }), [result(1, '05')])?.right).toBeNull();
  });
});
