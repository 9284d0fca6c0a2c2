import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchSummary } from '../../../lib/domain/match/match-summary';
import { pack, unpack } from '../../../lib/domain/page/packed-value';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';

/** What a browser reads of a value that the server has packed. */
const received = <Value>(value: Value): Value => unpack(JSON.parse(JSON.stringify(pack(value))));
const bytes = (value: unknown): number => JSON.stringify(value).length;

/** Objects that often have the same fields, and values that often occur again, as props do. */
const repetitive = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<unknown>(null, true, false, 0, 1, -1.5, '', 'T1', '__proto__'),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.record({ id: fc.nat(3), name: fc.constantFrom('T1', 'Gen.G'), side: tie('value') }, { requiredKeys: ['id'] }),
    fc.dictionary(fc.constantFrom('a', 'b', 'a,b', 'a\nb', '__proto__', 'constructor'), tie('value'), { noNullPrototype: true }),
  ),
})).value;

describe('a packed value', () => {
  it('is unchanged after unpacking', () => {
    // As texts: they preserve the order of fields, and a field named "constructor" confuses no comparison.
    const survives = (value: unknown) => expect(JSON.stringify(received(value))).toBe(JSON.stringify(value));
    fc.assert(fc.property(fc.jsonValue(), (value) => void survives(value)));
    fc.assert(
      fc.property(repetitive, (value) => void survives(value)),
      { numRuns: 500 },
    );
  });

  it('keeps absent, null and undefined fields apart, and their order', () => {
    const rows = [{ a: 1, b: null }, { a: 1 }, { b: null, a: 1 }, { a: 1, b: undefined }, {}, [], [[]], [{}]];
    expect(received(rows)).toStrictEqual([{ a: 1, b: null }, { a: 1 }, { b: null, a: 1 }, { a: 1 }, {}, [], [[]], [{}]]);
    expect(received(rows).map((row) => Object.keys(row).join())).toEqual(['a,b', 'a', 'b,a', 'a', '', '', '0', '0']);
  });

  it('may have more fields than a number has bits', () => {
    const names = Array.from({ length: 70 }, (_, index) => `field${index}`);
    const wide = (other: number) => Object.fromEntries(names.map((name, index) => [name, index === other ? 'other' : index]));
    const rows = [1, 33, 31, 32, 69, 69].map(wide);
    expect(received(rows)).toStrictEqual(rows);
  });

  it.each([[[0]], [[3, 3, 900]], [[29849385, 29849400, 29849415]], [[1, 3, 2]], [[-1, 4]], [[0.1, 0.3]], [[Number.MAX_SAFE_INTEGER]]])(
    'may hold numbers that rise or not: %j',
    (numbers) => expect(received(numbers)).toEqual(numbers),
  );

  it('writes rising numbers as steps', () => {
    const instants = Array.from({ length: 100 }, (_, index) => 29849385 + 15 * index);
    expect(bytes(pack(instants))).toBeLessThan(bytes(instants) / 2);
  });

  it('stores equal parts once: unpacked they are one object', () => {
    const team = () => ({ id: 1, name: 'T1', players: [{ name: 'Faker' }] });
    const rows = received([
      { team: team(), other: 1 },
      { other: 2, team: team() },
    ]);
    expect(rows[1]?.team).toBe(rows[0]?.team);
  });

  it('pollutes no prototype', () => {
    const hostile: unknown = JSON.parse('[{"__proto__":{"admin":true}},{"__proto__":{"admin":true},"a":1}]');
    expect(JSON.stringify(received(hostile))).toBe(JSON.stringify(hostile));
    expect({}).not.toHaveProperty('admin');
    expect(received(hostile)).not.toHaveProperty('0.admin');
  });

  it('is a fraction of a list of matches', () => {
    const matches = Array.from({ length: 100 }, (_, index) => matchSummary(finishedMatch({ id: 29670108 + index })));
    expect(bytes(pack(matches))).toBeLessThan(bytes(matches) / 10);
  });
});
