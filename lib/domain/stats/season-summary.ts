import * as v from 'valibot';
import type { PlayerStatsDocument } from './stats-document';
import { playerRows, type PlayerRow } from './stats-rows';

const RANKED_FIGURES = ['winRate', 'kda', 'killParticipation', 'csPerMinute', 'goldPerMinute', 'damagePerMinute'] as const;
export type RankedFigure = (typeof RANKED_FIGURES)[number];

/** Players with fewer games in the season have no rank, and count in nobody's. */
const LEAST_GAMES = 5;

const SummaryFigureSchema = v.object({
  key: v.picklist(RANKED_FIGURES),
  value: v.nullable(v.number()),
  /** Place among the season's players of the same role; null without enough games or a role. */
  rank: v.nullable(v.object({ place: v.number(), of: v.number() })),
});
export type SummaryFigure = v.InferOutput<typeof SummaryFigureSchema>;

export const SeasonSummarySchema = v.object({ games: v.number(), wins: v.number(), figures: v.array(SummaryFigureSchema) });
export type SeasonSummary = v.InferOutput<typeof SeasonSummarySchema>;

function rankOf(row: PlayerRow, key: RankedFigure, peers: readonly PlayerRow[]): SummaryFigure['rank'] {
  const value = row[key];
  const known = peers.filter((peer) => peer[key] !== null);
  if (value === null || !known.includes(row)) return null;
  return { place: 1 + known.filter((peer) => (peer[key] ?? 0) > value).length, of: known.length };
}

/** A player's figures over a season, each with its rank among the role (layouts.md "Player"); null for one who has not played in it. */
export function seasonSummary(playerId: number, document: PlayerStatsDocument): SeasonSummary | null {
  const rows = playerRows(document);
  const row = rows.find(({ id }) => id === playerId);
  if (row === undefined) return null;
  const peers = rows.filter(({ role, games }) => role !== null && role === row.role && games >= LEAST_GAMES);
  return {
    games: row.games,
    wins: row.wins,
    figures: RANKED_FIGURES.map((key) => ({ key, value: row[key], rank: rankOf(row, key, peers) })),
  };
}
