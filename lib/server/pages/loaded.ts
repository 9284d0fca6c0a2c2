import type { CacheTag } from '../../domain/page/cache-tags';
import type { GoneNote, GonePage } from '../../domain/page/gone';
import { readGone } from '../../store/models/site-documents';
import type { Scheduled } from '../cache-lifetimes';
import type { PageResult } from './public-page';

/**
 * What a page and its JSON twin are made of. One `load…` reads the documents;
 * the page turns `data` into its props, the twin into its display shape.
 */
export type Loaded<Data> = {
  /** Null where there is no such thing. */
  readonly data: Data | null;
  /** Where there was such a thing and it was deleted, or merged into another. */
  readonly gone?: GoneNote;
  /** Of the documents that `data` was read from, or would be. */
  readonly tags: readonly CacheTag[];
  /** The matches in it that run or are still to come: their changes limit how long copies live. */
  readonly matches: readonly Scheduled[];
};

/** The same for a document that always exists, even if empty. */
export type FoundData<Data> = Loaded<Data> & { readonly data: Data };

/** The same of what is made of it. */
export function madeOf<Data, Made>({ data, ...rest }: Loaded<Data>, make: (data: Data) => Made): Loaded<Made> {
  return { ...rest, data: data === null ? null : make(data) };
}

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
