import type { CacheTag } from '../../domain/page/cache-tags';
import type { GoneNote, GonePage } from '../../domain/page/gone';
import { readGone } from '../../store/models/site-documents';
import type { ScheduledMatch } from '../cache-lifetimes';
import type { PageResult } from './public-page';

/**
 * What a page and its JSON twin are made of. One `load…` reads the documents;
 * the page turns `data` into its props, the twin into its display shape.
 */
export type PageData<Data> = {
  /** Null where the page does not exist. */
  readonly data: Data | null;
  /** Set where the page did exist and was deleted, or merged into another. */
  readonly gone?: GoneNote;
  /** Tags of the documents that `data` was read from, or would be. */
  readonly tags: readonly CacheTag[];
  /** The matches in `data` that run or are still to come: their changes limit how long copies live. */
  readonly matches: readonly ScheduledMatch[];
};

/** `PageData` of a page that always exists, even if it is empty. */
export type FoundData<Data> = PageData<Data> & { readonly data: Data };

/** Replaces the data of a `PageData` by what `make` makes of it; null stays null. */
export function madeOf<Data, Made>({ data, ...rest }: PageData<Data>, make: (data: Data) => Made): PageData<Made> {
  return { ...rest, data: data === null ? null : make(data) };
}

/** What to answer for a missing document: whether it existed earlier. One read. */
export async function absent(page: GonePage, tags: readonly CacheTag[]): Promise<PageData<never> & { readonly data: null }> {
  const gone = await readGone(page);
  return { data: null, ...(gone ? { gone } : {}), tags, matches: [] };
}

/** What a page answers where its document is missing: 404, 410, or 308 to what it was merged into. */
export function absentPage({ gone, tags }: Pick<PageData<unknown>, 'gone' | 'tags'>): PageResult<never> {
  if (!gone) return { kind: 'notFound', tags };
  const { kind, into } = gone;
  return into === undefined ? { kind: 'gone', tags } : { kind: 'redirect', to: `/${kind}/${into}`, status: 308, tags };
}
