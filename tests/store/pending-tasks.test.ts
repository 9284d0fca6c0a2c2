import { beforeEach, expect, it, vi } from 'vitest';
import { commentPage } from '../../lib/domain/people/comments/comment-page';
import { updateAuthorNames } from '../../lib/server/comments/user-comments';
import { finishPendingTasks } from '../../lib/server/jobs/pending-tasks';
import { readComment, readCommentCount } from '../../lib/store/people/comment-document';
import { moderateComment, setBanned } from '../../lib/store/people/comment-moderation';
import { addComment, deleteComment } from '../../lib/store/people/comment-writes';
import { endPendingTask, duePendingTasks, claimPendingTask } from '../../lib/store/work/pending-task-document';
import {
  claimDeletion,
  ensureUserData,
  markUserDeleted,
  readUserData,
  removeUserData,
  updateUserData,
} from '../../lib/store/people/user-document';
import { describeWithStore, storedPaths, useEmptyStore } from '../support/store/store-rig';

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
});
const auth = vi.hoisted(() => ({ revokeSessions: vi.fn(), readAccount: vi.fn() }));
vi.mock('../../lib/store/people/accounts', () => auth);
const mail = vi.hoisted(() => ({ sendMail: vi.fn() }));
vi.mock('../../lib/server/mail/send-mail', () => ({ ...mail }));

const NOW = Date.parse('2026-08-14T10:00:00.000Z');
const LATER = NOW + 10 * 60_000;
const WISH = new Date(NOW).toISOString();
const finish = (now: number) => finishPendingTasks(now, new AbortController().signal);

describeWithStore('a pending task of a process that ended', () => {
  beforeEach(() => {
    useEmptyStore();
    for (const mock of [auth.revokeSessions, auth.readAccount, mail.sendMail]) mock.mockReset().mockResolvedValue(undefined);
    auth.readAccount.mockResolvedValue({ email: 'ana@fans.example' });
  });

  it('is left to the process that runs it, and then finished by one other', async () => {
    await markUserDeleted('ana', WISH, { locale: 'ko', now: NOW });
    expect(await finish(NOW)).toBe(0);
    const outcomes = await Promise.all([finish(LATER), finish(LATER)]);
    expect(outcomes.sort()).toEqual([0, 1]);
    expect(auth.revokeSessions).toHaveBeenCalledWith('ana');
    expect(mail.sendMail).toHaveBeenCalledTimes(1);
    expect(mail.sendMail.mock.calls[0]?.[1]).toMatchObject({ to: 'ana@fans.example', html: expect.stringContaining('lang="ko"') });
    expect(await storedPaths('main', 'errands')).toEqual([]);
  });

  it('is retried after a failure', async () => {
    await markUserDeleted('ana', WISH, { locale: 'en', now: NOW });
    auth.revokeSessions.mockRejectedValueOnce(new Error('down'));
    expect(await finish(LATER)).toBe(0);
    expect(await finish(LATER)).toBe(0);
    expect(await finish(LATER + 10 * 60_000)).toBe(1);
    expect(mail.sendMail).toHaveBeenCalledTimes(1);
  });

  it('is dropped where the user has returned', async () => {
    await markUserDeleted('ana', WISH, { locale: 'en', now: NOW });
    await ensureUserData('ana', NOW + 1_000);
    await finish(LATER);
    expect(auth.revokeSessions).not.toHaveBeenCalled();
    expect(mail.sendMail).not.toHaveBeenCalled();
    expect(await duePendingTasks(Infinity, 10)).toEqual([]);
  });

  it('removes everything that a banned user wrote', async () => {
    const page = commentPage('match', 7) ?? expect.fail();
    await addComment({
      id: 'trolls-comment',
      page,
      parentId: null,
      uid: 'troll',
      name: 'Troll',
      admin: false,
      text: 'Words',
      createdAt: WISH,
    });
    await setBanned('troll', { banned: true, name: 'Troll', by: 'admin', at: WISH, erase: { now: NOW } });
    expect((await readComment('trolls-comment'))?.state).toBe('shown');
    expect(await finish(LATER)).toBe(1);
    expect(await readComment('trolls-comment')).toMatchObject({ state: 'deleted', uid: '', text: '' });
    expect(await readCommentCount(page)).toBe(0);
  });

  it('updates the name and colour of everything that a user wrote', async () => {
    const page = commentPage('match', 7) ?? expect.fail();
    const write = (id: string, uid: string, parentId: string | null = null) =>
      addComment({ id, page, parentId, uid, name: `Old name of ${uid}`, color: '', admin: false, text: 'Words', createdAt: WISH });
    const nameOf = async (id: string) => {
      const { name = null, color = null } = (await readComment(id)) ?? {};
      return [name, color];
    };
    // More than are signed at once.
    const many = Array.from({ length: 55 }, (_, index) => `comment-${String(index)}`);
    await Promise.all(many.map((id) => write(id, 'ana')));
    await write('bobs-comment', 'bob');
    await write('anas-reply', 'ana', 'bobs-comment');
    await write('hidden-one', 'ana');
    await write('deleted-one', 'ana');
    await moderateComment('hidden-one', 'hide', WISH);
    await deleteComment('deleted-one', 'ana');
    await updateUserData('ana', { user: { summonerName: 'Ana', color: '#336699' } }, NOW);
    expect(await nameOf('anas-reply')).toEqual(['Old name of ana', '']);
    expect(await finish(LATER)).toBe(1);
    for (const id of [...many, 'anas-reply', 'hidden-one']) expect([id, ...(await nameOf(id))]).toEqual([id, 'Ana', '#336699']);
    expect([await nameOf('bobs-comment'), await nameOf('deleted-one')]).toEqual([
      ['Old name of bob', ''],
      ['', ''],
    ]);
    expect(await readCommentCount(page)).toBe(57);
    // No name any more: neither the old one nor the provider's.
    await updateUserData('ana', { user: { summonerName: '', color: '' } }, NOW);
    await updateAuthorNames('ana');
    expect(await nameOf('anas-reply')).toEqual([expect.stringMatching(/^Fan \d{4}$/), '']);
    expect(await duePendingTasks(Infinity, 10)).toEqual([]);
  });

  it('updates nothing where neither name nor colour changes, but continues leftovers', async () => {
    const open = async () => (await duePendingTasks(Infinity, 10)).map(({ until }) => until);
    await updateUserData('ana', { user: { summonerName: 'Ana' } }, NOW);
    const [first] = await open();
    await updateUserData('ana', { spoilerFree: true }, NOW + 1);
    expect(await open()).toEqual([first]);
    await updateUserData('ana', { user: { summonerName: 'Ana' } }, NOW + 1);
    expect(await open()).toEqual([(first ?? 0) + 1]);
    // Begun anew since: not what the first one has done.
    expect(await endPendingTask({ kind: 'sign', uid: 'ana', until: first ?? 0 })).toBe(false);
    await updateAuthorNames('ana');
    expect(await open()).toEqual([]);
    await updateUserData('ana', { user: { summonerName: 'Ana', server: 'euw' } }, NOW + 2);
    expect(await open()).toEqual([]);
  });

  it('is ended once', async () => {
    await markUserDeleted('ana', WISH, { locale: 'en', now: NOW });
    const name = { kind: 'farewell', uid: 'ana' } as const;
    expect((await Promise.all([endPendingTask(name), endPendingTask(name)])).sort()).toEqual([false, true]);
    expect(await claimPendingTask(name, LATER)).toBe(false);
  });
});

describeWithStore('a requested deletion', () => {
  beforeEach(useEmptyStore);

  it('keeps the first date, however often it is requested', async () => {
    await markUserDeleted('ana', WISH, { locale: 'en', now: NOW });
    await endPendingTask({ kind: 'farewell', uid: 'ana' });
    expect((await markUserDeleted('ana', new Date(LATER).toISOString(), { locale: 'en', now: LATER })).deleted).toBe(WISH);
    expect(await duePendingTasks(Infinity, 10)).toEqual([]);
  });

  it('cannot be cancelled once the deletion has begun, and nothing is deleted without it', async () => {
    await updateUserData('ana', { spoilerFree: true });
    expect(await claimDeletion('ana', WISH)).toBe(false);
    await removeUserData('ana');
    await markUserDeleted('ana', WISH);
    await ensureUserData('ana', NOW + 1_000);
    expect(await claimDeletion('ana', WISH)).toBe(false);
    await markUserDeleted('ana', WISH);
    expect(await claimDeletion('ana', WISH)).toBe(true);
    expect((await ensureUserData('ana', NOW + 2_000)).data.deleted).toBe(WISH);
    expect(await readUserData('ana')).not.toHaveProperty('purging');
    expect(await claimDeletion('ana', WISH)).toBe(true);
    await removeUserData('ana');
    expect(await storedPaths('main', 'users')).toEqual([]);
  });
});
