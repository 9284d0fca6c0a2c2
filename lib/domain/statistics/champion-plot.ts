import { HIGHEST_WIN_RATE_MIN_GAMES } from '../values/constants';
import type { ChampionRef } from '../match/game';
import { type PickFilter, areDraftsComparable } from './champion-stats';
import type { ChampionStatsDocument } from './stats-document';
import { championRows, type ChampionRow } from './stats-rows';

export type PlotPoint = {
  readonly champion: ChampionRef;
  readonly picks: number;
  /** How often it is drafted, and how often it wins; both are parts of one. */
  readonly share: number;
  readonly winRate: number;
  /** On the patch or in the season before; null where nothing is compared. Picked too seldom, it has no win rate there. */
  readonly before: { readonly share: number; readonly winRate: number | null } | null;
};

export type PresencePlot = {
  /** The champions that are drafted most, in that order. */
  readonly points: readonly PlotPoint[];
  /** The meaning of `share`: only picks where no bans are known, or for one role or side. */
  readonly share: 'presence' | 'pickRate';
  /** The name of the patch or season that `before` is of; null where none is compared with. */
  readonly before: string | null;
};

type PlotBefore = { readonly name: string; readonly document: ChampionStatsDocument };

const MOST_POINTS = 40;
/** Fewer make no picture. */
const LEAST_POINTS = 3;

/** A champion without a row was neither picked nor banned. */
function placeBefore(row: ChampionRow | undefined, share: PresencePlot['share']): NonNullable<PlotPoint['before']> {
  const isCompared = row !== undefined && row.picks >= HIGHEST_WIN_RATE_MIN_GAMES;
  return { share: row?.[share] ?? 0, winRate: isCompared ? row.winRate : null };
}

/**
 * The champions of a scope by how often they are drafted and won with: those of
 * five picks or more, and where they stood before; null where those
 * are too few.
 */
export function championPlot(document: ChampionStatsDocument, filter: PickFilter, earlier: PlotBefore | null): PresencePlot | null {
  const share = document.drafts.gamesWithBans > 0 && filter.role === null && filter.side === null ? 'presence' : 'pickRate';
  const compared = earlier !== null && areDraftsComparable(document.drafts, earlier.document.drafts) ? earlier : null;
  const before = new Map(compared === null ? [] : championRows(compared.document, filter).map((row) => [row.id, row]));
  const points = championRows(document, filter)
    .flatMap((row): PlotPoint[] => {
      const { id, name, img, picks, winRate } = row;
      const part = row[share];
      if (picks < HIGHEST_WIN_RATE_MIN_GAMES || winRate === null || part === null) return [];
      const was = compared === null ? null : placeBefore(before.get(id), share);
      return [{ champion: { id, name, img }, picks, share: part, winRate, before: was }];
    })
    .sort((a, b) => b.share - a.share || a.champion.id - b.champion.id)
    .slice(0, MOST_POINTS);
  return points.length < LEAST_POINTS ? null : { points, share, before: compared?.name ?? null };
}
