import { teamsOf } from '../../domain/entities/team-stub';
import { seriePlaces } from '../../domain/competition/serie-places';
import type { SerieDocument } from '../../domain/models/entity-models';
import { patchesOf } from '../../domain/models/tournament-data';
import { deriveHighlights } from './highlights';
import { tournamentsOf } from './league';
import type { Season } from '../index/season';

const LAST_OF_PODIUM = 4;

/** `series/{id}`; null for an unknown serie. */
export function deriveSerie(id: number, season: Season): SerieDocument | null {
  const serie = season.entities.series.get(id);
  if (!serie) return null;
  const tournaments = tournamentsOf(id, season);
  const teams = teamsOf(
    tournaments.flatMap((tournament) => tournament.teams),
    tournaments.flatMap((tournament) => season.matchIndex.ofTournament(tournament.id)),
  );
  const matches = season.matchIndex.ofScope(`serie:${id}`);
  const places = seriePlaces(matches, serie);
  // A serie that goes on has no first place yet.
  const isDecided = [...places.values()].some(({ place }) => place === 1);
  const podium = (isDecided ? teams : [])
    .flatMap((team) => {
      const place = places.get(team.id);
      return place && place.place <= LAST_OF_PODIUM ? [{ team, ...place }] : [];
    })
    .sort((a, b) => a.place - b.place);
  const patches = patchesOf(matches);
  return {
    serie,
    league: season.entities.leagues.get(serie.leagueId) ?? null,
    tournaments,
    ...(podium.length > 0 ? { podium } : {}),
    ...(patches ? { patches } : {}),
    highlights: deriveHighlights(`serie:${id}`, teams, season),
  };
}
