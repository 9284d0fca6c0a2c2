import type { Match } from '../../domain/match/match';
import { worthWatching } from '../../domain/match/worth-watching';
import { playedGames } from '../index/played-games';
import type { Season } from '../index/season';

/** The match with one to five flames, for how much it is worth watching; without them if it was not played, or too little is known of it. */
export function withFlames<Listed extends Match>(match: Listed, { stats }: Season): Listed {
  if (match.status !== 'finished' || match.forfeit) return match;
  const games = playedGames(match, stats).map(({ lines }) => lines?.tension ?? null);
  const flames = worthWatching({ games, match });
  return flames === null ? match : { ...match, worthWatching: flames };
}
