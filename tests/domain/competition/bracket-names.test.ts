import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBracket } from '../../../lib/domain/competition/bracket';
import type { MatchRound } from '../../../lib/domain/match/match';
import { roundOf } from '../../../lib/domain/competition/match-rounds';
import { bracketShapes, plainShapes, playBracket, playings, type Played } from '../../support/bracket-shapes';

/** What each match is called, by its id. */
function called(played: readonly Played[]): Map<number, MatchRound> {
  const bracket = buildBracket(played.map(({ match }) => match));
  const rounds = bracket?.rounds ?? [];
  return new Map(
    rounds.flatMap((round) => round.nodes.map((node) => [node.match.id, roundOf(round, node, bracket?.double ?? false)] as const)),
  );
}

const text = ({ part, name }: Pick<MatchRound, 'part' | 'name'>): string => `${part} ${name}`;

describe('the name of each match of a bracket of any kind, whichever side its teams are listed on', () => {
  it.each(['takes', 'ids', 'nothing'] as const)('is right once all is played, where the source names %s of the feeding matches', (told) => {
    fc.assert(
      fc.property(bracketShapes, playings({ told, played: 48 }), (shape, playing) => {
        const played = playBracket(shape, playing);
        const names = called(played);
        expect([shape.kind, ...played.map(({ match }) => text(names.get(match.id) ?? { part: 'single', name: 'round' }))]).toEqual([
          shape.kind,
          ...played.map((each) => text(each.called)),
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('is right at any time where the source says who advances', () => {
    fc.assert(
      fc.property(bracketShapes, playings({ told: 'takes' }), (shape, playing) => {
        const played = playBracket(shape, playing);
        const names = called(played);
        for (const { match, called: right } of played) expect(names.get(match.id)).toMatchObject(right);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['ids', plainShapes],
    ['nothing', bracketShapes],
  ] as const)('is right or a number, never wrong, at any time, where the source names %s', (told, shapes) => {
    fc.assert(
      fc.property(shapes, playings({ told }), (shape, playing) => {
        const played = playBracket(shape, playing);
        const names = called(played);
        for (const { match, called: right } of played) {
          const name = names.get(match.id);
          if (name?.name === 'round') expect(['single', right.part]).toContain(name.part);
          else expect([shape.kind, match.id, name?.part, name?.name]).toEqual([shape.kind, match.id, right.part, right.name]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is unique, except for a replayed grand final', () => {
    fc.assert(
      fc.property(bracketShapes, playings({}), (shape, playing) => {
        const names = [...called(playBracket(shape, playing)).values()];
        const places = names
          .filter(({ name }) => name !== 'grandFinal')
          .map(({ part, name, round, match }) => [part, name, round, match].join());
        expect(new Set(places).size).toBe(places.length);
      }),
      { numRuns: 300 },
    );
  });
});
