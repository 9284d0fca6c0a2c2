import type { CacheTag } from '../domain/cache-tags';
import { requestPurge } from '../store/work/purge-document';
import { errorFields, log } from './logger';
import { sharedRegistry } from './shared-registry';

/** What is written in this time is told to other processes at once. */
const GATHER_MS = 200;
let gathered: Set<CacheTag> | null = null;

/**
 * Forgets answers with these tags: in this process at once, so that whoever
 * wrote reads it, in the others a moment later. A purge that gets lost costs
 * nothing but the few seconds that such answers are kept.
 */
export function purgeSoon(tags: readonly CacheTag[]): void {
  sharedRegistry().purges.emit('purge', tags);
  if (gathered === null) {
    const waiting = (gathered = new Set<CacheTag>());
    setTimeout(() => {
      gathered = null;
      requestPurge([...waiting]).catch((error: unknown) => log().warn(errorFields(error), 'purge not told'));
    }, GATHER_MS).unref();
  }
  for (const tag of tags) gathered.add(tag);
}
