/** What an ingest started by `npm start` sends to its parent. */
export type IngestMessage =
  /** `done` of `total` of the whole first load; `step` names what is under way. */
  | { readonly kind: 'progress'; readonly step: string; readonly done: number; readonly total: number }
  /** The store holds everything that the source has; `text` sums it up. */
  | { readonly kind: 'loaded'; readonly text: string }
  /** The data ends in the past: the site's clock stands so far from the real one. */
  | { readonly kind: 'clock'; readonly shiftMs: number }
  /** Something a person should know, e.g. what was dropped. */
  | { readonly kind: 'note'; readonly text: string }
  /** It ends, and why: one line that says what to do. */
  | { readonly kind: 'failed'; readonly text: string };
