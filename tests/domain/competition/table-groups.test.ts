import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Match } from '../../../lib/domain/match/match';
import { certainTiebreaks, USUAL_TIEBREAKS } from '../../../lib/domain/competition/tiebreaks';
import { raceOf } from '../../../lib/domain/competition/scenarios/race';
import { scenariosOf } from '../../../lib/domain/competition/scenarios/scenarios';
import { inGroups, rankFromMatches } from '../../../lib/domain/competition/standings';
import { tableAfter } from '../../../lib/domain/competition/standings-figures';
import { byGroup, groupsOf, isRoundRobin } from '../../../lib/domain/competition/table-groups';
import { teamStub } from '../../support/entity-fixture';
import { finishedMatch, notStartedMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';

const meets = (left: number, right: number) =>
  notStartedMatch({ id: 100 * left + right, left: unscored({ id: left }), right: unscored({ id: right }) });
const pairs = (ids: readonly number[]) => ids.flatMap((a) => ids.filter((b) => b > a).map((b) => [a, b] as const));
const roundRobin = (ids: readonly number[]): Match[] => pairs(ids).map(([a, b]) => meets(a, b));

const RED = [1, 4, 5];
const BLUE = [2, 3, 6, 7];
const all = [...RED, ...BLUE];

describe('groups within a stage', () => {
  it('are sets of teams that meet one another, played or not, each named by its lowest id', () => {
    expect(groupsOf(all, [...roundRobin(BLUE), ...roundRobin(RED)])).toEqual([RED, BLUE]);
  });

  it('are one table once teams of both meet', () => {
    expect(groupsOf(all, [...roundRobin(RED), ...roundRobin(BLUE), meets(1, 2)])).toBeNull();
    expect(groupsOf(all, roundRobin(all))).toBeNull();
  });

  it('are unknown while an opponent is open, while a team has no match, and with half a schedule', () => {
    const known = [...roundRobin(RED), ...roundRobin(BLUE)];
    expect(groupsOf(all, [...known, meets(1, 0)])).toBeNull();
    expect(groupsOf([...all, 8], known)).toBeNull();
    // Two rounds: circles of four.
    const circle = (first: number) => [0, 1, 2, 3].map((step) => meets(first + step, first + ((step + 1) % 4)));
    expect(groupsOf([1, 2, 3, 4, 5, 6, 7, 8], [...circle(1), ...circle(5)])).toBeNull();
  });

  it('are not taken from a bracket: ties of two, or a chain of three', () => {
    expect(groupsOf([1, 2, 3, 4], [meets(1, 2), meets(3, 4)])).toBeNull();
    expect(groupsOf([1, 2, 3, 4, 5, 6], [meets(1, 2), meets(2, 3), meets(4, 5), meets(5, 6)])).toBeNull();
  });

  it('tolerate a match that the source lacks or that was canceled', () => {
    const big = [11, 12, 13, 14, 15];
    expect(groupsOf([...RED, ...big], [...roundRobin(RED), ...roundRobin(big).slice(1)])).toEqual([RED, big]);
    expect(groupsOf(all, [...roundRobin(RED), ...roundRobin(BLUE), { ...meets(1, 2), status: 'canceled' }])).toEqual([RED, BLUE]);
  });

  it('make no round robin of their stage, nor do teams that meet only those of the other half', () => {
    expect(isRoundRobin(all, roundRobin(all))).toBe(true);
    expect(isRoundRobin(all, [...roundRobin(RED), ...roundRobin(BLUE)])).toBe(false);
    expect(
      isRoundRobin(
        all,
        RED.flatMap((a) => BLUE.map((b) => meets(a, b))),
      ),
    ).toBe(false);
  });
});

const season = fc
  .array(fc.record({ winner: fc.constantFrom('left', 'right'), lost: fc.nat(1), open: fc.boolean() }), { minLength: 9, maxLength: 9 })
  .map((outcomes) =>
    [...roundRobin(RED), ...roundRobin(BLUE)].map((match, index): Match => {
      const { winner, lost, open } = outcomes[index] ?? { winner: 'left', lost: 0, open: false };
      if (open) return match;
      const [left, right] = winner === 'left' ? [2, lost] : [lost, 2];
      return finishedMatch({
        id: match.id,
        left: scored({ id: match.left.id, score: left }),
        right: scored({ id: match.right.id, score: right }),
        winnerId: winner === 'left' ? match.left.id : match.right.id,
      });
    }),
  );

describe('a table of two groups', () => {
  const rowsOf = (matches: readonly Match[]) => inGroups(rankFromMatches(all.map(teamStub), matches), groupsOf(all, matches));
  const within = (ids: readonly number[], matches: readonly Match[]) => matches.filter(({ left }) => ids.includes(left.id));

  it('computes places and chances within each group', () => {
    fc.assert(
      fc.property(season, (matches) => {
        const groups = byGroup(rowsOf(matches));
        expect(groups.map(([number]) => number)).toEqual([1, 2]);
        for (const [index, ids] of [RED, BLUE].entries()) {
          const own = within(ids, matches);
          const alone = rankFromMatches(ids.map(teamStub), own);
          const rows = groups[index]?.[1] ?? [];
          expect(rows.map(({ group: _group, ...row }) => row)).toEqual(alone);
          const race = raceOf(rows, own, certainTiebreaks(4197));
          const raceAlone = raceOf(alone, own, certainTiebreaks(4197));
          expect(race && scenariosOf(race, 2, 1)).toEqual(raceAlone && scenariosOf(raceAlone, 2, 1));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is the same in whatever order teams and matches come', () => {
    fc.assert(
      fc.property(season, (matches) => {
        const reversed = [...matches].reverse();
        expect(inGroups(rankFromMatches([...all].reverse().map(teamStub), reversed), groupsOf([...all].reverse(), reversed))).toEqual(
          rowsOf(matches),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the source’s places within each group, whether it numbers them through or not', () => {
    const row = (id: number, rank: number) => ({ rank, team: teamStub(id), wins: 0, losses: 0, ties: 0, gameWins: 0, gameLosses: 0 });
    const through = [row(3, 1), row(5, 2), row(1, 3), row(6, 4), row(2, 4), row(4, 6), row(7, 7)];
    const places = inGroups(through, [RED, BLUE]).map(({ group, rank, team: { id } }) => [group, rank, id]);
    expect(places).toEqual([
      [1, 1, 5],
      [1, 2, 1],
      [1, 3, 4],
      [2, 1, 3],
      [2, 2, 6],
      [2, 2, 2],
      [2, 4, 7],
    ]);
  });

  it('keeps its groups after an earlier week', () => {
    const matches = [...roundRobin(RED), ...roundRobin(BLUE)];
    const first = finishedMatch({ id: 1, left: scored({ id: 5, score: 2 }), right: scored({ id: 1, score: 0 }), winnerId: 5 });
    const rows = tableAfter([first], rowsOf(matches));
    expect(rows.slice(0, 4).map(({ group, rank, team: { id } }) => [group, rank, id])).toEqual([
      [1, 1, 5],
      [1, 2, 4],
      [1, 3, 1],
      [2, 1, 2],
    ]);
    expect(rows).toEqual(inGroups(rankFromMatches(all.map(teamStub), [first], USUAL_TIEBREAKS), [RED, BLUE]));
  });
});
