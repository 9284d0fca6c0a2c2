import type { TeamStub } from '../entities';
import { championFigures, EVERY_PICK, unpackChampionTotals, type PickFilter } from './champion-stats';
import type { PackedTotals } from './packed-totals';
import { addPlayerTotals, NO_PLAYER_TOTALS, playerFigures, unpackPlayerTotals, type PlayerTotals } from './player-stats';
import type { ChampionStatsDocument, PlayerStatsDocument, PlayerStatsRow, TeamStatsDocument, TeamStatsRow } from './stats-document';
import { addTeamTotals, NO_TEAM_TOTALS, teamFigures, unpackTeamTotals, type TeamTotals } from './team-stats';

/** Rows with figures, as `/api/stats` and the tables show them. `side` null: both sides together. */
export type StatsSide = 'blue' | 'red' | null;

type Sides = { readonly blue: PackedTotals | null; readonly red: PackedTotals | null };

function totalsOf<Totals>(
  sides: Sides,
  side: StatsSide,
  none: Totals,
  add: (a: Totals, b: Totals) => Totals,
  unpack: (packed: PackedTotals) => Totals,
): Totals {
  const chosen = side === null ? [sides.blue, sides.red] : [sides[side]];
  return chosen
    .filter((packed) => packed !== null)
    .map(unpack)
    .reduce(add, none);
}

export function playerTotalsOf(row: PlayerStatsRow, side: StatsSide = null): PlayerTotals {
  return totalsOf(row, side, NO_PLAYER_TOTALS, addPlayerTotals, unpackPlayerTotals);
}

export function teamTotalsOf(row: TeamStatsRow, side: StatsSide = null): TeamTotals {
  return totalsOf(row, side, NO_TEAM_TOTALS, addTeamTotals, unpackTeamTotals);
}

/** Players who have played on that side, most games first. */
export function playerRows(document: PlayerStatsDocument, side: StatsSide = null) {
  const teams = new Map<number, TeamStub>(document.teams.map((team) => [team.id, team]));
  return document.rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      team: teams.get(row.teamId) ?? null,
      role: row.role,
      ...playerFigures(playerTotalsOf(row, side)),
    }))
    .filter(({ games }) => games > 0);
}
export type PlayerRow = ReturnType<typeof playerRows>[number];

export function teamRows(document: TeamStatsDocument, side: StatsSide = null) {
  return document.rows.map((row) => ({ ...row.team, ...teamFigures(teamTotalsOf(row, side)) })).filter(({ games }) => games > 0);
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
