import type { CacheTag } from '../domain/page/cache-tags';
import { CACHE_REFRESH_MINUTES } from '../domain/values/constants';
import { uncounted } from '../store/core/read-counter';
import { errorFields, log } from './logger';
import { RefreshingCache } from './refreshing-cache';
import { sharedRegistry } from './shared-registry';
import { steadyTimers } from './timers';

const RETRY_MS = 2_000;

type ProcessCopyOptions<Value> = {
  /** What it is called in the log. */
  readonly name: string;
  /** Reads it from the store; counts for no page. `now` is the site's clock. */
  readonly load: (now: number) => Promise<Value>;
  /** A purge of it drops the copy. */
  readonly tag: CacheTag;
  readonly maxAgeMs?: number;
};

/** A copy of something in the store that the whole process shares, read anew after a purge of its tag or when it is old. */
export function processCopy<Value>({ name, load, tag, maxAgeMs = CACHE_REFRESH_MINUTES * 60_000 }: ProcessCopyOptions<Value>) {
  const copy = new RefreshingCache<Value>({
    load: (now) => uncounted(() => load(now)),
    maxAgeMs,
    retryMs: RETRY_MS,
    realNow: steadyTimers.now,
    onError: (error: unknown) => log().warn(errorFields(error), `${name} not refreshed`),
  });
  sharedRegistry().purges.on('purge', (tags) => {
    if (tags.includes(tag)) copy.drop();
  });
  return copy;
}
