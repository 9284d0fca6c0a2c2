import { MAX_WATCHED_MATCHES } from '../match/watched';
import { MAX_FOLLOWED_LEAGUES, MAX_FOLLOWED_MATCHES, MAX_FOLLOWED_PLAYERS, MAX_FOLLOWED_TEAMS } from '../values/constants';

/** So many leagues, and so many teams, the first ones, are in a calendar without an account, whose address names them. */
export const MOST_IN_CALENDAR = 8;

/** What a visitor follows (docs/product.md#following): ids, in their order. Local storage and user data call the lists the same. */
export const FOLLOW_KEYS = ['leaguesOrder', 'followingTeams', 'followingPlayers', 'followingMatches'] as const;
export type FollowKey = (typeof FOLLOW_KEYS)[number];
export type Following = Readonly<Record<FollowKey, readonly number[]>>;

/** The lists of ids that an account stores. */
export type ListKey = FollowKey | 'watchedMatches';

const LIMITS: Readonly<Record<ListKey, number>> = {
  leaguesOrder: MAX_FOLLOWED_LEAGUES,
  followingTeams: MAX_FOLLOWED_TEAMS,
  followingPlayers: MAX_FOLLOWED_PLAYERS,
  followingMatches: MAX_FOLLOWED_MATCHES,
  watchedMatches: MAX_WATCHED_MATCHES,
};

/** Something for each of the four lists, made by its key. */
export function mapFollowing<Value>(listOf: (key: FollowKey) => Value): Readonly<Record<FollowKey, Value>> {
  return {
    leaguesOrder: listOf('leaguesOrder'),
    followingTeams: listOf('followingTeams'),
    followingPlayers: listOf('followingPlayers'),
    followingMatches: listOf('followingMatches'),
  };
}

/** A value for each followed list, and for watched matches. */
export function mapLists<Value>(listOf: (key: ListKey) => Value): Readonly<Record<ListKey, Value>> {
  return { ...mapFollowing(listOf), watchedMatches: listOf('watchedMatches') };
}

/** A list cut to its limit: what was followed first stays; of matches, which pass, what was followed or watched last. */
export function withinLimit(key: ListKey, ids: readonly number[]): readonly number[] {
  return key === 'followingMatches' || key === 'watchedMatches' ? ids.slice(-LIMITS[key]) : ids.slice(0, LIMITS[key]);
}

/** Rows of "Your teams" for a visitor who shows only what they follow. */
export const MINE_ROWS = 8;

/** Rows that "Your teams" on the homepage has room for: the more is followed the more, from four to seven; of single matches alone one each, up to four; 0 where nothing is. */
export function yourTeamsRows(following: Following): number {
  const followed = FOLLOW_KEYS.reduce((sum, key) => sum + following[key].length, 0);
  const matches = following.followingMatches.length;
  return followed === matches ? Math.min(matches, 4) : Math.min(followed + 3, 7);
}

/** Neither a team nor a league: a visitor may still want to choose some. */
export function followsNoTeams({ followingTeams, leaguesOrder }: Following): boolean {
  return followingTeams.length + leaguesOrder.length === 0;
}

export function followsNothing(following: Following): boolean {
  return FOLLOW_KEYS.every((key) => following[key].length === 0);
}
