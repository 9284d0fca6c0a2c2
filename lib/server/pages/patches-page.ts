import { cacheTag } from '../../domain/page/cache-tags';
import type { PatchList } from '../../domain/news/patch-notes';
import { readPatchList } from '../../store/models/patch-document';
import type { FoundData } from './loaded';

/** Every patch seen in matches, newest first. One read. */
export async function loadPatches(): Promise<FoundData<PatchList>> {
  return { data: (await readPatchList()) ?? { patches: [] }, tags: [cacheTag.patches], matches: [] };
}
