import { expect, it } from 'vitest';
import { DAY_MS } from '../../lib/domain/values/durations';
import { notStartedMatch } from '../../lib/fixtures/match-fixture';
import { readAccount } from '../../lib/store/people/accounts';
import { claimNotification } from '../../lib/store/people/notification-document';
import { saveSubscription } from '../../lib/store/people/push-document';
import { markUserDeleted, updateUserData } from '../../lib/store/people/user-document';
import { castVote } from '../../lib/store/people/vote-document';
import { author, peopleOf, plantMatch } from '../support/crash/act';
import { thread } from '../support/crash/comment-acts';
import { useJobDrill } from '../support/crash/job-drill';

/** Kills the deletion of accounts in the middle of every write and lets another process go on. */

const { rig, drill } = useJobDrill();
const AT = '2026-11-21T12:00:00.000Z';

/** A user who asked for deletion, with every kind of stored data. The later request comes first. */
async function leaving(mark: string): Promise<void> {
  await rig().people(peopleOf(mark));
  await plantMatch(mark);
  const uid = author(mark);
  const match = notStartedMatch({ id: Number(mark) });
  await updateUserData(uid, { spoilerFree: true });
  await thread(mark);
  await castVote(Number(mark), { id: `user-${uid}`, uid, formerIds: [] }, 'left', AT);
  await claimNotification(uid, { id: `start-${mark}-1`, kind: 'start', match }, Date.parse(AT));
  await saveSubscription(uid, { endpoint: `https://push.example/${mark}`, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }, 1);
  await markUserDeleted(uid, new Date(Date.now() - 8 * DAY_MS - Number(mark) * 1000).toISOString());
}

it('a deletion is finished by another process with the same outcome', { timeout: 1_800_000 }, () =>
  drill({
    job: 'purge',
    prepare: leaving,
    least: 4,
    expectDone: async (mark, once) => {
      expect(once.filter((line) => line.includes('u#a'))).toEqual([]);
      expect(await readAccount(author(mark))).toBeNull();
    },
  }),
);
