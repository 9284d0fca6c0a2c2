import { beforeEach, expect, it, vi } from 'vitest';
import { commentPage } from '../../lib/domain/comments/comment-page';
import { finishErrands } from '../../lib/server/jobs/errands';
import { readComment, readCommentCount } from '../../lib/store/comment-document';
import { setBanned } from '../../lib/store/comment-moderation';
import { addComment } from '../../lib/store/comment-writes';
import { endErrand, openErrands, takeErrand } from '../../lib/store/errand-document';
import { claimPurge, ensureUserData, markUserDeleted, readUserData, removeUserData, updateUserData } from '../../lib/store/user-document';
import { describeWithStore, storedPaths, useEmptyStore } from './store-stage';

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
});
const auth = vi.hoisted(() => ({ revokeSessions: vi.fn(), readAccount: vi.fn() }));
vi.mock('../../lib/store/accounts', () => auth);
const mail = vi.hoisted(() => ({ sendMail: vi.fn() }));
vi.mock('../../lib/server/mail/send-mail', () => mail);

const NOW = Date.parse('2026-08-14T10:00:00.000Z');
const LATER = NOW + 10 * 60_000;
const WISH = new Date(NOW).toISOString();
const finish = (now: number) => finishErrands(now, new AbortController().signal);

describeWithStore('what a process had begun when it ended', () => {
  beforeEach(() => {
    useEmptyStore();
    for (const mock of [auth.revokeSessions, auth.readAccount, mail.sendMail]) mock.mockReset().mockResolvedValue(undefined);
    auth.readAccount.mockResolvedValue({ email: 'ana@fans.example' });
  });

  it('is left to the process that is at it, and then finished by one other', async () => {
    await markUserDeleted('ana', WISH, { locale: 'ko', now: NOW });
    expect(await finish(NOW)).toBe(0);
    const outcomes = await Promise.all([finish(LATER), finish(LATER)]);
    expect(outcomes.sort()).toEqual([0, 1]);
    expect(auth.revokeSessions).toHaveBeenCalledWith('ana');
    expect(mail.sendMail).toHaveBeenCalledTimes(1);
    expect(mail.sendMail.mock.calls[0]?.[1]).toMatchObject({ to: 'ana@fans.example', html: expect.stringContaining('lang="ko"') });
    expect(await storedPaths('main', 'errands')).toEqual([]);
  });

  it('is tried again after it failed', async () => {
    await markUserDeleted('ana', WISH, { locale: 'en', now: NOW });
    auth.revokeSessions.mockRejectedValueOnce(new Error('down'));
    expect(await finish(LATER)).toBe(0);
    expect(await finish(LATER)).toBe(0);
    expect(await finish(LATER + 10 * 60_000)).toBe(1);
    expect(mail.sendMail).toHaveBeenCalledTimes(1);
  });

  it('is dropped where somebody has come back', async () => {
    await markUserDeleted('ana', WISH, { locale: 'en', now: NOW });
    await ensureUserData('ana', NOW + 1_000);
    await finish(LATER);
    expect(auth.revokeSessions).not.toHaveBeenCalled();
    expect(mail.sendMail).not.toHaveBeenCalled();
    expect(await openErrands(Infinity, 10)).toEqual([]);
  });

  it('takes away the words of who was banned', async () => {
    const page = commentPage('match', 7) ?? expect.fail();
    await addComment({ id: 'trolls-comment', page, parentId: null, uid: 'troll', name: 'Troll', admin: false, text: 'Words', createdAt: WISH });
    await setBanned('troll', { banned: true, name: 'Troll', by: 'admin', at: WISH, erase: { now: NOW } });
    expect((await readComment('trolls-comment'))?.state).toBe('shown');
    expect(await finish(LATER)).toBe(1);
    expect(await readComment('trolls-comment')).toMatchObject({ state: 'deleted', uid: '', text: '' });
    expect(await readCommentCount(page)).toBe(0);
  });

  it('is ended once', async () => {
    await markUserDeleted('ana', WISH, { locale: 'en', now: NOW });
    const name = { kind: 'farewell', uid: 'ana' } as const;
    expect((await Promise.all([endErrand(name), endErrand(name)])).sort()).toEqual([false, true]);
    expect(await takeErrand(name, LATER)).toBe(false);
  });
});

describeWithStore('a wish to be deleted', () => {
  beforeEach(useEmptyStore);

  it('is the first one, however often it is said', async () => {
    await markUserDeleted('ana', WISH, { locale: 'en', now: NOW });
    await endErrand({ kind: 'farewell', uid: 'ana' });
    expect((await markUserDeleted('ana', new Date(LATER).toISOString(), { locale: 'en', now: LATER })).deleted).toBe(WISH);
    expect(await openErrands(Infinity, 10)).toEqual([]);
  });

  it('cannot be taken back once the purge has begun, and nobody purges without it', async () => {
    await updateUserData('ana', { spoilerFree: true });
    expect(await claimPurge('ana', WISH)).toBe(false);
    await removeUserData('ana');
    await markUserDeleted('ana', WISH);
    await ensureUserData('ana', NOW + 1_000);
    expect(await claimPurge('ana', WISH)).toBe(false);
    await markUserDeleted('ana', WISH);
    expect(await claimPurge('ana', WISH)).toBe(true);
    expect((await ensureUserData('ana', NOW + 2_000)).deleted).toBe(WISH);
    expect(await readUserData('ana')).not.toHaveProperty('purging');
    expect(await claimPurge('ana', WISH)).toBe(true);
    await removeUserData('ana');
    expect(await storedPaths('main', 'users')).toEqual([]);
  });
});
