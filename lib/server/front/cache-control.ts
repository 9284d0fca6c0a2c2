/** The directives of a `Cache-Control` header that decide what is cached; seconds, null where absent. */
type CacheDirectives = {
  readonly isPublic: boolean;
  readonly isPrivate: boolean;
  readonly noStore: boolean;
  readonly maxAge: number | null;
  readonly sMaxage: number | null;
  readonly stale: number | null;
  readonly error: number | null;
};

export function parseCacheControl(header: string): CacheDirectives {
  const directives = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((each): [string, string] => {
        const [name = '', value = ''] = each.split('=', 2);
        return [name.trim(), value.trim()];
      }),
  );
  const seconds = (name: string) => {
    const value = directives.get(name);
    return value !== undefined && /^\d+$/.test(value) ? Number(value) : null;
  };
  return {
    isPublic: directives.has('public'),
    isPrivate: directives.has('private'),
    noStore: directives.has('no-store') || directives.has('no-cache'),
    maxAge: seconds('max-age'),
    sMaxage: seconds('s-maxage'),
    stale: seconds('stale-while-revalidate'),
    error: seconds('stale-if-error'),
  };
}
