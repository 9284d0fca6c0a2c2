import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperations, applyToRegions, operationsBetween, operationsBetweenRegions } from '../../../lib/domain/people/list-operations';
import { DEFAULT_REGIONS_ORDER } from '../../../lib/domain/people/region-choices';

const list = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));
const sorted = (ids: readonly number[]) => [...ids].sort((one, other) => one - other);

describe('operations on a list', () => {
  it('make of the old list exactly the new one', () =>
    fc.assert(fc.property(list, list, (before, now) => void expect(applyOperations(before, operationsBetween(before, now))).toEqual(now))));

  it('are none where nothing changed', () => expect(operationsBetween([1, 2], [1, 2])).toBeUndefined());

  it('change nothing when they are done again, and leave each id once', () =>
    fc.assert(
      fc.property(list, list, list, (ids, before, now) => {
        const made = operationsBetween(before, now);
        const after = applyOperations(ids, made);
        expect(new Set(after).size).toBe(after.length);
        expect(applyOperations(after, made)).toEqual(after);
      }),
    ));

  it('of two devices lead to the same ids, whichever is first; the later one’s order holds', () =>
    fc.assert(
      fc.property(list, list, list, (before, here, there) => {
        const after = (...devices: (readonly number[])[]) =>
          devices.reduce((ids: readonly number[], device) => applyOperations(ids, operationsBetween(before, device)), before);
        const both = after(here, there);
        expect(sorted(both)).toEqual(sorted(after(there, here)));
        const order = operationsBetween(before, there)?.order ?? [];
        expect(both.filter((id) => order.includes(id))).toEqual(order.filter((id) => both.includes(id)));
        const kept = before.filter((id) => here.includes(id) && there.includes(id));
        expect(sorted(both)).toEqual(sorted([...new Set([...kept, ...[...here, ...there].filter((id) => !before.includes(id))])]));
      }),
    ));

  it('of two that reordered it: the later wins', () => {
    const moved = applyOperations([1, 2, 3], operationsBetween([1, 2, 3], [3, 1, 2]));
    expect(applyOperations(moved, operationsBetween([1, 2, 3], [2, 1, 3]))).toEqual([2, 1, 3]);
  });

  it('of one that reordered it and one that removed and added: both hold', () => {
    const [moves, others] = [operationsBetween([1, 2, 3], [3, 2, 1]), operationsBetween([1, 2, 3], [1, 3, 9])];
    expect(applyOperations(applyOperations([1, 2, 3], moves), others)).toEqual([3, 1, 9]);
    expect(applyOperations(applyOperations([1, 2, 3], others), moves)).toEqual([3, 1, 9]);
  });
});

it('operations on regions make of the old order and selection exactly the new ones', () => {
  const regions = fc
    .tuple(fc.shuffledSubarray([...DEFAULT_REGIONS_ORDER], { minLength: DEFAULT_REGIONS_ORDER.length }), fc.infiniteStream(fc.boolean()))
    .map(([all, picks]) => all.map(({ id }, order) => ({ id, selected: picks.next().value === true, order })));
  fc.assert(
    fc.property(regions, regions, (before, now) => {
      expect(applyToRegions(before, operationsBetweenRegions(before, now))).toEqual(now);
      expect(operationsBetweenRegions(now, now)).toBeUndefined();
    }),
  );
});
