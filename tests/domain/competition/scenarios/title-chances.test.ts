import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleChances } from '../../../../lib/domain/competition/scenarios/title-chances';
import { bracketShapes, playBracket, playings, type TestBracket, type Playing } from '../../../support/bracket-shapes';

/** The chance of a team to beat another: by their ids. */
const beats = (team: number, other: number): number => team / (team + other);
const unknown = (): null => null;

const MOST_LEFT = 9;

type Counted = { readonly title: Map<number, number>; readonly final: Map<number, number> };

/** Every way a shape may be played to its end, from just the shape: no match is read. */
function countByHand({ nodes }: TestBracket, { leftWins, swapped, played }: Playing): Counted {
  const end = nodes.findLast(({ called }) => called.name === 'final' || called.name === 'grandFinal')?.key;
  const counted: Counted = { title: new Map(), final: new Map() };
  const add = (to: Map<number, number>, team: number, weight: number) => to.set(team, (to.get(team) ?? 0) + weight);
  type Over = ReadonlyMap<string, { readonly winner: number; readonly loser: number }>;
  const play = (index: number, over: Over, weight: number): void => {
    const node = nodes[index];
    if (node === undefined || weight === 0) return;
    const [one = 0, other = 0] = node.sides.map((entry) => (typeof entry === 'number' ? entry : (over.get(entry.of)?.[entry.takes] ?? 0)));
    const oneWon = (leftWins[index] ?? true) !== swapped[index];
    for (const [winner, loser, chance] of [
      [one, other, index < played ? Number(oneWon) : beats(one, other)],
      [other, one, index < played ? Number(!oneWon) : beats(other, one)],
    ] as const) {
      if (chance === 0) continue;
      if (node.key === end) {
        add(counted.title, winner, weight * chance);
        add(counted.final, winner, weight * chance);
        add(counted.final, loser, weight * chance);
      } else play(index + 1, new Map([...over, [node.key, { winner, loser }]]), weight * chance);
    }
  };
  play(0, new Map(), 1);
  return counted;
}

const hasOneFinal = ({ kind }: TestBracket): boolean =>
  /^(single|double|a ladder|two ladders)/.test(kind) && !kind.includes('played again');

describe('chances to win a bracket', () => {
  it('are what the results of each next match make of them, weighted by how likely those are', () => {
    let compared = 0;
    fc.assert(
      fc.property(bracketShapes, playings({ told: 'takes' }), fc.nat(MOST_LEFT), (shape, playing, left) => {
        const matches = playBracket(shape, { ...playing, played: Math.max(0, shape.nodes.length - 1 - left) }).map(({ match }) => match);
        const chances = titleChances(matches, 1, unknown, beats);
        for (const { matchId, results } of chances?.stakes ?? []) {
          const match = matches.find(({ id }) => id === matchId);
          for (const side of ['left', 'right'] as const) {
            compared += 1;
            const title =
              chances?.teams.find(({ teamId }) => teamId === match?.[side].id)?.title ?? expect.fail('not a team of the bracket');
            expect(results.reduce((sum, result) => sum + result.chance * result[side].chance, 0)).toBeCloseTo(title, 4);
            const lost = results.find(({ winner }) => winner !== side)?.[side];
            if (shape.kind.startsWith('single')) expect(lost).toEqual({ status: 'out', chance: 0 });
          }
        }
      }),
    );
    expect(compared).toBeGreaterThan(50);
  });

  it('equal an enumeration of all ways it may be played, weighted', () => {
    let compared = 0;
    fc.assert(
      fc.property(bracketShapes, playings({ told: 'takes' }), fc.nat(MOST_LEFT), (shape, playing, left) => {
        const played = Math.max(0, shape.nodes.length - 1 - left);
        const own = { ...playing, played };
        const matches = playBracket(shape, own).map(({ match }) => match);
        const told = titleChances(matches, 1, unknown, beats);
        if (hasOneFinal(shape)) expect(told).not.toBeNull();
        if (told === null) return;
        compared += 1;
        expect([told.method, told.rated]).toEqual(['exact', told.remaining]);
        const { title, final } = countByHand(shape, own);
        expect(told.teams.reduce((sum, team) => sum + team.title, 0)).toBeCloseTo(1, 4);
        expect(told.teams.reduce((sum, team) => sum + team.final, 0)).toBeCloseTo(2, 4);
        for (const team of told.teams) {
          expect(team.title).toBeCloseTo(title.get(team.teamId) ?? 0, 4);
          expect(team.final).toBeCloseTo(final.get(team.teamId) ?? 0, 4);
        }
      }),
      { numRuns: 100 },
    );
    expect(compared).toBeGreaterThan(30);
  });

  it('are sampled where there are too many ways, and come close', () => {
    fc.assert(
      fc.property(playings({ told: 'takes', played: 3 }), (playing) => {
        const shape = fc.sample(bracketShapes.filter(hasOneFinal), { numRuns: 1, seed: playing.played })[0];
        const matches = shape ? playBracket(shape, playing).map(({ match }) => match) : [];
        const exact = titleChances(matches, 1, unknown, beats);
        const drawn = titleChances(matches, 1, unknown, beats, unknown, 0);
        if (exact === null || drawn === null) return;
        expect(drawn.method).toBe('simulated');
        for (const { teamId, title } of exact.teams) {
          expect(Math.abs(title - (drawn.teams.find((team) => team.teamId === teamId)?.title ?? 0))).toBeLessThan(0.02);
        }
      }),
      { numRuns: 5 },
    );
  });

  it('are null once it is over, and where a match has unknown participants', () => {
    const shape: TestBracket = {
      kind: 'a knockout of four',
      nodes: [
        { key: '1', sides: [1, 2], called: { part: 'single', name: 'semifinals' } },
        { key: '2', sides: [3, 4], called: { part: 'single', name: 'semifinals' } },
        {
          key: '3',
          sides: [
            { takes: 'winner', of: '1' },
            { takes: 'winner', of: '2' },
          ],
          called: { part: 'single', name: 'final' },
        },
      ],
    };
    const playing: Playing = { leftWins: [true, true, true], swapped: [], played: 0, told: 'takes', backwards: false, atOnce: false };
    const at = (played: number, told: Playing['told'] = 'takes') =>
      playBracket(shape, { ...playing, played, told }).map(({ match }) => match);
    expect(titleChances(at(0), 1)?.teams).toEqual([1, 2, 3, 4].map((teamId) => ({ teamId, final: 0.5, title: 0.25 })));
    expect(titleChances(at(1), 1)?.teams.map(({ teamId, title }) => [teamId, title])).toEqual([
      [1, 0.5],
      [3, 0.25],
      [4, 0.25],
    ]);
    expect(titleChances(at(0), 1)).toMatchObject({ remaining: 3, rated: 0, outcomes: 8 });
    expect(titleChances(at(3), 1)).toBeNull();
    expect(titleChances(at(0, 'nothing'), 1)).toBeNull();
    // 0 is a qualifier who is not known yet.
    const [first, ...others] = shape.nodes;
    const open = { ...shape, nodes: first ? [{ ...first, sides: [0, 2] as const }, ...others] : [] };
    expect(
      titleChances(
        playBracket(open, playing).map(({ match }) => match),
        1,
      ),
    ).toBeNull();
  });
});
