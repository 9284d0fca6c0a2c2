import { MINUTE_MS } from '../../domain/values/durations';
import { EVERYTHING } from '../../domain/statistics/scopes';
import type { ChampionStatsDocument } from '../../domain/statistics/stats-document';
import { readChampionStats } from '../../store/models/stats-document';
import { ProcessCache } from '../process-cache';

/** Sums of all games hardly move: pages that hold a player against them need not be made anew with every game. */
const MAX_AGE_MS = 10 * MINUTE_MS;

const cache = new ProcessCache<ChampionStatsDocument | null>({ max: 1, maxAgeMs: MAX_AGE_MS });

/** Champions over all games of everyone, up to ten minutes old; null where nothing is counted. One read for many pages. */
export async function championAverages(): Promise<ChampionStatsDocument | null> {
  const document = await cache.get(EVERYTHING, Date.now(), () => readChampionStats(EVERYTHING));
  if (document === null) cache.purge(EVERYTHING);
  return document;
}
