import type { CacheTag } from '../../domain/cache-tags';
import type { GonePage } from '../../domain/gone';
import { isGone } from '../../store/models/gone-document';
import type { Loaded } from './loaded';

/** What is loaded of something that has no document: whether it had one. One read, of what is not there alone. */
export async function absent(page: GonePage, tags: readonly CacheTag[]): Promise<Loaded<never> & { readonly data: null }> {
  return { data: null, isGone: await isGone(page), tags, matches: [] };
}
