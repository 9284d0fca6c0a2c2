import { describe, expect, it } from 'vitest';
import { deriveMatch } from '../../../lib/ingest/derive/match';
import { UsualWinners } from '../../../lib/ingest/derive/winner-means';
import type { Match } from '../../../lib/domain/match/match';
import { finishedMatch, notStartedMatch, runningMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';
import { seasonWith } from '../../support/ingest/season-with';

/** Results on days of August 2023, each two hours long. */
function result(id: number, day: number, overrides: Parameters<typeof finishedMatch>[0] = {}) {
  const date = `2023-08-${String(day).padStart(2, '0')}`;
  return finishedMatch({ id, beginAt: `${date}T08:00:00Z`, endAt: `${date}T10:00:00Z`, ...overrides });
}

function documentOf(id: number, ...matches: Match[]) {
  const season = seasonWith();
  season.matchIndex.apply(matches);
  return deriveMatch(id, season, new UsualWinners(season));
}

const upcoming = notStartedMatch({ id: 100, beginAt: '2023-08-20T08:00:00Z' });
const lastWeek = result(1, 13);

describe("a match's document", () => {
  it('is null for a removed match', () => {
    expect(documentOf(404)).toBeNull();
  });

  it('lists the last five results of each team, newest first', () => {
    const results = [1, 2, 3, 4, 5, 6].map((day) => result(day, day, { right: scored({ id: 5, name: 'KT' }) }));
    const document = documentOf(100, upcoming, ...results);
    expect(document?.form.left.matches.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2]);
    expect(document?.form.right).toEqual({ teamId: 1, matches: [] });
  });

  it('of a knockout says where its winner goes on to, and against whom while that match is to come', () => {
    const quarter = (id: number, day: number, left: number, right: number) =>
      result(id, day, {
        left: scored({ id: left, name: `Team ${left}`, score: 2 }),
        right: scored({ id: right, name: `Team ${right}` }),
        winnerId: left,
      });
    const semifinal = (left: number, right: number) => ({
      ...{ id: 20, beginAt: '2023-08-24T08:00:00Z', previousMatchIds: [1, 2] },
      left: unscored({ id: left, name: `Team ${left}` }),
      right: unscored({ id: right, name: `Team ${right}` }),
    });
    const other = notStartedMatch({ ...semifinal(14, 15), id: 21, beginAt: '2023-08-25T08:00:00Z', previousMatchIds: [3, 4] });
    const final = notStartedMatch({ ...semifinal(0, 0), id: 22, beginAt: '2023-08-30T08:00:00Z', previousMatchIds: [20, 21] });
    const stage = [quarter(1, 1, 10, 11), quarter(3, 3, 14, 16), quarter(4, 4, 15, 17), other, final];
    const second = quarter(2, 2, 12, 13);
    const onward = (...matches: Match[]) => documentOf(1, ...stage, ...matches)?.onward;
    const round = { part: 'single', name: 'semifinals' };
    expect(onward(second, notStartedMatch(semifinal(10, 12)))).toMatchObject({
      round,
      next: { at: '2023-08-24T08:00:00Z', opponent: 'Team 12', winnerOf: null },
    });
    const open = notStartedMatch({ ...semifinal(12, 13), id: 2, beginAt: '2023-08-02T08:00:00Z', previousMatchIds: [] });
    expect(onward(open, notStartedMatch(semifinal(10, 0)))).toMatchObject({
      next: { opponent: null, winnerOf: expect.stringContaining('–') },
    });
    expect(
      onward(second, result(20, 24, { ...semifinal(10, 12), left: scored({ id: 10, score: 2 }), right: scored({ id: 12 }), winnerId: 10 })),
    ).toMatchObject({ round, next: null });
    expect(documentOf(1, quarter(1, 1, 10, 11))?.onward).toBeUndefined();
  });

  it('excludes what is not over and what began later, and counts an earlier one whose estimated end is later', () => {
    const overlapping = result(2, 20, { beginAt: '2023-08-20T06:00:00Z', endAt: '2023-08-20T08:30:00Z' });
    const document = documentOf(
      100,
      upcoming,
      overlapping,
      lastWeek,
      runningMatch({ id: 3, beginAt: '2023-08-19T08:00:00Z' }),
      result(4, 21),
    );
    expect(document?.form.left.matches.map(({ id }) => id)).toEqual([2, 1]);
    expect(document?.headToHead.matches.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('of a finished match excludes the match itself', () => {
    const document = documentOf(2, lastWeek, result(2, 14), result(3, 15));
    expect(document?.headToHead.matches.map(({ id }) => id)).toEqual([1]);
    expect(document?.form.left.matches.map(({ id }) => id)).toEqual([1]);
  });

  it('totals all earlier meetings for the sides as they are now, and lists the newest ten', () => {
    const won = Array.from({ length: 9 }, (_, index) => result(index + 1, index + 1));
    const swapped = result(20, 12, { left: scored({ id: 1, name: 'Gen.G', score: 2 }), right: scored({ score: 0 }), winnerId: 1 });
    const drawn = result(21, 11, { winnerId: null, drawn: true });
    const other = result(22, 10, { right: scored({ id: 5, name: 'KT' }) });
    const { headToHead } = documentOf(100, upcoming, ...won, swapped, drawn, other) ?? {};
    expect(headToHead).toMatchObject({ leftWins: 9, rightWins: 1, draws: 1 });
    expect(headToHead?.matches.map(({ id }) => id)).toEqual([20, 21, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  it('contains earlier matches without their games and streams', () => {
    const game = {
      id: 1,
      position: 1,
      status: 'finished' as const,
      beginAt: null,
      endAt: null,
      lengthSeconds: 1800,
      winnerId: 77,
      videoUrl: null,
    };
    const document = documentOf(100, upcoming, result(1, 13, { games: [game] }));
    expect(document?.form.left.matches).toMatchObject([{ id: 1, games: [], streams: [], previousMatchIds: [] }]);
  });

  it('has no history where a side is unknown or players meet', () => {
    const open = notStartedMatch({ id: 100, beginAt: '2023-08-20T08:00:00Z', left: unscored({ id: 0, name: '' }) });
    expect(documentOf(100, open, lastWeek)).toMatchObject({
      form: { left: { teamId: 0, matches: [] } },
      headToHead: { leftWins: 0, matches: [] },
    });
    const duel = notStartedMatch({ ...open, left: unscored(), opponentType: 'player' });
    expect(documentOf(100, duel, lastWeek)?.form.left.matches).toEqual([]);
  });

  it('treats a result without an end as known from its start', () => {
    const document = documentOf(100, upcoming, result(1, 19, { endAt: null, forfeit: true }));
    expect(document?.form.left.matches.map(({ id }) => id)).toEqual([1]);
  });
});
