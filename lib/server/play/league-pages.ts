import { createHash } from 'node:crypto';
import { MINUTE_MS, WEEK_MS } from '../../domain/values/durations';
import type { Session } from '../../domain/people/session';
import type { Bet } from '../../domain/play/ledger';
import {
  type BestCall,
  type DivisionRanking,
  type FriendsRanking,
  type LeagueEntry,
  type InvitedLeague,
  type LeagueList,
  type LeagueMember,
  type LeaguePageData,
  type ReactionCount,
} from '../../domain/play/leagues/league-page';
import { movesOf } from '../../domain/play/leagues/divisions';
import {
  INVITATION,
  isMember,
  LEAGUE_ID,
  LEAGUE_REACTIONS,
  MOST_FRIENDS,
  MOST_MEMBERS,
  WEEK_TARGET,
  type PlayLeague,
} from '../../domain/play/leagues/play-league';
import { NO_MARK } from '../../domain/play/cosmetics';
import { type PlacedPlayer, placedPlayers, type ScoredPlayer } from '../../domain/play/placed-players';
import { playReader } from '../../domain/play/play-page';
import { periodKeys, type Period, type ScoreTally } from '../../domain/play/score';
import { currentMonday } from '../../domain/values/week';
import { accountsByUid, currentDivisions, divisionOf } from '../../store/play/division-document';
import { bestWins } from '../../store/play/ledger-store';
import { pickemPointsOf } from '../../store/play/pickem-document';
import { invitedLeague, leaguesOf, readPlayLeague } from '../../store/play/play-league-document';
import { markOf } from '../../store/play/shop-store';
import { playerName } from '../comments/comment-answers';
import { ProcessCache } from '../process-cache';

/** What the pages of private leagues, divisions and friends load. They throw StoreUnavailableError. */

const KEY_LENGTH = 16;

/** The key of a member within a league: their account's id stays on the server. */
function memberKey(leagueId: string, uid: string): string {
  return createHash('sha256').update(`${leagueId} ${uid}`).digest('hex').slice(0, KEY_LENGTH);
}

/** The member that a key names; null for none. */
export function memberOf({ id, members }: PlayLeague, key: string): string | null {
  return members.find(({ uid }) => memberKey(id, uid) === key)?.uid ?? null;
}

export function playLeagueEntry({ id, name, members, ownerUid }: PlayLeague, uid: string | null): LeagueEntry {
  return { id, name, members: members.length, isOwner: ownerUid === uid };
}

const emptyTally = (key: string): ScoreTally => ({ key, count: 0, won: 0, sum: 0, score: null });

async function scoredOf(uids: readonly string[], period: Period, now: number): Promise<ScoredPlayer[]> {
  const key = periodKeys(now)[period];
  const accounts = await accountsByUid(uids);
  // A member may not have played yet.
  const names = await Promise.all(uids.map((uid, index) => playerName(uid, accounts[index])));
  return uids.map((uid, index) => {
    const account = accounts[index];
    const tally = account?.tallies[period];
    return {
      uid,
      name: names[index] ?? '',
      mark: account ? markOf(account) : NO_MARK,
      tally: tally?.key === key ? tally : emptyTally(key),
    };
  });
}

export async function leagueList(session: Session | null): Promise<LeagueList> {
  const leagues = session === null ? [] : await leaguesOf(session.uid);
  return { reader: playReader(session), leagues: leagues.map((league) => playLeagueEntry(league, session?.uid ?? null)) };
}

/** The Monday of the last week that is over. */
export const settledWeek = (now: number): string => currentMonday(now - WEEK_MS, 'UTC');

/** The best calls by player; `best` holds one bet of each. */
function bestCalls(best: readonly Bet[]): ReadonlyMap<string, BestCall> {
  return new Map(
    best.map(({ uid, outcome, odds, left, right, leagueName, matchId, kind }) => [
      uid,
      { outcome, odds, left, right, leagueName, matchId, kind },
    ]),
  );
}

/** A settled week hardly changes. */
const calls = new ProcessCache<ReadonlyMap<string, BestCall>>({ max: 200, maxAgeMs: 10 * MINUTE_MS });

function callsOf({ id, members }: PlayLeague, week: string, now: number): Promise<ReadonlyMap<string, BestCall>> {
  const from = Date.parse(week);
  const uids = members.map(({ uid }) => uid);
  return calls.get(`${id} ${week} ${uids.length} ${uids.at(-1) ?? ''}`, now, async () =>
    bestCalls(await bestWins(uids, from, from + WEEK_MS)),
  );
}

function counts(reactions: PlayLeague['reactions']['by'], on: string): ReactionCount[] {
  return LEAGUE_REACTIONS.map((emoji) => ({
    emoji,
    count: reactions.filter((each) => each.on === on && each.emoji === emoji).length,
  })).filter(({ count }) => count > 0);
}

/** The page of a league; null for a missing one, and for users who are not members. */
export async function leaguePage({ uid }: Pick<Session, 'uid'>, id: string, now: number): Promise<LeaguePageData | null> {
  const league = LEAGUE_ID.test(id) ? await readPlayLeague(id) : null;
  if (league === null || !isMember(league, uid)) return null;
  const uids = league.members.map((member) => member.uid);
  const week = settledWeek(now);
  const [scored, points, best] = await Promise.all([
    scoredOf(uids, 'season', now),
    pickemPointsOf(uids, periodKeys(now).season),
    callsOf(league, week, now),
  ]);
  const by = league.reactions.week === week ? league.reactions.by : [];
  const members = placedPlayers(scored, uid).map(({ of, ...player }): LeagueMember => ({
    ...player,
    key: memberKey(id, of.uid),
    isOwner: of.uid === league.ownerUid,
    pickem: points[uids.indexOf(of.uid)] ?? 0,
    bestCall: best.get(of.uid) ?? null,
    reactions: counts(by, of.uid),
  }));
  const own = by.find((each) => each.uid === uid);
  return {
    league: { ...playLeagueEntry(league, uid), code: league.code },
    members,
    week: currentMonday(league.createdAt, 'UTC') > week ? null : week,
    weekReactions: counts(by, WEEK_TARGET),
    ownReaction: own ? { on: own.on === WEEK_TARGET ? WEEK_TARGET : memberKey(id, own.on), emoji: own.emoji } : null,
  };
}

/** The league that an invitation's code leads to; null for none. */
export async function invitationOf(session: Session | null, code: string): Promise<InvitedLeague | null> {
  const found = INVITATION.test(code) ? await invitedLeague(code) : null;
  return (
    found && {
      ...playLeagueEntry(found, session?.uid ?? null),
      isMember: session !== null && isMember(found, session.uid),
      isFull: found.members.length >= MOST_MEMBERS,
    }
  );
}

/** A ranking of these players, as the reader sees it. */
async function rankingOf(uids: readonly string[], period: Period, { uid }: Session, now: number): Promise<PlacedPlayer[]> {
  return placedPlayers(await scoredOf(uids, period, now), uid).map(({ of: _of, ...player }) => player);
}

/** Everybody who shares a private league with the reader, and the reader, by this season's score. */
export async function loadFriends(session: Session | null, now: number): Promise<FriendsRanking> {
  const reader = playReader(session);
  if (session === null) return { reader, leagues: 0, players: [] };
  const leagues = await leaguesOf(session.uid);
  const uids = [...new Set([session.uid, ...leagues.flatMap(({ members }) => members.map(({ uid }) => uid))])].slice(0, MOST_FRIENDS);
  return { reader, leagues: leagues.length, players: await rankingOf(uids, 'season', session, now) };
}

/** The reader's division with this week's scores. */
export async function loadDivision(session: Session | null, now: number): Promise<DivisionRanking> {
  const reader = playReader(session);
  const current = session && (await currentDivisions());
  const division = session && current && (await divisionOf(session.uid, current));
  const own = division?.members.find(({ uid }) => uid === session?.uid);
  if (!session || !current || !division || !own) return { reader, division: null, players: [] };
  const uids = division.members.map(({ uid }) => uid);
  const { number } = division;
  return {
    reader,
    division: { number, count: current.count, ownMove: own.move, ...movesOf(division, current.count) },
    players: await rankingOf(uids, 'week', session, now),
  };
}
