import { useSyncExternalStore } from 'react';
import { MAX_FOLLOWED_LEAGUES, MAX_FOLLOWED_TEAMS } from '../domain/constants';
import { FOLLOWED_LEAGUES_STORAGE_KEY, FOLLOWED_TEAMS_STORAGE_KEY } from '../domain/people/following';
import { isRecord } from '../domain/is-record';
import { fail, ok, type Result } from '../domain/result';
import { createLocalStore } from './local-store';

/** Names and pictures of followed leagues, so that the navigation can list those that are no top leagues. */
const FOLLOWED_LEAGUES_KEY = 'followedLeagueNames';

export type FollowLimit = { readonly kind: 'limit'; readonly max: number };
/** Whether it is followed now. */
export type FollowOutcome = Result<boolean, FollowLimit>;
export type FollowedLeague = {
  readonly id: number;
  readonly name: string;
  readonly acronym: string;
  readonly img: string | null;
  readonly flag: string | null;
};

const NONE: readonly number[] = [];
const NO_LEAGUES: readonly FollowedLeague[] = [];
const unknown = (): null => null;

const isId = (id: unknown): id is number => Number.isInteger(id) && Number(id) > 0;

function decodeIds(stored: unknown): readonly number[] {
  return Array.isArray(stored) && stored.every(isId) ? [...new Set(stored)] : NONE;
}

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

function decodeNames(stored: unknown): readonly FollowedLeague[] {
  return Array.isArray(stored) && stored.every(isFollowedLeague) ? stored : NO_LEAGUES;
}

const leagues = createLocalStore<readonly number[]>(FOLLOWED_LEAGUES_STORAGE_KEY, decodeIds, (ids) => ids, NONE);
const teams = createLocalStore<readonly number[]>(FOLLOWED_TEAMS_STORAGE_KEY, decodeIds, (ids) => ids, NONE);
const names = createLocalStore<readonly FollowedLeague[]>(FOLLOWED_LEAGUES_KEY, decodeNames, (list) => list, NO_LEAGUES);

export type Following = { readonly leaguesOrder: readonly number[]; readonly followingTeams: readonly number[] };

/** What the visitor follows, in their order; nothing on the server and while hydrating. */
export function useFollowing(): Following {
  const leaguesOrder = useSyncExternalStore(leagues.subscribe, leagues.read, leagues.serverValue);
  const followingTeams = useSyncExternalStore(teams.subscribe, teams.read, teams.serverValue);
  return { leaguesOrder, followingTeams };
}

/** Whether one of them is followed; null on the server and while hydrating. */
export function useFollowed(kind: 'league' | 'team', id: number): boolean | null {
  const { subscribe, read } = kind === 'league' ? leagues : teams;
  return useSyncExternalStore(subscribe, () => read().includes(id), unknown);
}

/** What is known of the followed leagues beyond their ids. */
export function useFollowedLeagues(): readonly FollowedLeague[] {
  return useSyncExternalStore(names.subscribe, names.read, names.serverValue);
}

function toggled(ids: readonly number[], id: number, max: number): Result<readonly number[], FollowLimit> {
  if (ids.includes(id)) return ok(ids.filter((each) => each !== id));
  return ids.length >= max ? fail({ kind: 'limit', max }) : ok([...ids, id]);
}

/** Follows or unfollows a league, at most MAX_FOLLOWED_LEAGUES. `league` names it for the navigation's list. */
export function toggleLeague(id: number, league?: FollowedLeague): FollowOutcome {
  const next = toggled(leagues.read(), id, MAX_FOLLOWED_LEAGUES);
  if (!next.ok) return next;
  const others = names.read().filter((each) => each.id !== id && next.value.includes(each.id));
  names.write(league && next.value.includes(id) ? [...others, league] : others);
  leagues.write(next.value);
  return ok(next.value.includes(id));
}

/** Follows or unfollows a team, at most MAX_FOLLOWED_TEAMS. */
export function toggleTeam(id: number): FollowOutcome {
  const next = toggled(teams.read(), id, MAX_FOLLOWED_TEAMS);
  if (!next.ok) return next;
  teams.write(next.value);
  return ok(next.value.includes(id));
}

/** What the visitor follows, outside of React. Browser only. */
export function readFollowing(): Following {
  return { leaguesOrder: leagues.read(), followingTeams: teams.read() };
}

/** Replaces both lists, and adds names of leagues that the navigation does not know yet. The caller keeps to the limits. */
export function writeFollowing({ leaguesOrder, followingTeams }: Following, named: readonly FollowedLeague[] = []): void {
  const known = names.read().filter((league) => leaguesOrder.includes(league.id));
  const added = named.filter((league) => leaguesOrder.includes(league.id) && !known.some((each) => each.id === league.id));
  names.write([...known, ...added]);
  leagues.write(leaguesOrder);
  teams.write(followingTeams);
}

/** Calls back after every change of either list, also by other tabs. */
export function subscribeFollowing(listener: () => void): () => void {
  const stops = [leagues.subscribe(listener), teams.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}

/** Puts the followed leagues into another order; what is not followed is left out, what is not named comes last. */
export function orderLeagues(order: readonly number[]): void {
  leagues.write(reordered(leagues.read(), order));
}

/** The same for teams. */
export function orderTeams(order: readonly number[]): void {
  teams.write(reordered(teams.read(), order));
}

function reordered(ids: readonly number[], order: readonly number[]): readonly number[] {
  const known = order.filter((id) => ids.includes(id));
  return [...new Set([...known, ...ids])];
}
