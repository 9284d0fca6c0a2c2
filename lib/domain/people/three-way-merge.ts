/**
 * Merges a device's list into the stored one (docs/decisions/0011): what the
 * device added since `base` is added, what it removed is removed, what others
 * did meanwhile stays. A device that changed the order of what both know
 * decides the order; else the stored order stays and additions come last.
 *
 * @param base the list as the device last had it from the server
 * @param mine the device's list now
 * @param stored the server's list now
 */
export function mergeLists<Id extends number | string>(base: readonly Id[], mine: readonly Id[], stored: readonly Id[]): readonly Id[] {
  const before = new Set(base);
  const now = new Set(mine);
  const kept = stored.filter((id) => !before.has(id) || now.has(id));
  const held = new Set(kept);
  const added = mine.filter((id) => !before.has(id) && !held.has(id));
  const merged = [...kept, ...added];
  return isReordered(base, mine) ? inOrderOf(mine, merged) : merged;
}

/** Whether what both lists hold stands in another order. */
function isReordered<Id>(base: readonly Id[], mine: readonly Id[]): boolean {
  const inMine = new Set(mine);
  const inBase = new Set(base);
  const before = base.filter((id) => inMine.has(id));
  const now = mine.filter((id) => inBase.has(id));
  return before.some((id, place) => id !== now[place]);
}

/** `ids` with those that `order` names in its order, in the places that such ids had. */
function inOrderOf<Id>(order: readonly Id[], ids: readonly Id[]): readonly Id[] {
  const present = new Set(ids);
  const named = new Set(order);
  const queue = order.filter((id) => present.has(id));
  let next = 0;
  return ids.map((id) => (named.has(id) ? (queue[next++] ?? id) : id));
}
