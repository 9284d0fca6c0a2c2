import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinishedMatch, Match, MatchRound } from '../../../lib/domain/match/match';
import { stageRounds, withRound } from '../../../lib/domain/competition/match-rounds';
import { isFed } from '../../../lib/domain/match/spoilers';
import { bracketNodes } from '../../../lib/source/demo/bracket';
import { finishedMatch, notStartedMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';

type Shape = Parameters<typeof bracketNodes>[0];

const brief = (round: MatchRound | undefined): string | null =>
  round === undefined ? null : [round.part, round.name, round.round, round.match ?? '-', round.stake ?? '-'].join(' ');

/** A bracket played out: `leftWins` by place, until `played` matches are over; the others wait for their sides. */
function playedOut(shape: Shape, leftWins: readonly boolean[], played: number): Match[] {
  const nodes = bracketNodes(shape);
  const done = new Map<string, FinishedMatch>();
  const ids = new Map(nodes.map(({ key }, index) => [key, index + 1]));
  return nodes.map((node, index) => {
    const entries = [node.left, node.right];
    const teamOf = (entry: (typeof entries)[number]): number => {
      if (entry.kind === 'seed') return entry.seed;
      const from = done.get(entry.of);
      if (!from) return 0;
      const loser = from.winnerId === from.left.id ? from.right.id : from.left.id;
      return entry.kind === 'winner' ? (from.winnerId ?? 0) : loser;
    };
    const [left = 0, right = 0] = entries.map(teamOf);
    const shared = {
      id: index + 1,
      beginAt: new Date(Date.parse('2023-08-01T08:00:00Z') + index * 86_400_000).toISOString(),
      previousMatchIds: entries.flatMap((entry) => (entry.kind === 'seed' ? [] : (ids.get(entry.of) ?? []))),
    };
    if (index >= played) return notStartedMatch({ ...shared, left: unscored({ id: left }), right: unscored({ id: right }) });
    const isLeft = leftWins[index] ?? true;
    const match = finishedMatch({
      ...shared,
      left: scored({ id: left, score: isLeft ? 3 : 0 }),
      right: scored({ id: right, score: isLeft ? 0 : 3 }),
      winnerId: isLeft ? left : right,
    });
    done.set(node.key, match);
    return match;
  });
}

const LAST = { isLast: true };
const stakes = (stage: readonly Match[], place = LAST) =>
  [...stageRounds(stage, place).values()].map(({ stake }) => stake ?? '-').join(' ');
const SHAPES = ['single6', 'single8', 'double4', 'double6', 'double8'] as const;

describe('the rounds of matches of a bracket', () => {
  it('say who may come to a side that is open, once both are known', () => {
    const from = (played: number) =>
      playedOut('single8', [], played).map(({ id }) => stageRounds(playedOut('single8', [], played)).get(id)?.from);
    const named = { takes: 'winner', match: 'T1–T1', teams: expect.any(Array) };
    expect(from(4)).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, { left: named, right: named }]);
    expect(from(5)[6]).toEqual({ right: named });
    expect(from(6)[6]).toBeUndefined();
    expect(from(2)[6]).toEqual({ left: named });
    expect(from(0)[4]).toEqual({ left: named, right: named });
    const other = playedOut('single8', [], 5)[5];
    expect(from(5)[6]?.right?.teams?.map(({ id }) => id)).toEqual([other?.left.id, other?.right.id]);
  });

  it('say which match decides a side that is open, by its place, until the team is known', () => {
    const afterOf = (shape: Shape, played: number, id: number) => {
      const after = stageRounds(playedOut(shape, [], played)).get(id)?.after;
      return [after?.left, after?.right].map((side) => side && [side.takes, side.part, side.name, side.match].join(' '));
    };
    expect(afterOf('single8', 0, 7)).toEqual(['winner single semifinals 1', 'winner single semifinals 2']);
    expect(afterOf('single8', 5, 7)).toEqual([undefined, 'winner single semifinals 2']);
    expect(afterOf('single8', 6, 7)).toEqual([undefined, undefined]);
    expect(afterOf('double4', 0, 3)).toEqual(['loser single semifinals 1', 'loser single semifinals 2']);
    expect(afterOf('double4', 0, 6)).toEqual(['winner upper final ', 'winner lower final ']);
  });

  it('are named as fans name them; of first rounds, whose teams are known, they say so', () => {
    const rounds = stageRounds(playedOut('single8', [], 7));
    expect([...rounds.values()].map(({ name, match, unfed }) => [name, match, unfed])).toEqual([
      ...[1, 2, 3, 4].map((place) => ['quarterfinals', place, true]),
      ['semifinals', 1, undefined],
      ['semifinals', 2, undefined],
      ['final', null, undefined],
    ]);
    expect([...rounds.values()].map((round) => isFed({ round }))).toEqual([false, false, false, false, true, true, true]);
  });

  it('tell upper and lower half apart, and a single match of a round from one of many', () => {
    const rounds = stageRounds(playedOut('double4', [], 6));
    expect([...rounds.values()].map(({ part, name, match }) => [part, name, match])).toEqual([
      ['upper', 'semifinals', 1],
      ['upper', 'semifinals', 2],
      ['upper', 'final', null],
      ['lower', 'round', null],
      ['lower', 'final', null],
      ['single', 'grandFinal', null],
    ]);
  });

  it.each(SHAPES)('of a %s are the same whoever wins, and at every stage of progress', (shape) => {
    const untouched = playedOut(shape, [], 0);
    const expected = untouched.map(({ id }) => brief(stageRounds(untouched, LAST).get(id)));
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }), fc.nat(14), (leftWins, played) => {
        const rounds = stageRounds(playedOut(shape, leftWins, played), LAST);
        expect(untouched.map(({ id }) => brief(rounds.get(id)))).toEqual(expected);
      }),
    );
  });

  it('say who is out, plays on in the lower bracket, or wins the title', () => {
    expect(stakes(playedOut('single8', [], 0))).toBe('out out out out out out title');
    expect(stakes(playedOut('double4', [], 0))).toBe('drops drops drops out out title');
  });

  it('say neither that a loser is out nor that a winner has a title where another stage follows, or the stage gives none', () => {
    expect(stakes(playedOut('double4', [], 0), { isLast: false })).toBe('drops drops drops - - -');
    const playIn = playedOut('double4', [], 0).map((match) => ({ ...match, tournamentName: 'Play-In' }));
    expect(stakes(playIn)).toBe('drops drops drops - - -');
  });

  it('are null where the source does not say what feeds what', () => {
    const untold = playedOut('single8', [], 7).map((match) => ({ ...match, previousMatchIds: [] }));
    expect(stageRounds(untold).size).toBe(0);
  });

  it('disappear when a match feeds nothing any more', () => {
    const stage = playedOut('single8', [], 0);
    const rounds = stageRounds(stage);
    const [final = notStartedMatch(), ...rest] = stage.map((match) => withRound(match, rounds.get(match.id))).reverse();
    expect(final.round?.name).toBe('final');
    const alone = stageRounds([{ ...final, previousMatchIds: [] }, ...rest.filter(({ id }) => id < 5)]);
    expect(withRound(final, alone.get(final.id))).not.toHaveProperty('round');
  });
});
