import { expect, it } from 'vitest';
import { currentMonday } from '../../lib/domain/values/week';
import { notStartedMatch } from '../../lib/fixtures/match-fixture';
import { firestore } from '../../lib/store/core/firestore';
import { weekDocuments } from '../../lib/store/models/match-documents';
import { readNotifications } from '../../lib/store/people/notification-document';
import { updateUserData } from '../../lib/store/people/user-document';
import { author, other, peopleOf } from '../support/crash/act';
import { addressOf, SECRET, useCrashRig } from '../support/crash/crash-rig';
import type { GatePhase } from '../support/crash/gate';
import { useJobProcess } from '../support/crash/job-process';
import { isHeldIn } from '../support/crash/killable';

/** Kills the job that notifies in the middle of every write and lets another process go on. */

process.env['RIFTWEEK_SECRET'] = SECRET;
const rig = useCrashRig({ site: false });
const start = useJobProcess(rig);
const PHASES = ['before', 'after'] satisfies GatePhase[];

let marks = 2_500_000;
const nextMark = () => String((marks += 1));

it('a start notifies each user once, and appears in every list', { timeout: 1_800_000 }, async () => {
  const { gate, crash, mail, people } = rig();
  const prepare = async (mark: string) => {
    await people(peopleOf(mark));
    const beginAt = new Date(Date.now() + 5 * 60_000).toISOString();
    const match = notStartedMatch({ id: Number(mark), beginAt });
    const monday = currentMonday(Date.parse(beginAt), 'UTC');
    await firestore('main')
      .doc(weekDocuments.address(monday).path)
      .set(weekDocuments.encode({ start: monday, matches: [match] }));
    // The user who was notified before follows nothing any more.
    const users = await firestore('main').collection('users').get();
    await Promise.all(users.docs.map((each) => each.ref.delete()));
    for (const uid of [author(mark), other(mark)]) await updateUserData(uid, { leaguesOrder: [293], notifyEmail: true });
  };
  const told = (mark: string) => [author(mark), other(mark)].map((uid) => mail.mails.filter(({ to }) => to === addressOf(uid)).length);
  const control = nextMark();
  await prepare(control);
  gate.arm([{ mark: control }]);
  await (await start('notify')).end();
  const writes = gate.counts().get(control) ?? 0;
  gate.open();
  expect(told(control)).toEqual([1, 1]);
  // Two claims, two mails, and for each of the five due reminders a note that everybody was notified.
  expect(writes).toBe(9);
  for (let nth = 1; nth <= writes; nth += 1)
    for (const phase of PHASES) {
      const when = `killed ${phase} write ${nth}`;
      const mark = nextMark();
      await prepare(mark);
      const held = gate.arm([{ mark, at: { phase, nth } }]);
      const life = await start('notify');
      expect.soft(await isHeldIn(life, held.get(mark)), when).toBe(true);
      await crash(life);
      await (await start('notify')).end();
      const counts = told(mark);
      expect.soft(Math.max(...counts), when).toBeLessThanOrEqual(1);
      // Both are claimed at the same time: a user who was claimed but got no mail finds the notification in the list (docs/decisions/0013).
      for (const uid of [author(mark), other(mark)]) expect.soft(await readNotifications(uid), when).toHaveLength(1);
    }
});
