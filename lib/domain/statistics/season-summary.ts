import * as v from 'valibot';
import { coversMost } from './coverage';
import { CoverageSchema } from './coverage-schema';
import type { PlayerStatsDocument } from './stats-document';
import { average } from './sums';
import { playerRows, type PlayerRow } from './stats-rows';

const RANKED_FIGURES = [
  'winRate',
  'kda',
  'killParticipation',
  'csPerMinute',
  'goldPerMinute',
  'damagePerMinute',
  'goldDifferenceAt15',
] as const;
type RankedFigure = (typeof RANKED_FIGURES)[number];

/** The figures in the head of a player's page, and on the player's card. */
export const HEAD_FIGURES: readonly RankedFigure[] = ['winRate', 'kda', 'killParticipation'];

/** Players with fewer games in the season have no rank and do not count for the ranks of others. */
export const LEAST_RANKED_GAMES = 5;

const SummaryFigureSchema = v.object({
  key: v.picklist(RANKED_FIGURES),
  value: v.nullable(v.number()),
  /** Place among the season's players of the same role; null without enough games or a role, or where most of the season's games lack figures. */
  rank: v.nullable(v.object({ place: v.number(), of: v.number() })),
  /** The middle one of those players; missing or null where no rank is given. */
  median: v.optional(v.nullable(v.number())),
});
type SummaryFigure = v.InferOutput<typeof SummaryFigureSchema>;

export const SeasonSummarySchema = v.object({
  /** Games in which the player has figures. */
  games: v.number(),
  wins: v.number(),
  figures: v.array(SummaryFigureSchema),
  /** How much of all games of the season the figures cover; missing where it is not known. */
  coverage: v.optional(CoverageSchema),
});
export type SeasonSummary = v.InferOutput<typeof SeasonSummarySchema>;

/** The figures of a row that may be unknown. */
type NullableFigure = { [Key in keyof PlayerRow]: PlayerRow[Key] extends number | null ? Key : never }[keyof PlayerRow];

/** The players of the same role with enough games to be ranked. */
export function rankedPeers(row: PlayerRow, rows: readonly PlayerRow[]): PlayerRow[] {
  return rows.filter(({ role, games }) => role !== null && role === row.role && games >= LEAST_RANKED_GAMES);
}

/** The place of a row's figure among its peers, the highest first; null where it is not known of games enough, or the row is none of them. */
export function rankAmong(row: PlayerRow, key: NullableFigure, peers: readonly PlayerRow[]): SummaryFigure['rank'] {
  const value = row[key];
  const known = peers.filter((peer) => peer[key] !== null && (!key.endsWith('At15') || peer.gamesAt15 >= LEAST_RANKED_GAMES));
  if (value === null || !known.includes(row)) return null;
  return { place: 1 + known.filter((peer) => (peer[key] ?? -Infinity) > value).length, of: known.length };
}

/** The middle value, of an even number the mean of the two in the middle, to four decimals; null of none. */
function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return low === undefined || high === undefined ? null : average(low + high, 2);
}

/** A player's figures over a season, each with its rank among the role; null for one who has not played in it. */
export function seasonSummary(playerId: number, document: PlayerStatsDocument): SeasonSummary | null {
  const rows = playerRows(document);
  const row = rows.find(({ id }) => id === playerId);
  if (row === undefined) return null;
  const { coverage } = document;
  const peers = rankedPeers(row, rows);
  return {
    games: row.games,
    wins: row.wins,
    figures: RANKED_FIGURES.map((key) => {
      const rank = coversMost(coverage) ? rankAmong(row, key, peers) : null;
      return { key, value: row[key], rank, median: rank && medianOf(peers.flatMap((peer) => peer[key] ?? [])) };
    }),
    ...(coverage === undefined ? {} : { coverage }),
  };
}
