/** A function that works out each of its values once, until it is to forget one, or all. */
export function memoized<Key, Value extends object | string | number | boolean | null>(valueOf: (key: Key) => Value) {
  const known = new Map<Key, Value>();
  const remembered = (key: Key): Value => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = valueOf(key)));
    return value;
  };
  return Object.assign(remembered, { forget: (key: Key) => known.delete(key), clear: () => known.clear() });
}
