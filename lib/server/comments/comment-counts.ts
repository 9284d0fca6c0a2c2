import { cacheTag, idInTag, type CacheTag } from '../../domain/page/cache-tags';
import { ProcessCache } from '../process-cache';

/** So many counts are cached: those of some weeks' matches with all that are listed beside them. */
const MAX_COUNTS = 5_000;
/** Purges come earlier; this bounds what a lost one costs. */
const COUNT_MS = 60_000;

/**
 * How many comments show on a page, cached for a minute by the page's key: a week
 * lists a hundred matches, and most of them have none. A comment's purge drops
 * its page's count.
 */
export class CommentCounts {
  readonly #counts = new ProcessCache<number>({ max: MAX_COUNTS, maxAgeMs: COUNT_MS });

  /** `read` takes keys of pages and answers their counts in that order. */
  constructor(private readonly read: (pageKeys: readonly string[]) => Promise<number[]>) {}

  async of(pageKeys: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const now = Date.now();
    const keys = [...new Set(pageKeys)];
    const missing = keys.filter((key) => !this.#counts.has(key, now));
    let counts: Promise<number[]> | undefined;
    const read = async (key: string) => (await (counts ??= this.read(missing)))[missing.indexOf(key)] ?? 0;
    return new Map(await Promise.all(keys.map(async (key) => [key, await this.#counts.get(key, now, () => read(key))] as const)));
  }

  /** Drops the counts of the pages that these cache tags name. */
  drop(tags: readonly CacheTag[]): void {
    for (const tag of tags) {
      const pageKey = idInTag(cacheTag.comments, tag);
      if (pageKey !== null) this.#counts.purge(pageKey);
    }
  }
}
