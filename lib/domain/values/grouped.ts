/** Values by their keys, each group in their order; a value may have several keys, or none. */
export function grouped<Key, Value>(values: Iterable<Value>, keysOf: (value: Value) => readonly Key[]): Map<Key, [Value, ...Value[]]> {
  const groups = new Map<Key, [Value, ...Value[]]>();
  for (const value of values) {
    for (const key of keysOf(value)) {
      const group = groups.get(key);
      if (group) group.push(value);
      else groups.set(key, [value]);
    }
  }
  return groups;
}

export function lastOf<Value>(group: readonly [Value, ...Value[]]): Value {
  return group.at(-1) ?? group[0];
}
