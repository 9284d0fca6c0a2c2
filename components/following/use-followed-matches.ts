import { useEffect } from 'react';
import { learnPlayerTeams, useFollowing } from '../../lib/client/following/following-store';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useJson, type JsonState } from '../../lib/client/page/use-json';
import { followsNothing } from '../../lib/domain/people/following';
import type { FollowedMatches } from '../../lib/domain/models/followed-matches';
import { paths } from '../../lib/domain/page/paths';
import { liveRefreshMs } from '../../lib/domain/match/live-refresh';

const FOLLOWED_MATCHES = { load: () => import('../../lib/domain/models/followed-matches').then((module) => module.FollowedMatchesSchema) };

/** Names and matches of what the visitor follows, refreshed; sends no request where nothing is followed. */
export function useFollowedMatches(): JsonState<FollowedMatches> {
  const now = useSiteNow();
  const following = useFollowing();
  const followed = useJson(followsNothing(following) ? null : paths.api.following(following), FOLLOWED_MATCHES, {
    refreshMs: (newest) => (newest ? liveRefreshMs([...newest.running, ...newest.upcoming], now) : 0),
    live: true,
  });
  const players = followed.data?.players;
  useEffect(() => {
    if (players) learnPlayerTeams(players.flatMap(({ id, team }) => (team ? [{ id, teamId: team.id }] : [])));
  }, [players]);
  return followed;
}
