import type { Tournament } from '../../domain/entities/entities';
import type { FinishedMatch, Match } from '../../domain/match/match';
import type { MatchStandings, TeamPlace } from '../../domain/competition/match-standings';
import { hasResults, inGroups, rankFromMatches, type StandingsRow } from '../../domain/competition/standings';
import { tiebreakOrder } from '../../domain/competition/tiebreaks';
import { deriveGroups } from './groups';
import { tournamentsOf } from './league';
import { deriveStandings, teamsOf } from './tournament';
import type { EntityIndex } from '../index/entity-index';
import type { MatchIndex } from '../index/match-index';
import { isFinished, wasOverBefore } from '../../domain/match/match-order';

type Table = { readonly tournament: Tournament; readonly rows: readonly StandingsRow[] };

/** Whether a stage has a table, not a bracket. */
export function hasTable(tournament: Tournament, entities: EntityIndex): boolean {
  return !tournament.hasBracket && entities.standings.get(tournament.id)?.kind !== 'bracket';
}

/** A stage's table when only these of its matches were over; places count within a group. */
export function tableOfResults(
  tournament: Tournament,
  over: readonly FinishedMatch[],
  entities: EntityIndex,
  matchIndex: MatchIndex,
): readonly StandingsRow[] {
  const all = matchIndex.ofTournament(tournament.id);
  // A stage that was over: its final table, in which the source's own places count.
  const rows = over.length === all.length ? deriveStandings(tournament.id, entities, matchIndex)?.rows : undefined;
  if (rows) return rows;
  const teams = teamsOf(tournament.teams, all);
  const counted = rankFromMatches(teams, over, tiebreakOrder(tournament.leagueId));
  return inGroups(counted, deriveGroups(tournament, teams, matchIndex));
}

/** The table as it was when `match` began; null while nothing had been decided in it. */
function tableBefore(match: Match, tournament: Tournament, entities: EntityIndex, matchIndex: MatchIndex): Table | null {
  const before = matchIndex.ofTournament(tournament.id).filter((each): each is FinishedMatch => wasOverBefore(each, match));
  return before.length === 0 ? null : { tournament, rows: tableOfResults(tournament, before, entities, matchIndex) };
}

function placeOf(teamId: number, tables: readonly Table[]): TeamPlace | null {
  for (const { tournament, rows } of tables) {
    const row = rows.find(({ team }) => team.id === teamId);
    if (!row) continue;
    const { rank, wins, losses, group } = row;
    const table = rows.filter((other) => other.group === group);
    if (!hasResults(table)) return null;
    const place = { tournamentId: tournament.id, tournamentName: tournament.name, rank, teams: table.length, wins, losses };
    return group === undefined ? place : { ...place, group };
  }
  return null;
}

/** A team's place as it stands, in the table that its next match counts for, else in the latest of the latest serie in which it has played; null before the first result. */
export function deriveTeamStanding(teamId: number, entities: EntityIndex, matchIndex: MatchIndex): TeamPlace | null {
  const own = matchIndex.ofTeam(teamId);
  const next = own.find(({ status, tournamentId }) => {
    const stage = entities.tournaments.get(tournamentId);
    return (status === 'not_started' || status === 'running') && stage !== undefined && hasTable(stage, entities);
  });
  for (const serieId of new Set([next?.serieId, own.findLast(isFinished)?.serieId])) {
    const place = serieId === undefined ? null : placeOf(teamId, tablesOf(serieId, entities, matchIndex));
    if (place !== null) return place;
  }
  return null;
}

/** The tables of a serie as they stand, the latest first. */
function tablesOf(serieId: number, entities: EntityIndex, matchIndex: MatchIndex): Table[] {
  return tournamentsOf(serieId, entities)
    .filter((stage) => hasTable(stage, entities))
    .reverse()
    .flatMap((tournament) => {
      const over = matchIndex.ofTournament(tournament.id).filter(isFinished);
      return over.length === 0 ? [] : [{ tournament, rows: tableOfResults(tournament, over, entities, matchIndex) }];
    });
}

/** The tables in which the teams of a match may stand, the one that counts first. */
function tablesBefore(match: Match, entities: EntityIndex, matchIndex: MatchIndex): Table[] {
  const own = entities.tournaments.get(match.tournamentId);
  if (!own) return [];
  const stages = hasTable(own, entities)
    ? [own]
    : tournamentsOf(own.serieId, entities)
        .filter((stage) => hasTable(stage, entities))
        .reverse();
  return stages.flatMap((stage) => tableBefore(match, stage, entities, matchIndex) ?? []);
}

/** Places of both teams before a match; null where neither has one. Counts only what was over before it, as form does. */
export function deriveMatchStandings(match: Match, entities: EntityIndex, matchIndex: MatchIndex): MatchStandings | null {
  if (match.opponentType !== 'team' || (match.left.id === 0 && match.right.id === 0)) return null;
  const tables = tablesBefore(match, entities, matchIndex);
  const left = placeOf(match.left.id, tables);
  const right = placeOf(match.right.id, tables);
  return left === null && right === null ? null : { left, right };
}
