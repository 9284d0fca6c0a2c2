import { packChampionTotals, type PackedChampionTotals, type PickTotals } from '../../lib/domain/statistics/champion-stats';

/** Picks of one role and side, as documents keep them; bans are known of all games. */
export function championPicks({ bans = 0, ...picks }: Partial<PickTotals> & { readonly bans?: number } = {}): PackedChampionTotals {
  const line: PickTotals = {
    role: 'mid',
    side: 'blue',
    picks: 0,
    wins: 0,
    picksWithBans: picks.picks ?? 0,
    scored: 0,
    kills: 0,
    deaths: 0,
    assists: 0,
    ...picks,
  };
  return packChampionTotals({ bans, picks: line.picks === 0 ? [] : [line] });
}
