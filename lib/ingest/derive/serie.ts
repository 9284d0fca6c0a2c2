import type { SerieDocument } from '../../domain/models/entity-models';
import { deriveHighlights } from './highlights';
import { tournamentsOf } from './league';
import { teamsOf } from './tournament';
import type { EntityIndex } from '../index/entity-index';
import type { MatchIndex } from '../index/match-index';
import type { StatsIndex } from '../index/stats-index';

/** `series/{id}`; null for an unknown serie. */
export function deriveSerie(id: number, entities: EntityIndex, matchIndex: MatchIndex, stats: StatsIndex): SerieDocument | null {
  const serie = entities.series.get(id);
  if (!serie) return null;
  const tournaments = tournamentsOf(id, entities);
  const teams = teamsOf(
    tournaments.flatMap((tournament) => tournament.teams),
    tournaments.flatMap((tournament) => matchIndex.ofTournament(tournament.id)),
  );
  return {
    serie,
    league: entities.leagues.get(serie.leagueId) ?? null,
    tournaments,
    highlights: deriveHighlights(`serie:${id}`, teams, matchIndex, stats, entities),
  };
}
