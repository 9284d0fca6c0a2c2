import type { SerieDocument } from '../domain/entity-models';
import { tournamentsOf } from './derive-league';
import type { EntityBook } from './entity-book';

/** `series/{id}`; null for an unknown serie. */
export function deriveSerie(id: number, entities: EntityBook): SerieDocument | null {
  const serie = entities.series.get(id);
  if (!serie) return null;
  return { serie, league: entities.leagues.get(serie.leagueId) ?? null, tournaments: tournamentsOf(id, entities) };
}
