import type { SourceStandings, TeamStub } from '../domain/entities';
import type { TournamentDocument, TournamentMatches } from '../domain/entity-models';
import type { Match } from '../domain/match';
import { stageOf } from '../domain/stage';
import { inGroups, rankFromMatches, rankFromSource, type StandingsDocument } from '../domain/standings';
import { tournamentsOf } from './derive-league';
import { deriveHighlights } from './derive-highlights';
import { deriveGroups } from './derive-groups';
import { deriveCuts, deriveScenarios } from './derive-scenarios';
import { tiebreakOrder } from '../domain/tiebreaks';
import type { EntityBook } from './entity-book';
import type { MatchBook } from './match-book';
import { isFinished } from './match-order';
import type { StatsBook } from './stats-book';

/** `tournaments/{id}`; null for an unknown tournament. */
export function deriveTournament(id: number, entities: EntityBook, book: MatchBook, stats: StatsBook): TournamentDocument | null {
  const tournament = entities.tournaments.get(id);
  if (!tournament) return null;
  return {
    tournament,
    serie: entities.series.get(tournament.serieId) ?? null,
    league: entities.leagues.get(tournament.leagueId) ?? null,
    stages: tournamentsOf(tournament.serieId, entities).map(stageOf),
    highlights: deriveHighlights(`tournament:${id}`, teamsOf(tournament.teams, book.ofTournament(id)), book, stats, entities),
  };
}

/** `tournamentMatches/{id}`; null without matches. */
export function deriveTournamentMatches(id: number, book: MatchBook): TournamentMatches | null {
  const matches = book.ofTournament(id);
  return matches.length === 0 ? null : { tournamentId: id, matches: [...matches] };
}

/** The teams of a tournament, and those that its matches name beside them. */
export function teamsOf(listed: readonly TeamStub[], matches: readonly Match[]): TeamStub[] {
  const teams = new Map(listed.map((team) => [team.id, team]));
  for (const { opponentType, left, right } of matches) {
    for (const { id, name, abbr, img } of opponentType === 'team' ? [left, right] : []) {
      if (id > 0 && !teams.has(id)) teams.set(id, { id, name, acronym: abbr, img });
    }
  }
  return [...teams.values()];
}

/** A table that counts fewer matches than have been played is older than the matches: an incremental source tells tables only once in a while. */
function isOutdated(source: SourceStandings, matches: readonly Match[]): boolean {
  const told = source.rows.reduce((sum, { wins, losses, ties }) => sum + (wins ?? 0) + (losses ?? 0) + (ties ?? 0), 0);
  return source.kind === 'group' && told < 2 * matches.filter(isFinished).length;
}

/** Before the first result the source's order of teams is no order of places. */
function hasPlaces({ rows }: SourceStandings): boolean {
  return rows.some(({ wins, losses, ties }) => wins === null || losses === null || wins + losses + (ties ?? 0) > 0);
}

/** A table's places and records; null for an unknown tournament. */
function deriveTable(id: number, entities: EntityBook, book: MatchBook): Omit<StandingsDocument, 'cuts' | 'scenarios'> | null {
  const tournament = entities.tournaments.get(id);
  if (!tournament) return null;
  const matches = book.ofTournament(id);
  const source = entities.standings.get(id);
  if (source && hasPlaces(source) && !isOutdated(source, matches)) {
    return { tournamentId: id, tournamentName: tournament.name, kind: source.kind, from: 'source', rows: rankFromSource(source, matches) };
  }
  const rows = rankFromMatches(teamsOf(tournament.teams, matches), matches, tiebreakOrder(tournament.leagueId));
  return { tournamentId: id, tournamentName: tournament.name, kind: tournament.hasBracket ? 'bracket' : 'group', from: 'matches', rows };
}

/**
 * `standings/{tournamentId}`: the source's places where it gives them, else
 * counted from the matches, group by group, with the lines of the table and
 * what each team still needs; null for an unknown tournament or one without teams.
 */
export function deriveStandings(id: number, entities: EntityBook, book: MatchBook): StandingsDocument | null {
  const tournament = entities.tournaments.get(id);
  const table = deriveTable(id, entities, book);
  if (!tournament || table === null || table.rows.length === 0) return null;
  if (table.kind === 'bracket') return table;
  const teams = table.rows.map(({ team }) => team);
  const rows = inGroups(table.rows, deriveGroups(tournament, teams, book));
  const cuts = deriveCuts(tournament, rows, entities, book);
  return { ...table, rows, cuts: [...cuts], scenarios: deriveScenarios(tournament, rows, cuts, book) };
}
