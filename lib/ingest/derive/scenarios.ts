import type { Tournament } from '../../domain/entities/entities';
import { knownCuts, placesFrom, type Cut, type CutStage } from '../../domain/competition/cuts';
import { raceOf } from '../../domain/competition/scenarios/race';
import type { Scenarios } from '../../domain/competition/scenario-model';
import { scenariosOf } from '../../domain/competition/scenarios/scenarios';
import { hasResults, type StandingsRow } from '../../domain/competition/standings';
import { isComplete } from '../../domain/competition/standings-figures';
import { isRoundRobin } from '../../domain/competition/table-groups';
import { certainTiebreaks } from '../../domain/competition/tiebreaks';
import { isTable } from './groups';
import { tournamentsOf } from './league';
import type { MatchIndex } from '../index/match-index';
import type { Season } from '../index/season';

function cutStage(tournament: Tournament, { matchIndex }: Season): CutStage {
  const { id, name, beginAt, openPlaces = 0 } = tournament;
  const matches = matchIndex.ofTournament(id);
  const endAt = tournament.endAt ?? matches.at(-1)?.beginAt ?? null;
  return { id, name, beginAt, endAt, openPlaces, complete: isComplete(matches) };
}

/**
 * The lines of a table that is being played. Empty where they are unknown, where
 * every team advances, and in a table of groups: the next stage's places do not
 * show how many each group sends.
 */
export function deriveCuts(tournament: Tournament, rows: readonly StandingsRow[], season: Season): readonly Cut[] {
  const matches = season.matchIndex.ofTournament(tournament.id);
  const hasGroups = rows.some(({ group }) => group !== undefined);
  if (!isTable(tournament, season) || isComplete(matches) || !hasResults(rows) || hasGroups) return [];
  const serie = season.entities.series.get(tournament.serieId);
  const begin = tournament.beginAt ?? serie?.beginAt ?? null;
  const year = serie?.year ?? (begin === null ? 0 : new Date(begin).getUTCFullYear());
  const known = knownCuts(tournament.leagueId, tournament.name, year);
  const teamIds = rows.map(({ team }) => team.id);
  const stages = () => tournamentsOf(tournament.serieId, season).map((stage) => cutStage(stage, season));
  const places = known.length === 0 && isRoundRobin(teamIds, matches) ? placesFrom(cutStage(tournament, season), stages()) : null;
  const cuts: readonly Cut[] = places === null ? known : [{ places, kind: 'advances' }];
  return cuts.filter((cut) => cut.places < rows.length);
}

/** The latest scenarios of each table, with what they were computed from: other figures change far more often than that. */
const remembered = new WeakMap<MatchIndex, Map<number, { readonly key: string; readonly scenarios: Scenarios }>>();

/** What each team needs to finish above the last line; null without a line, or where the remaining matches are not known. */
export function deriveScenarios(
  tournament: Tournament,
  rows: readonly StandingsRow[],
  cuts: readonly Cut[],
  { matchIndex, ratings }: Season,
): Scenarios | null {
  const places = cuts.at(-1)?.places;
  if (places === undefined) return null;
  const matches = matchIndex.ofTournament(tournament.id);
  const chances = new Map(matches.map((match) => [match.id, ratings.chanceOf(match)?.left ?? null]));
  const race = raceOf(rows, matches, certainTiebreaks(tournament.leagueId), ({ id }) => chances.get(id) ?? null);
  if (race === null) return null;
  const own = remembered.get(matchIndex) ?? new Map<number, { key: string; scenarios: Scenarios }>();
  remembered.set(matchIndex, own);
  const key = JSON.stringify([race, places]);
  const last = own.get(tournament.id);
  if (last?.key === key) return last.scenarios;
  const rated = race.fixtures.flatMap(({ matchId }) => {
    const left = chances.get(matchId) ?? null;
    return left === null ? [] : [{ matchId, left }];
  });
  const scenarios = { ...scenariosOf(race, places, tournament.id), ...(rated.length > 0 ? { chances: rated } : {}) };
  own.set(tournament.id, { key, scenarios });
  return scenarios;
}
