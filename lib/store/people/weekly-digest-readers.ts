import * as v from 'valibot';
import { UserDataSchema } from '../../domain/people/user-data';
import { LIST_DEADLINE_MS } from '../core/deadline';
import { queryCollection, type Clause } from '../core/query';
import type { Follower } from './follower-query';
import { changeUserData } from './user-document';

const StoredReaderSchema = v.intersect([v.object({ uid: v.optional(v.string()) }), UserDataSchema]);
const PAGE = 200;

/** Everybody who wants the weekly mail, in pages. Throws StoreUnavailableError. */
export async function* weeklyDigestReaders(): AsyncGenerator<readonly Follower[]> {
  for (let last: string | null = null; ;) {
    const after: Clause[] = last === null ? [] : [['startAfter', last]];
    const clauses: Clause[] = [['where', 'notifyDigest', '==', true], ['orderBy', '__name__'], ...after, ['limit', PAGE]];
    const found = await queryCollection('main', 'users', StoredReaderSchema, clauses, LIST_DEADLINE_MS);
    const page = found.map(({ id, value: { uid = id, ...data } }) => ({ uid, data }));
    if (page.length > 0) yield page;
    const next = found.at(-1)?.id;
    if (next === undefined || found.length < PAGE) return;
    last = next;
  }
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
