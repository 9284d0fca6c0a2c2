import { describe, expect, it } from 'vitest';
import {
  isComplete,
  matrixOf,
  meetingsOf,
  roundsOf,
  scoresFor,
  tableAfter,
  teamStreak,
} from '../../../lib/domain/competition/standings-figures';
import { rankFromMatches } from '../../../lib/domain/competition/standings';
import { GEN, KT, T1 } from '../../support/entity-fixture';
import { finishedMatch, notStartedMatch, offMatch, scored } from '../../../lib/fixtures/match-fixture';

/** On a day of June 2023 (the 5th is a Monday), T1 on the left. */
function result(id: number, day: number, outcome: 'won' | 'lost' | 'drawn', opponent = GEN) {
  const [own, other] = outcome === 'won' ? [2, 0] : outcome === 'lost' ? [1, 2] : [1, 1];
  return finishedMatch({
    id,
    beginAt: `2023-06-${String(day).padStart(2, '0')}T08:00:00Z`,
    left: scored({ score: own }),
    right: scored({ id: opponent.id, name: opponent.name, abbr: opponent.acronym, score: other }),
    winnerId: outcome === 'won' ? 77 : outcome === 'lost' ? opponent.id : null,
    ...(outcome === 'drawn' ? { drawn: true } : {}),
  });
}

describe('a team’s figures in a table', () => {
  it('are its streak, its last five, oldest first, and its remaining matches', () => {
    const matches = [
      result(6, 10, 'won'),
      ...[1, 2, 3].map((id) => result(id, id, 'lost')),
      result(4, 4, 'drawn'),
      result(5, 5, 'won'),
      notStartedMatch({ id: 9 }),
    ];
    const figures = teamStreak(77, matches);
    expect(figures.streak).toEqual({ outcome: 'won', count: 2 });
    expect(figures.lastFive.map(({ match, outcome }) => [match.id, outcome])).toEqual([
      [2, 'lost'],
      [3, 'lost'],
      [4, 'drawn'],
      [5, 'won'],
      [6, 'won'],
    ]);
    expect(figures.remaining).toBe(1);
    // How the next one ended is not known: whether the streak goes on is not either.
    const unknown = finishedMatch({ id: 7, beginAt: '2023-06-11T08:00:00Z', winnerId: 404 });
    expect(teamStreak(77, [...matches, unknown])).toEqual({ ...figures, streak: null });
    expect(teamStreak(77, [...matches, unknown, result(8, 12, 'won')]).streak).toEqual({ outcome: 'won', count: 1 });
    expect(meetingsOf(77, 1, [unknown])).toEqual([{ match: unknown, outcome: null }]);
  });

  it('count one streak where nothing else happened, none before the first result, and no cancelled match as remaining', () => {
    expect(teamStreak(77, [result(1, 1, 'won'), result(2, 2, 'won')]).streak).toEqual({ outcome: 'won', count: 2 });
    expect(teamStreak(77, [offMatch('canceled')])).toEqual({ streak: null, lastFive: [], remaining: 0 });
    expect(teamStreak(77, [offMatch('postponed')]).remaining).toBe(1);
  });
});

describe('a team’s figures as of an earlier week', () => {
  const stage = [
    result(1, 7, 'won'),
    result(2, 14, 'lost'),
    result(3, 15, 'lost'),
    notStartedMatch({ id: 4, beginAt: '2023-06-21T08:00:00Z' }),
  ];

  it.each([
    [0, null, 4],
    [1, { outcome: 'won', count: 1 }, 3],
    [3, { outcome: 'lost', count: 2 }, 1],
  ])('are those after %s matches: what was played since then was left', (played, streak, remaining) => {
    expect(teamStreak(77, stage.slice(0, played), stage)).toMatchObject({ streak, remaining });
  });

  it('count no cancelled match as left', () => {
    const all = [...stage, offMatch('canceled'), offMatch('postponed')];
    expect(teamStreak(77, all.slice(0, 1), all).remaining).toBe(4);
  });
});

describe('a stage’s rounds', () => {
  const matches = [result(1, 7, 'lost'), result(2, 14, 'won'), result(3, 15, 'won')];

  const later = notStartedMatch({ id: 9, beginAt: '2023-07-01T08:00:00Z' });
  const idsOf = (isSwiss: boolean) => roundsOf([...matches, later], isSwiss).map((round) => round.map(({ id }) => id));

  it('are the weeks with results', () => {
    expect(idsOf(false)).toEqual([[1], [1, 2, 3]]);
  });

  it('of a Swiss stage are the matches that its teams have played', () => {
    expect(idsOf(true)).toEqual([[1], [1, 2], [1, 2, 3]]);
    const beside = { ...result(4, 8, 'won', KT), left: scored({ id: 5, score: 2 }), winnerId: 5 };
    expect(roundsOf([...matches, beside], true)[0]?.map(({ id }) => id)).toEqual([1, 4]);
  });

  it('have a table each, as it stood then', () => {
    const rows = rankFromMatches([T1, GEN], matches);
    expect(rows.map(({ team }) => team.id)).toEqual([77, 1]);
    expect(tableAfter(matches.slice(0, 1), rows).map(({ team, wins }) => [team.id, wins])).toEqual([
      [1, 1],
      [77, 0],
    ]);
  });
});

describe('the crosstable', () => {
  it('lists meetings in order with the team’s own score first', () => {
    const meetings = meetingsOf(1, 77, [result(2, 9, 'won'), result(1, 7, 'lost'), result(3, 8, 'won', KT)]);
    expect(meetings.map(({ match, outcome }) => [match.id, outcome, ...scoresFor(1, match)])).toEqual([
      [1, 'won', 2, 1],
      [2, 'lost', 0, 2],
    ]);
  });

  it('is shown where most pairs meet, by round in a Swiss stage, and left out of small ones', () => {
    const all = [
      result(1, 1, 'won'),
      result(2, 2, 'won', KT),
      finishedMatch({ id: 3, left: scored({ id: 1 }), right: scored({ id: 63 }) }),
    ];
    const rows = rankFromMatches([T1, GEN, KT], all);
    expect(matrixOf('Regular Season', rows, all)).toBe('cross');
    expect(matrixOf('Swiss Stage', rows, all)).toBe('swiss');
    expect(matrixOf('Regular Season', rows, all.slice(0, 1))).toBeNull();
    expect(matrixOf('Final', rows.slice(0, 2), all)).toBeNull();
  });

  it('is complete once no match remains', () => {
    expect([
      isComplete([result(1, 1, 'won'), offMatch('canceled')]),
      isComplete([result(1, 1, 'won'), notStartedMatch()]),
      isComplete([]),
    ]).toEqual([true, false, false]);
  });
});
