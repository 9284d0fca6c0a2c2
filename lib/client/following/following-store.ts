import { useMemo, useSyncExternalStore } from 'react';
import { MAX_FOLLOWED_LEAGUES, MAX_FOLLOWED_PLAYERS, MAX_FOLLOWED_TEAMS } from '../../domain/values/constants';
import type { CurrentUser } from '../../domain/people/current-user';
import { FOLLOW_KEYS, mapFollowing, withinLimit, yourTeamsRows, type Following, type FollowKey } from '../../domain/people/following';
import { reordered } from '../../domain/people/list-operations';
import type { OwnMatchRule } from '../../domain/people/own-match';
import { isRecord } from '../../domain/values/is-record';
import { fail, ok, type Result } from '../../domain/values/result';
import { createIdStore, createListStore, isId } from '../stored/list-store';
import { useStored, type ValueStore } from '../stored/use-stored';

/** Names and pictures of followed leagues, so that the navigation can list those that are not top leagues. */
const FOLLOWED_LEAGUES_KEY = 'followedLeagueNames';

/** The last known team of each followed player, for decisions without a request. */
const PLAYER_TEAMS_KEY = 'followedPlayerTeams';

type FollowLimit = { readonly kind: 'limit'; readonly max: number };
/** Whether the entity is followed now. */
export type FollowOutcome = Result<boolean, FollowLimit>;
export type FollowedLeague = Readonly<CurrentUser['leagues'][number]>;

const unknown = (): null => null;

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

function isFollowedLeague(value: unknown): value is FollowedLeague {
  return (
    isRecord(value) &&
    isId(value['id']) &&
    typeof value['name'] === 'string' &&
    typeof value['acronym'] === 'string' &&
    isTextOrNull(value['img']) &&
    isTextOrNull(value['flag'])
  );
}

type PlayerTeam = { readonly id: number; readonly teamId: number };

function isPlayerTeam(value: unknown): value is PlayerTeam {
  return isRecord(value) && isId(value['id']) && isId(value['teamId']);
}

/** Sets the attribute on <html> that the pre-paint script sets, too: by it the homepage makes room for "Your teams". */
function applyToPage(): void {
  const rows = yourTeamsRows(readFollowing());
  if (rows > 0) document.documentElement.dataset['follows'] = String(rows);
  else delete document.documentElement.dataset['follows'];
}

function idStore(key: FollowKey): ValueStore<readonly number[]> {
  const store = createIdStore(key);
  return {
    ...store,
    write: (ids) => {
      store.write(ids);
      applyToPage();
    },
  };
}
const lists = mapFollowing(idStore);
const names = createListStore(FOLLOWED_LEAGUES_KEY, isFollowedLeague);
const playerTeams = createListStore(PLAYER_TEAMS_KEY, isPlayerTeam);

type FollowKind = 'league' | 'team' | 'player' | 'match';
const KEY_OF = {
  league: 'leaguesOrder',
  team: 'followingTeams',
  player: 'followingPlayers',
  match: 'followingMatches',
} as const satisfies Record<FollowKind, FollowKey>;

function useList(key: FollowKey): readonly number[] {
  return useStored(lists[key]);
}

/** What the visitor follows, in their order; nothing on the server and while hydrating. One object while nothing changes. */
export function useFollowing(): Following {
  const leaguesOrder = useList('leaguesOrder');
  const followingTeams = useList('followingTeams');
  const followingPlayers = useList('followingPlayers');
  const followingMatches = useList('followingMatches');
  return useMemo(
    () => ({ leaguesOrder, followingTeams, followingPlayers, followingMatches }),
    [leaguesOrder, followingTeams, followingPlayers, followingMatches],
  );
}

function ownMatchRule({ followingPlayers, ...lists }: Following, known: readonly PlayerTeam[]): OwnMatchRule {
  const ofPlayers = known.filter(({ id }) => followingPlayers.includes(id)).map(({ teamId }) => teamId);
  return { ...lists, playerTeams: ofPlayers };
}

/** The rule that decides about single matches: see `isOwnMatch`. */
export function useOwnMatchRule(): OwnMatchRule {
  const following = useFollowing();
  const known = useStored(playerTeams);
  return useMemo(() => ownMatchRule(following, known), [following, known]);
}

/** `useOwnMatchRule` outside of React. Browser only. */
export function readOwnMatchRule(): OwnMatchRule {
  return ownMatchRule(readFollowing(), playerTeams.read());
}

/** Whether one of them is followed; null on the server and while hydrating. */
export function useFollowed(kind: FollowKind, id: number): boolean | null {
  const { subscribe, read } = lists[KEY_OF[kind]];
  return useSyncExternalStore(subscribe, () => read().includes(id), unknown);
}

/** The followed matches at once, for lists; null on the server and while hydrating. */
export function useFollowedMatchIds(): readonly number[] | null {
  const { subscribe, read } = lists.followingMatches;
  return useSyncExternalStore(subscribe, read, unknown);
}

/** What is known of the followed leagues beyond their ids. */
export function useFollowedLeagues(): readonly FollowedLeague[] {
  return useStored(names);
}

function toggled(key: FollowKey, id: number, max: number): Result<readonly number[], FollowLimit> {
  const ids = lists[key].read();
  if (ids.includes(id)) return ok(ids.filter((each) => each !== id));
  return ids.length >= max ? fail({ kind: 'limit', max }) : ok([...ids, id]);
}

function toggle(key: FollowKey, id: number, max: number): FollowOutcome {
  const next = toggled(key, id, max);
  if (!next.ok) return next;
  lists[key].write(next.value);
  return ok(next.value.includes(id));
}

/** Follows or unfollows a league, at most MAX_FOLLOWED_LEAGUES. `league` names it for the navigation's list. */
export function toggleLeague(id: number, league?: FollowedLeague): FollowOutcome {
  const next = toggled('leaguesOrder', id, MAX_FOLLOWED_LEAGUES);
  if (!next.ok) return next;
  const others = names.read().filter((each) => each.id !== id && next.value.includes(each.id));
  names.write(league && next.value.includes(id) ? [...others, league] : others);
  lists.leaguesOrder.write(next.value);
  return ok(next.value.includes(id));
}

/** Follows or unfollows a team, at most MAX_FOLLOWED_TEAMS. */
export function toggleTeam(id: number): FollowOutcome {
  return toggle('followingTeams', id, MAX_FOLLOWED_TEAMS);
}

/** Follows or unfollows a player, at most MAX_FOLLOWED_PLAYERS; `teamId`: where they play now. */
export function togglePlayer(id: number, teamId: number | null): FollowOutcome {
  const outcome = toggle('followingPlayers', id, MAX_FOLLOWED_PLAYERS);
  if (outcome.ok && outcome.value && teamId !== null) learnPlayerTeams([{ id, teamId }]);
  return outcome;
}

/** Follows or unfollows a match; there is always room for one more, the oldest goes. Says whether it is followed now. */
export function toggleMatch(id: number): boolean {
  const ids = lists.followingMatches.read();
  const isFollowed = ids.includes(id);
  lists.followingMatches.write(isFollowed ? ids.filter((each) => each !== id) : withinLimit('followingMatches', [...ids, id]));
  return !isFollowed;
}

/** Stores the teams that followed players are in now; forgets players who are no longer followed. */
export function learnPlayerTeams(found: readonly PlayerTeam[]): void {
  const followed = lists.followingPlayers.read();
  const before = playerTeams.read();
  const kept = before.filter(({ id }) => !found.some((each) => each.id === id));
  const next = [...kept, ...found].filter(({ id }) => followed.includes(id)).sort((one, other) => one.id - other.id);
  if (JSON.stringify(next) !== JSON.stringify(before)) playerTeams.write(next);
}

/** What the visitor follows, outside of React. Browser only. */
export function readFollowing(): Following {
  return mapFollowing((key) => lists[key].read());
}

/** Replaces all lists, and adds names of leagues that the navigation does not know yet. The caller keeps to the limits. */
export function writeFollowing(following: Following, named: readonly FollowedLeague[] = []): void {
  const { leaguesOrder } = following;
  const known = names.read().filter((league) => leaguesOrder.includes(league.id));
  const added = named.filter((league) => leaguesOrder.includes(league.id) && !known.some((each) => each.id === league.id));
  names.write([...known, ...added]);
  for (const key of FOLLOW_KEYS) lists[key].write(following[key]);
}

/** Calls back after every change of a list, also by other tabs. */
export function subscribeFollowing(listener: () => void): () => void {
  const stops = FOLLOW_KEYS.map((key) => lists[key].subscribe(listener));
  return () => stops.forEach((stop) => stop());
}

/** Puts the followed leagues into another order; leagues that are not followed are left out, those that are not named come last. */
export function orderLeagues(order: readonly number[]): void {
  lists.leaguesOrder.write(reordered(lists.leaguesOrder.read(), order));
}

/** `orderLeagues` for teams. */
export function orderTeams(order: readonly number[]): void {
  lists.followingTeams.write(reordered(lists.followingTeams.read(), order));
}
