import type { CacheTag } from '../../domain/page/cache-tags';
import type { GoneNote } from '../../domain/page/gone';
import type { Scheduled } from './cache-lifetimes';

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
