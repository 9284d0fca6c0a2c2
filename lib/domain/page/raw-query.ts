/** The query of an address before anything in it is known to be good. */
export type RawQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The first of a parameter's values; null without any. */
export function single(value: string | string[] | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.[0] ?? null);
}
