import { cacheTag } from '../../domain/page/cache-tags';
import type { Rankings } from '../../domain/rating/rankings';
import { readRankings } from '../../store/models/rating-document';
import type { FoundData } from './loaded';

/** The power ranking; null while no game has been played. One read. */
export async function loadRankings(): Promise<FoundData<Rankings | null>> {
  return { data: await readRankings(), tags: [cacheTag.rankings], matches: [] };
}
