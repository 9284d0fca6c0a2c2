import type { Tournament } from '../../domain/entities/entities';
import { teamsOf } from '../../domain/entities/team-stub';
import type { FinishedMatch, Match } from '../../domain/match/match';
import type { MatchStandings, TeamPlace } from '../../domain/competition/match-standings';
import { hasResults, rankFromMatches, type StandingsRow } from '../../domain/competition/standings';
import { groupsOf } from '../../domain/competition/table-groups';
import { tiebreakOrder } from '../../domain/competition/tiebreaks';
import { rowsInGroups } from './groups';
import { tournamentsOf } from './league';
import { deriveTable } from './tournament';
import { isFinished, wasOverBefore } from '../../domain/match/match-order';
import type { Season } from '../index/season';

type Table = { readonly tournament: Tournament; readonly rows: readonly StandingsRow[] };

/** Whether a stage has a table, not a bracket. */
export function hasTable(tournament: Tournament, { entities }: Season): boolean {
  return !tournament.hasBracket && entities.standings.get(tournament.id)?.kind !== 'bracket';
}

/** A stage's table with only these results; places count within a group. */
export function tableOfResults(tournament: Tournament, over: readonly FinishedMatch[], season: Season): readonly StandingsRow[] {
  const all = season.matchIndex.ofTournament(tournament.id);
  // After all matches of a stage its final table counts, with the source's own places.
  if (over.length === all.filter(({ status }) => status !== 'canceled').length) return deriveTable(tournament, season).rows;
  const teams = teamsOf(tournament.teams, all);
  // Few results do not show groups, the schedule does.
  const groups = groupsOf(
    teams.map(({ id }) => id),
    all,
  );
  const counted = rankFromMatches(teams, over, tiebreakOrder(tournament.leagueId), groups);
  return rowsInGroups(tournament, counted, season);
}

/** The table as it was when `match` began; null while nothing had been decided in it. */
function tableBefore(match: Match, tournament: Tournament, season: Season): Table | null {
  const before = season.matchIndex.ofTournament(tournament.id).filter((each): each is FinishedMatch => wasOverBefore(each, match));
  return before.length === 0 ? null : { tournament, rows: tableOfResults(tournament, before, season) };
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

/** A team's current place: in the table that its next match counts for, else in the latest table of the latest serie in which it has played; null before the first result. */
export function deriveTeamStanding(teamId: number, season: Season): TeamPlace | null {
  const own = season.matchIndex.ofTeam(teamId);
  const next = own.find(({ status, tournamentId }) => {
    const stage = season.entities.tournaments.get(tournamentId);
    return (status === 'not_started' || status === 'running') && stage !== undefined && hasTable(stage, season);
  });
  for (const serieId of new Set([next?.serieId, own.findLast(isFinished)?.serieId])) {
    const place = serieId === undefined ? null : placeOf(teamId, tablesOf(serieId, season));
    const leagueName = own.find((match) => match.serieId === serieId)?.leagueName;
    if (place !== null) return leagueName ? { ...place, leagueName } : place;
  }
  return null;
}

/** The current tables of a serie, the latest first. */
function tablesOf(serieId: number, season: Season): Table[] {
  return tournamentsOf(serieId, season)
    .filter((stage) => hasTable(stage, season))
    .reverse()
    .flatMap((tournament) => {
      const over = season.matchIndex.ofTournament(tournament.id).filter(isFinished);
      return over.length === 0 ? [] : [{ tournament, rows: tableOfResults(tournament, over, season) }];
    });
}

/** The tables that may have the teams of a match, the one that the match counts for first. */
function tablesBefore(match: Match, season: Season): Table[] {
  const own = season.entities.tournaments.get(match.tournamentId);
  if (!own) return [];
  const stages = hasTable(own, season)
    ? [own]
    : tournamentsOf(own.serieId, season)
        .filter((stage) => hasTable(stage, season))
        .reverse();
  return stages.flatMap((stage) => tableBefore(match, stage, season) ?? []);
}

/** Places of both teams before a match; null where neither has one. Counts only what was over before it, as form does. */
export function deriveMatchStandings(match: Match, season: Season): MatchStandings | null {
  if (match.opponentType !== 'team' || (match.left.id === 0 && match.right.id === 0)) return null;
  const tables = tablesBefore(match, season);
  const left = placeOf(match.left.id, tables);
  const right = placeOf(match.right.id, tables);
  return left === null && right === null ? null : { left, right };
}
