import { useEffect, useState } from 'react';
import { learnPlayerTeams, useFollowing } from '../../lib/client/following/following-store';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useLatest, type Latest } from '../../lib/client/requests/use-latest';
import { followsNothing } from '../../lib/domain/people/following';
import type { FollowedMatches } from '../../lib/domain/people/followed-matches';
import { paths } from '../../lib/domain/page/paths';
import { liveRefreshMs } from '../../lib/domain/match/live-refresh';

const FOLLOWED_MATCHES = { load: () => import('../../lib/domain/people/followed-matches').then((module) => module.FollowedMatchesSchema) };

/** Names and matches of what the visitor follows, kept fresh; sends no request where nothing is followed. */
export function useFollowedMatches(): Latest<FollowedMatches> {
  const now = useSiteNow();
  const following = useFollowing();
  const [refreshMs, setRefreshMs] = useState(0);
  const followed = useLatest(followsNothing(following) ? null : paths.api.following(following), FOLLOWED_MATCHES, {
    refreshMs,
    live: true,
  });
  const players = followed.data?.players;
  const wanted = followed.data ? liveRefreshMs([...followed.data.running, ...followed.data.upcoming], now) : 0;
  if (wanted !== refreshMs) setRefreshMs(wanted);
  useEffect(() => {
    if (players) learnPlayerTeams(players.flatMap(({ id, team }) => (team ? [{ id, teamId: team.id }] : [])));
  }, [players]);
  return followed;
}
