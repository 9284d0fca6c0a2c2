import type { Match } from '../../domain/match/match';
import { worthWatching } from '../../domain/match/worth-watching';
import { playedGames } from '../index/played-games';
import type { Season } from '../index/season';

/** A finished match with how much it is worth watching, one to five flames: not one that was not played, or has too little data. */
export function withFlames<Listed extends Match>(match: Listed, { stats }: Season): Listed {
  if (match.status !== 'finished' || match.forfeit) return match;
  const games = playedGames(match, stats).map(({ lines }) => lines?.tension ?? null);
  const flames = worthWatching({ games, match });
  return flames === null ? match : { ...match, worthWatching: flames };
}
