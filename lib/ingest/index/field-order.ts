/** The same with its fields in the order of its schema's `entries`, whoever made it: equal values are equal texts, which the ledger compares, and read back from the store they are the same. */
export function inFieldOrder<Value extends object>({ entries }: { readonly entries: object }, value: Value): Value {
  const places = Object.fromEntries(
    Object.keys(entries)
      .filter((name) => name in value)
      .map((name) => [name, null]),
  );
  return { ...places, ...value };
}
