import type { TeamStub } from '../entities/entities';
import { championFigures, EVERY_PICK, unpackChampionTotals, type PickFilter } from './champion-stats';
import type { PackedTotals } from './packed-totals';
import { addPlayerTotals, NO_PLAYER_TOTALS, playerFigures, unpackPlayerTotals, type PlayerTotals } from './player-stats';
import type { ChampionStatsDocument, PlayerStatsDocument, PlayerStatsRow, TeamStatsDocument, TeamStatsRow } from './stats-document';
import { addTeamTotals, NO_TEAM_TOTALS, teamFigures, unpackTeamTotals, type TeamTotals } from './team-stats';

/** Rows with figures, as `/api/stats` and the tables show them. `side` null: both sides together. */
export type StatsSide = 'blue' | 'red' | null;

type Sides = {
  readonly blue: PackedTotals | null;
  readonly red: PackedTotals | null;
  readonly unsided?: PackedTotals | undefined;
};

function totalsOf<Totals>(
  lots: readonly Sides[],
  side: StatsSide,
  none: Totals,
  add: (a: Totals, b: Totals) => Totals,
  unpack: (packed: PackedTotals) => Totals,
): Totals {
  return lots
    .flatMap(({ blue, red, unsided = null }) => (side === null ? [blue, red, unsided] : [side === 'blue' ? blue : red]))
    .filter((packed) => packed !== null)
    .map(unpack)
    .reduce(add, none);
}

/** The sum of the games that a filter lets through: those in one role, or on one side where it is known. */
function playerTotalsOf(row: PlayerStatsRow, { role, side }: PickFilter = EVERY_PICK): PlayerTotals {
  const lots = [row, ...(row.otherRoles ?? [])].filter((lot) => role === null || lot.role === role);
  return totalsOf(lots, side, NO_PLAYER_TOTALS, addPlayerTotals, unpackPlayerTotals);
}

export function teamTotalsOf(row: TeamStatsRow, side: StatsSide = null): TeamTotals {
  return totalsOf([row], side, NO_TEAM_TOTALS, addTeamTotals, unpackTeamTotals);
}

/**
 * Players with games that a filter lets through, and their figures in those, most
 * games first. `role` is the requested one, else that of most games.
 */
export function playerRows(document: PlayerStatsDocument, filter: PickFilter = EVERY_PICK) {
  const teams = new Map<number, TeamStub>(document.teams.map((team) => [team.id, team]));
  return document.rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      team: teams.get(row.teamId) ?? null,
      role: filter.role ?? row.role,
      ...playerFigures(playerTotalsOf(row, filter)),
    }))
    .filter(({ games }) => games > 0)
    .sort((a, b) => b.games - a.games);
}
export type PlayerRow = ReturnType<typeof playerRows>[number];

/** Teams with games, on one side where it is known, most games first. */
export function teamRows(document: TeamStatsDocument, side: StatsSide = null) {
  return document.rows
    .map((row) => ({ ...row.team, ...teamFigures(teamTotalsOf(row, side)) }))
    .filter(({ games }) => games > 0)
    .sort((a, b) => b.games - a.games);
}
export type TeamRow = ReturnType<typeof teamRows>[number];

/** Figures of the picks that a filter lets through; a champion without any is left out, unless all count: then one that was only banned has its row. Most picks first. */
export function championRows(document: ChampionStatsDocument, filter: PickFilter = EVERY_PICK) {
  return document.rows
    .map(({ champion, totals }) => ({ ...champion, ...championFigures(unpackChampionTotals(totals), document.drafts, filter) }))
    .filter(({ picks, bans }) => picks > 0 || (bans ?? 0) > 0)
    .sort((a, b) => b.picks - a.picks);
}
export type ChampionRow = ReturnType<typeof championRows>[number];
