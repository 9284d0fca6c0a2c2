import type { ApiAnswer } from '../api/api-route';
import { matchesLifetime } from '../cache-lifetimes';
import { followedData, type FollowedIds } from './followed-documents';
import { matchDisplays } from './match-displays';

/**
 * `GET /api/following?leagues=293,297&teams=1,2&players=5&matches=7`: names and
 * matches of leagues (at most 8), teams and players (50 each) and matches (100),
 * see `FollowedMatchesSchema`. The same for everybody who follows the same.
 */
export async function followingAnswer(query: FollowedIds, now: number): Promise<ApiAnswer> {
  const { leagues, teams, players, running, upcoming, latest, tags } = await followedData(query, now);
  const display = await matchDisplays([...running, ...upcoming, ...latest], now);
  return {
    body: {
      leagues,
      teams,
      players,
      running: running.map(display),
      upcoming: upcoming.map(display),
      latest: latest.map(display),
    },
    lifetime: matchesLifetime([...running, ...upcoming], now),
    tags,
  };
}
