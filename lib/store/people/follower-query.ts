import * as v from 'valibot';
import { type UserData, UserDataSchema } from '../../domain/people/user-data';
import { type Clause, queryPages } from '../core/query';
import { readDocuments } from '../core/read-document';
import { changeUserData, userPath } from './user-document';

/** The document of a user who follows a match. */
export type Follower = { readonly uid: string; readonly data: UserData };

/** Switches by which followers are queried: one must be on. */
export type FollowerSwitch = 'notifyEmail' | 'notifyMobile' | 'notifyMatchResult' | 'wantsResults' | 'wantsMoves' | 'notifyLock';

/** The documents of users; users without one are left out. Throws StoreUnavailableError. */
export async function readFollowers(uids: readonly string[]): Promise<readonly Follower[]> {
  const found = await readDocuments('main', uids.map(userPath), UserDataSchema);
  return uids.flatMap((uid, index) => {
    const data = found[index];
    return data ? [{ uid, data }] : [];
  });
}

const StoredUserSchema = v.intersect([v.object({ uid: v.optional(v.string()) }), UserDataSchema]);

/** Users that match the clauses, in pages. */
async function* usersWith(clauses: readonly Clause[]): AsyncGenerator<readonly Follower[]> {
  for await (const found of queryPages('main', 'users', StoredUserSchema, clauses))
    yield found.map(({ id, value: { uid = id, ...data } }) => ({ uid, data }));
}

/**
 * Everybody who follows the match, its league or one of its teams and has one of the
 * switches on, in pages; each once. A question per switch and kind of follow,
 * each answered by an index, so that only users who want notifications are read.
 * Throws StoreUnavailableError.
 */
export async function* followersOf(
  { matchId, leagueId, teamIds }: { readonly matchId: number; readonly leagueId: number; readonly teamIds: readonly number[] },
  switches: readonly FollowerSwitch[],
): AsyncGenerator<readonly Follower[]> {
  const known = teamIds.filter((id) => id > 0);
  const follows: Clause[] = [
    ['where', 'leaguesOrder', 'array-contains', leagueId],
    ['where', 'followingMatches', 'array-contains', matchId],
    ...(known.length > 0 ? [['where', 'followingTeams', 'array-contains-any', known] as const] : []),
  ];
  const met = new Set<string>();
  for (const each of switches) {
    for (const follow of follows) {
      for await (const found of usersWith([['where', each, '==', true], follow])) {
        const page = found.filter(({ uid }) => !met.has(uid));
        for (const { uid } of page) met.add(uid);
        if (page.length > 0) yield page;
      }
    }
  }
}

/** Everybody who wants the weekly mail, in pages. Throws StoreUnavailableError. */
export function weeklyDigestReaders(): AsyncGenerator<readonly Follower[]> {
  return usersWith([['where', 'notifyDigest', '==', true]]);
}

/**
 * Notes that the mail of a week is sent to a reader; false where it was, or is no
 * longer wanted. To be called before it is sent, as `claimNotification`. Throws
 * StoreUnavailableError, after which nothing may be sent.
 */
export async function claimWeeklyDigest(uid: string, week: string): Promise<boolean> {
  let isClaimed = false;
  await changeUserData(uid, (stored) => {
    isClaimed = stored !== null && stored.notifyDigest && stored.deleted === null && (stored.digestWeek ?? '') < week;
    return isClaimed && stored ? { ...stored, digestWeek: week } : null;
  });
  return isClaimed;
}

/** Takes the note back: the mail has surely not left, and may be tried again. */
export async function releaseWeeklyDigest(uid: string, week: string): Promise<void> {
  await changeUserData(uid, (stored) => (stored?.digestWeek === week ? { ...stored, digestWeek: null } : null));
}
