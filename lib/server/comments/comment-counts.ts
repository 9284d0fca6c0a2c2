import { LRUCache } from 'lru-cache';
import { cacheTag, idInTag, type CacheTag } from '../../domain/cache-tags';

/** Matches of some weeks with all that are listed beside them. */
const MAX_COUNTS = 5_000;
/** Purges come earlier; this bounds what a lost one costs. */
const COUNT_MS = 60_000;

/**
 * How many comments show on a page, kept for a minute by the page's key: a week
 * lists a hundred matches, and most of them have none. A comment's purge drops
 * its page's count.
 */
export class CommentCounts {
  readonly #counts = new LRUCache<string, number>({ max: MAX_COUNTS, ttl: COUNT_MS });
  #purges = 0;

  /** `read` takes keys of pages and answers their counts in that order. */
  constructor(private readonly read: (pageKeys: readonly string[]) => Promise<number[]>) {}

  async of(pageKeys: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const keys = [...new Set(pageKeys)];
    const found = new Map<string, number>();
    for (const key of keys) {
      const kept = this.#counts.get(key);
      if (kept !== undefined) found.set(key, kept);
    }
    const missing = keys.filter((key) => !found.has(key));
    if (missing.length === 0) return found;
    const purges = this.#purges;
    const counts = await this.read(missing);
    missing.forEach((key, index) => {
      const count = counts[index] ?? 0;
      found.set(key, count);
      // What was read before a purge may be the old count.
      if (purges === this.#purges) this.#counts.set(key, count);
    });
    return found;
  }

  /** Forgets the counts of the pages that these cache tags name. */
  drop(tags: readonly CacheTag[]): void {
    for (const tag of tags) {
      const pageKey = idInTag(cacheTag.comments, tag);
      if (pageKey === null) continue;
      this.#purges += 1;
      this.#counts.delete(pageKey);
    }
  }
}
