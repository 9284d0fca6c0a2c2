import { beforeEach, expect, it } from 'vitest';
import { NEW_USER_DATA } from '../../../lib/domain/people/user-data';
import { firestore } from '../../../lib/store/core/firestore';
import {
  clearUnverified,
  endMails,
  endUnverified,
  ensureUserData,
  markUserDeleted,
  noteUnverified,
  readUserData,
  updateUserData,
} from '../../../lib/store/people/user-document';
import { describeWithStore, plant, storedPaths, useEmptyStore } from '../../support/store/store-rig';

const DELETED = '2026-01-01T00:00:00.000Z';
const at = (iso: string) => Date.parse(iso);

describeWithStore('the document of a user', () => {
  beforeEach(useEmptyStore);

  it('exists from the first session on, with the defaults', async () => {
    expect(await ensureUserData('ana', 1)).toEqual({ data: NEW_USER_DATA, kept: false, unverified: null, secondFactor: null });
    expect(await readUserData('ana')).toEqual(NEW_USER_DATA);
  });

  it('keeps what was saved when the session restarts', async () => {
    await updateUserData('ana', { spoilerFree: true, leaguesOrder: [293] });
    expect((await ensureUserData('ana', 1)).data).toMatchObject({ spoilerFree: true, leaguesOrder: [293], revision: 1 });
  });

  it('loses no follow when two devices write at the same time', async () => {
    await Promise.all([1, 2].map((id) => updateUserData('ana', { changes: { leaguesOrder: { add: [id] } } })));
    expect([...(await readUserData('ana')).leaguesOrder].sort()).toEqual([1, 2]);
  });

  it('does a device’s changes once, however often they are sent: what another one did since stays', async () => {
    const follows = { id: 'follows', spoilerFree: true, changes: { leaguesOrder: { add: [1, 2] } } };
    await updateUserData('ana', follows);
    await updateUserData('ana', { id: 'unfollows', spoilerFree: false, changes: { leaguesOrder: { remove: [1] } } });
    const now = { leaguesOrder: [2], spoilerFree: false, revision: 2 };
    expect(await updateUserData('ana', follows)).toMatchObject(now);
    expect(await readUserData('ana')).toMatchObject(now);
    for (let other = 0; other < 40; other += 1) await updateUserData('ana', { id: `other-${other}`, amPmTime: other % 2 === 0 });
    expect((await firestore('main').doc('users/ana').get()).get('applied'), 'only the last ids are kept').toHaveLength(32);
  });

  it('keeps an account that signs in again before it is deleted; a renewed session does not', async () => {
    await markUserDeleted('ana', DELETED);
    expect(await ensureUserData('ana', at(DELETED) - 1000)).toMatchObject({ data: { deleted: DELETED }, kept: false });
    expect(await ensureUserData('ana', at(DELETED) + 1000)).toMatchObject({ data: { deleted: null }, kept: true });
    expect(await ensureUserData('ana', at(DELETED) + 2000)).toMatchObject({ data: { deleted: null }, kept: false });
  });

  it.each([
    ['move', { notifyReschedule: false, notifyRules: { 'team:77': { start: true, reschedule: false, result: false, minutes: 10 } } }],
    ['lock', { notifyLock: false }],
    ['settled', { notifySettled: false }],
    ['weekly', { notifyDigest: false }],
  ] as const)('ends mails of the kind %s by a link, and no others', async (kind, ended) => {
    const on = { notifyEmail: true, notifyReschedule: true, notifyLock: true, notifySettled: true, notifyDigest: true };
    const notifyRules = { 'team:77': { start: true, reschedule: true, result: false, minutes: 10 } } as const;
    await updateUserData('ana', { ...on, notifyRules });
    await endMails('ana', kind);
    expect(await readUserData('ana')).toMatchObject({ ...on, notifyRules, ...ended });
  });

  it('ends mails by a link, and is not recreated by one', async () => {
    await updateUserData('ana', { notifyEmail: true });
    await endMails('ana', 'start');
    expect((await readUserData('ana')).notifyEmail).toBe(false);
    await endMails('gone', 'start');
    expect(await storedPaths('main', 'users')).toEqual(['users/ana']);
  });

  it('remembers the latest sign-in before the address was verified, until it is settled, outside the user’s data', async () => {
    await noteUnverified('ana', { provider: 'password', at: 2_000 });
    await noteUnverified('ana', { provider: 'facebook.com', at: 1_000 });
    expect(await ensureUserData('ana', 3_000)).toEqual({
      data: NEW_USER_DATA,
      kept: false,
      unverified: { provider: 'password', at: 2_000 },
      secondFactor: null,
    });
    await endUnverified('ana');
    expect((await ensureUserData('ana', 3_000)).unverified).toBeNull();
    await endUnverified('gone');
    expect(await storedPaths('main', 'users')).toEqual(['users/ana']);
  });

  it('loses under another owner what others see and what sends to others, not what is followed', async () => {
    await updateUserData('ana', {
      leaguesOrder: [293],
      user: { summonerName: 'Prepared', server: 'euw' },
      notifyEmail: true,
      notifyMatchResult: true,
    });
    await noteUnverified('ana', { provider: 'password', at: 1 });
    await clearUnverified('ana');
    expect(await ensureUserData('ana', 1)).toMatchObject({
      data: { leaguesOrder: [293], user: NEW_USER_DATA.user, notifyEmail: false, notifyMatchResult: false },
      unverified: null,
    });
    expect(await storedPaths('main', 'errands')).toEqual(['errands/sign-ana']);
  });

  it('leaves foreign fields alone', async () => {
    await plant('main', 'users/ana', { leaguesOrder: [1], somethingElse: 7 });
    await updateUserData('ana', { amPmTime: true });
    expect(await readUserData('ana')).toMatchObject({ leaguesOrder: [1], amPmTime: true });
  });

  it.each(['a/b', '..', '__x__'])('has a path for the uid %s', async (uid) => {
    await updateUserData(uid, { amPmTime: true });
    expect((await readUserData(uid)).amPmTime).toBe(true);
  });
});
