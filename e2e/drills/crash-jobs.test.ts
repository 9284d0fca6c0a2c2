import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../lib/domain/durations';
import { readAccount } from '../../lib/store/people/accounts';
import { setBanned } from '../../lib/store/people/comment-moderation';
import { addLeftCounts } from '../../lib/store/people/counters';
import { claimNotification } from '../../lib/store/people/notification-document';
import { saveSubscription } from '../../lib/store/people/push-document';
import { markUserDeleted, updateUserData } from '../../lib/store/people/user-document';
import { castVote } from '../../lib/store/people/vote-document';
import { firestore } from '../../lib/store/core/firestore';
import { notStartedMatch } from '../../lib/fixtures/match-fixture';
import { author, other, peopleOf, plantMatch } from '../support/crash/act';
import { thread } from '../support/crash/comment-acts';
import { addressOf, SECRET, useCrashRig } from '../support/crash/crash-rig';
import type { GatePhase } from '../support/crash/gate';
import { useJobProcess } from '../support/crash/job-process';
import { isHeldIn } from '../support/crash/killable';
import { markedDocuments, storedDocuments } from '../support/crash/store-dump';
import { storeFaults } from '../support/crash/store-faults';

/** Kills jobs in the middle of every write and lets another process go on. */

process.env['RIFTWEEK_SECRET'] = SECRET;
const rig = useCrashRig({ site: false });
const PHASES = ['before', 'after'] satisfies GatePhase[];
const AT = '2026-11-21T12:00:00.000Z';

const start = useJobProcess(rig);

let marks = 2_000_000;
const nextMark = () => String((marks += 1));

async function outcome(mark: string, when: string): Promise<readonly string[]> {
  const documents = await storedDocuments();
  expect.soft(storeFaults(documents), when).toEqual([]);
  return markedDocuments(documents, mark);
}

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

describe.each([
  ['purge', leaving, '', 4],
  ['pending-tasks', unfinished, 'b', 4],
  ['pending-counts', uncounted, '', 2],
] as const)('%s', (job, prepare, mailed, least) => {
  it('is finished by another process with the same outcome', { timeout: 1_800_000 }, async () => {
    const { gate, crash, mail } = rig();
    const control = nextMark();
    await prepare(control);
    gate.arm([{ mark: control }]);
    await (await start(job)).end();
    const writes = gate.counts().get(control) ?? 0;
    gate.open();
    const once = await outcome(control, 'undisturbed');
    expect(writes).toBeGreaterThanOrEqual(least);
    if (job === 'purge') {
      expect(once.filter((line) => line.includes('u#a'))).toEqual([]);
      expect(await readAccount(author(control))).toBeNull();
    }
    const killed = new Map<string, string>();
    let kills = 0;
    for (let nth = 1; nth <= writes; nth += 1)
      for (const phase of PHASES) {
        const when = `killed ${phase} write ${nth} of ${writes}`;
        const mark = nextMark();
        killed.set(mark, when);
        await prepare(mark);
        const held = gate.arm([{ mark, at: { phase, nth } }]);
        const life = await start(job);
        if (await isHeldIn(life, held.get(mark))) kills += 1;
        await crash(life);
        await outcome(mark, when);
      }
    expect(kills).toBeGreaterThanOrEqual(PHASES.length * least);
    // One goes on with what all of them have left.
    await (await start(job, HOUR_MS)).end();
    await addLeftCounts();
    const documents = await storedDocuments();
    expect.soft(storeFaults(documents), 'after all').toEqual([]);
    for (const [mark, when] of killed) {
      expect.soft(markedDocuments(documents, mark), when).toEqual(once);
      if (mailed !== '')
        expect.soft(mail.mails.filter(({ to }) => to === addressOf(`u${mark}${mailed}`)).length, when).toBeLessThanOrEqual(1);
    }
  });
});
