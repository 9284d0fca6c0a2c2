import type { Match } from '../../domain/match/match';
import { worthWatching } from '../../domain/match/worth-watching';
import type { StatsIndex } from '../index/stats-index';
import { playedGames } from '../index/played-games';

/** Marks finished matches with how much they are worth watching. */
export type MarkFlames = <Listed extends Match>(match: Listed) => Listed;

/** One to five flames; null for a match that is not over, was not played, or has too little data. */
function flamesOf(match: Match, stats: StatsIndex): number | null {
  if (match.status !== 'finished' || match.forfeit) return null;
  const games = playedGames(match, stats).map(({ lines }) => lines?.tension ?? null);
  return worthWatching({ games, match });
}

export function flamesBy(stats: StatsIndex): MarkFlames {
  return (match) => {
    const flames = flamesOf(match, stats);
    return flames === null ? match : { ...match, worthWatching: flames };
  };
}
