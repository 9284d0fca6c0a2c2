import { useFollowing } from '../../lib/client/following-store';
import { useSiteNow } from '../../lib/client/site-clock';
import { useJson, type JsonState } from '../../lib/client/use-json';
import { FollowedMatchesSchema, type FollowedMatches } from '../../lib/domain/people/followed-matches';
import { paths } from '../../lib/domain/paths';
import { liveRefreshMs } from '../../lib/domain/match/live-refresh';

/** Names and matches of what the visitor follows, kept fresh; asks nothing for who follows nothing. */
export function useFollowedMatches(): JsonState<FollowedMatches> {
  const now = useSiteNow();
  const { leaguesOrder, followingTeams } = useFollowing();
  const isEmpty = leaguesOrder.length + followingTeams.length === 0;
  return useJson(isEmpty ? null : paths.api.following(leaguesOrder, followingTeams), FollowedMatchesSchema, {
    refreshMs: (latest) => (latest ? liveRefreshMs([...latest.running, ...latest.upcoming], now) : 0),
  });
}
