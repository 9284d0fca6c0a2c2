/** A function that works out each of its values once. */
export function memoized<Key, Value extends object | string | number | boolean>(valueOf: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? valueOf(key);
    known.set(key, value);
    return value;
  };
}
