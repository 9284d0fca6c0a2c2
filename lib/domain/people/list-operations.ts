import type { RegionChoice } from './region-choices';

/** What became of a list (docs/decisions/0011): removed and added ids, and where some were moved the new order of all. */
type ListOperations<Id> = {
  readonly add?: readonly Id[] | undefined;
  readonly remove?: readonly Id[] | undefined;
  readonly order?: readonly Id[] | undefined;
};

/** The ids in another order: what is not in the list is left out, what is not named comes last. */
export function reordered<Id>(ids: readonly Id[], order: readonly Id[]): readonly Id[] {
  return [...new Set([...order.filter((id) => ids.includes(id)), ...ids])];
}

/**
 * The list after them; doing them again changes nothing.
 * @param limited cuts it to its limit, before it is put in order
 */
export function applyOperations<Id>(
  ids: readonly Id[],
  { add = [], remove = [], order = [] }: ListOperations<Id> = {},
  limited = (all: readonly Id[]): readonly Id[] => all,
): readonly Id[] {
  return reordered(limited([...new Set([...ids.filter((id) => !remove.includes(id)), ...add])]), order);
}

/** What made one list of the other; undefined where they are the same. */
export function operationsBetween<Id>(before: readonly Id[], now: readonly Id[]): ListOperations<Id> | undefined {
  const add = now.filter((id) => !before.includes(id));
  const remove = before.filter((id) => !now.includes(id));
  const isMoved = applyOperations(before, { add, remove }).some((id, place) => id !== now[place]);
  return add.length + remove.length > 0 || isMoved ? { add, remove, order: isMoved ? now : [] } : undefined;
}

const idsOf = (regions: readonly RegionChoice[]) => regions.map(({ id }) => id);
const selectedIds = (regions: readonly RegionChoice[]) => idsOf(regions.filter(({ selected }) => selected));

/** `applyOperations` for regions, which are all in the list: a selected one is added, another one is removed. */
export function applyToRegions(regions: readonly RegionChoice[], operations: ListOperations<number> = {}): readonly RegionChoice[] {
  const selected = applyOperations(selectedIds(regions), operations);
  return reordered(idsOf(regions), operations.order ?? []).map((id, order) => ({ id, selected: selected.includes(id), order }));
}

export function operationsBetweenRegions(
  before: readonly RegionChoice[],
  now: readonly RegionChoice[],
): ListOperations<number> | undefined {
  const selected = operationsBetween(selectedIds(before), selectedIds(now));
  const moved = operationsBetween(idsOf(before), idsOf(now));
  return selected || moved ? { ...selected, order: moved?.order } : undefined;
}
