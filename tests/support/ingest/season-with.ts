import { RatingIndex } from '../../../lib/ingest/index/rating-index';
import { emptySeason, type Season } from '../../../lib/ingest/index/season';

/** A season of which only this is known. */
export function seasonWith(known: Partial<Season> = {}): Season {
  const season = { ...emptySeason(() => 0, new Map()), ...known };
  return { ...season, ratings: known.ratings ?? new RatingIndex(season.matchIndex, season.stats) };
}
