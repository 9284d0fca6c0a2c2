import type { CacheTag } from '../domain/page/cache-tags';
import { requestPurge } from '../store/work/purge-document';
import { errorFields, log } from './logger';
import { sharedRegistry } from './shared-registry';

/** Writes within this time are sent to other processes together. */
const GATHER_MS = 200;
let gathered: Set<CacheTag> | null = null;

/**
 * Purges answers with these tags: in this process at once, so that the user who
 * wrote reads the change, in the others a moment later. A purge that gets lost costs
 * nothing but the few seconds that such answers are cached.
 */
export function purgeSoon(tags: readonly CacheTag[]): void {
  sharedRegistry().purges.emit('purge', tags);
  if (gathered === null) {
    const waiting = (gathered = new Set<CacheTag>());
    setTimeout(() => {
      gathered = null;
      requestPurge([...waiting]).catch((error: unknown) => log().warn(errorFields(error), 'purge not requested'));
    }, GATHER_MS).unref();
  }
  for (const tag of tags) gathered.add(tag);
}
