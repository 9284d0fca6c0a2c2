import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../lib/domain/search/edit-distance';

/** The definition, without a bound. */
function plainDistance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      let least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same);
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, at(row - 2, column - 2) + 1);
      const line = rows[row];
      if (line) line[column] = least;
    }
  return at(one.length, other.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

describe('the distance of two words', () => {
  it('equals its definition, up to the given limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
        const distance = plainDistance(one, other);
        expect(editDistance(one, other, most)).toBe(distance <= most ? distance : null);
      }),
    );
  });

  it.each([
    ['fakr', 'faker', 1],
    ['fkaer', 'faker', 1],
    ['hanwah', 'hanwha', 1],
    ['azir', 'zoe', null],
  ])('of %s and %s is %s', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
  });

  it('is not computed for texts longer than any name', () => {
    expect(editDistance('a'.repeat(100), 'a'.repeat(100), 2)).toBeNull();
  });
});
