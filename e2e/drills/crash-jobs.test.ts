import { it } from 'vitest';
import { firestore } from '../../lib/store/core/firestore';
import { setBanned } from '../../lib/store/people/comment-moderation';
import { markUserDeleted, updateUserData } from '../../lib/store/people/user-document';
import { author, other, peopleOf, plantMatch } from '../support/crash/act';
import { thread } from '../support/crash/comment-acts';
import { useJobDrill } from '../support/crash/job-drill';

/** Kills jobs in the middle of every write and lets another process go on. */

const { rig, drill } = useJobDrill();
const AT = '2026-11-21T12:00:00.000Z';

/** Pending tasks that no process works on: erase the comments of one user, rename and say farewell to another. */
async function unfinished(mark: string): Promise<void> {
  await rig().people(peopleOf(mark));
  await plantMatch(mark);
  await thread(mark);
  const now = Date.now();
  await setBanned(author(mark), { banned: true, name: 'Somebody', by: 'admin', at: AT, erase: { now } });
  await updateUserData(other(mark), { user: { summonerName: 'Ana', color: '#336699' } }, now);
  await markUserDeleted(other(mark), new Date(now).toISOString(), { locale: 'ko', now });
}

/** A like and a vote that a server had not added to their counters when it ended. */
async function uncounted(mark: string): Promise<void> {
  await thread(mark);
  const store = firestore('main');
  const left = { 'comments/c#-root': { tag: 'comments:match-#', likes: 1 }, 'votes/#': { tag: 'votes:#', left: 1 } };
  for (const [index, [of, fields]] of Object.entries(left).entries())
    await store.doc(`pendingCounts/${mark}-${index}`).set({ of: of.replace('#', mark), ...fields, tag: fields.tag.replace('#', mark) });
  await store.doc(`likes/c${mark}-root_${author(mark)}`).set({ id: `c${mark}-root`, uid: author(mark), page: `match-${mark}` });
  await store.doc(`votes/${mark}/voters/user-${author(mark)}`).set({ side: 'left', at: AT, uid: author(mark) });
}

it.each([
  { job: 'pending-tasks', prepare: unfinished, mailed: 'b', least: 4 },
  { job: 'pending-counts', prepare: uncounted, least: 2 },
])('$job is finished by another process with the same outcome', { timeout: 1_800_000 }, drill);
