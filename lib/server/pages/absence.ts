import type { CacheTag } from '../../domain/page/cache-tags';
import type { GonePage } from '../../domain/page/gone';
import { readGone } from '../../store/models/gone-document';
import type { Loaded } from './loaded';
import type { PageResult } from './public-page';

/** Loads whether a missing document existed earlier. One read, only for missing documents. */
export async function absent(page: GonePage, tags: readonly CacheTag[]): Promise<Loaded<never> & { readonly data: null }> {
  const gone = await readGone(page);
  return { data: null, ...(gone ? { gone } : {}), tags, matches: [] };
}

/** What a page answers for that: 404, 410, or 308 to what it was merged into. */
export function absentPage({ gone, tags }: Pick<Loaded<unknown>, 'gone' | 'tags'>): PageResult<never> {
  if (!gone) return { kind: 'notFound', tags };
  const { kind, into } = gone;
  return into === undefined ? { kind: 'gone', tags } : { kind: 'redirect', to: `/${kind}/${into}`, status: 308, tags };
}
