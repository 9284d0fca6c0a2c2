/** A copy with its fields in the order of its schema's `entries`, so that equal values are stored as equal texts: the ledger compares texts. */
export function inFieldOrder<Value extends object>({ entries }: { readonly entries: object }, value: Value): Value {
  const places = Object.fromEntries(
    Object.keys(entries)
      .filter((name) => name in value)
      .map((name) => [name, null]),
  );
  return { ...places, ...value };
}
