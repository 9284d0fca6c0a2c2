import { isElimination } from '../domain/bracket';
import type { Tournament } from '../domain/entities';
import { knownCuts, placesFrom, type Cut, type CutStage } from '../domain/scenarios/cuts';
import { raceOf } from '../domain/scenarios/race';
import type { Scenarios } from '../domain/scenarios/scenario-model';
import { scenariosOf } from '../domain/scenarios/scenarios';
import type { StandingsRow } from '../domain/standings';
import { isComplete } from '../domain/standings-figures';
import { tiebreakOrder } from '../domain/tiebreaks';
import { tournamentsOf } from './derive-league';
import type { EntityBook } from './entity-book';
import type { MatchBook } from './match-book';

function isTable(tournament: Tournament, book: MatchBook): boolean {
  return !isElimination(tournament, book.ofTournament(tournament.id)) && !/swiss/i.test(tournament.name);
}

function cutStage(tournament: Tournament, book: MatchBook): CutStage {
  const { id, beginAt, endAt, openPlaces = 0 } = tournament;
  return { id, beginAt, endAt, openPlaces, isTable: isTable(tournament, book), complete: isComplete(book.ofTournament(id)) };
}

/** The lines of a table that is not over yet; empty where nobody knows them, and where everybody goes on. */
export function deriveCuts(tournament: Tournament, rows: readonly StandingsRow[], entities: EntityBook, book: MatchBook): readonly Cut[] {
  if (!isTable(tournament, book) || isComplete(book.ofTournament(tournament.id))) return [];
  const serie = entities.series.get(tournament.serieId);
  const begin = tournament.beginAt ?? serie?.beginAt ?? null;
  const year = serie?.year ?? (begin === null ? 0 : new Date(begin).getUTCFullYear());
  const known = knownCuts(tournament.leagueId, tournament.name, year);
  const places =
    known.length > 0
      ? null
      : placesFrom(
          cutStage(tournament, book),
          tournamentsOf(tournament.serieId, entities).map((stage) => cutStage(stage, book)),
        );
  const cuts: readonly Cut[] = places === null ? known : [{ places, kind: 'advances' }];
  return cuts.filter((cut) => cut.places < rows.length);
}

/** The last race of each table and what it came to: figures change far more often than what is left to play. */
const remembered = new WeakMap<MatchBook, Map<number, { readonly key: string; readonly scenarios: Scenarios }>>();

/** What each team needs to come through the last line; null without one, or where what is left to play is not known. */
export function deriveScenarios(
  tournament: Tournament,
  rows: readonly StandingsRow[],
  cuts: readonly Cut[],
  book: MatchBook,
): Scenarios | null {
  const places = cuts.at(-1)?.places;
  if (places === undefined) return null;
  const race = raceOf(rows, book.ofTournament(tournament.id), tiebreakOrder(tournament.leagueId));
  if (race === null) return null;
  const own = remembered.get(book) ?? new Map<number, { key: string; scenarios: Scenarios }>();
  remembered.set(book, own);
  const key = JSON.stringify([race, places]);
  const last = own.get(tournament.id);
  if (last?.key === key) return last.scenarios;
  const scenarios = scenariosOf(race, places, tournament.id);
  own.set(tournament.id, { key, scenarios });
  return scenarios;
}
