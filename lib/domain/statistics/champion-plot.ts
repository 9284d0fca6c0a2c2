import { HIGHEST_WIN_RATE_MIN_GAMES } from '../values/constants';
import type { ChampionRef } from '../match/game';
import type { PickFilter } from './champion-stats';
import { areDraftsComparable } from './patch-figures';
import type { ChampionStatsDocument } from './stats-document';
import { championRows, type ChampionRow } from './stats-rows';

/** How often a champion is drafted, and how often it wins; both are parts of one. */
type Place = { readonly share: number; readonly winRate: number };

export type PlotPoint = Place & {
  readonly champion: ChampionRef;
  readonly picks: number;
  /** On the patch or in the season before; null where it was picked too seldom, or nothing is compared. */
  readonly before: Place | null;
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

function placeOf(row: ChampionRow, share: PresencePlot['share']): Place | null {
  const { picks, winRate } = row;
  const part = row[share];
  return picks < HIGHEST_WIN_RATE_MIN_GAMES || winRate === null || part === null ? null : { share: part, winRate };
}

/**
 * The champions of a scope by how often they are drafted and won with: those of
 * five picks or more, and where they stood before; null where those
 * are too few.
 */
export function championPlot(document: ChampionStatsDocument, filter: PickFilter, earlier: PlotBefore | null): PresencePlot | null {
  const share = document.drafts.gamesWithBans > 0 && filter.role === null && filter.side === null ? 'presence' : 'pickRate';
  const compared = earlier !== null && areDraftsComparable(document.drafts, earlier.document.drafts) ? earlier : null;
  const before = new Map(compared === null ? [] : championRows(compared.document, filter).map((row) => [row.id, placeOf(row, share)]));
  const points = championRows(document, filter)
    .flatMap((row): PlotPoint[] => {
      const { id, name, img, picks } = row;
      const place = placeOf(row, share);
      return place === null ? [] : [{ champion: { id, name, img }, picks, ...place, before: before.get(id) ?? null }];
    })
    .sort((a, b) => b.share - a.share || a.champion.id - b.champion.id)
    .slice(0, MOST_POINTS);
  return points.length < LEAST_POINTS ? null : { points, share, before: compared?.name ?? null };
}
