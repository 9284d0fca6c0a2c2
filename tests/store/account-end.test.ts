import { beforeEach, expect, it, vi } from 'vitest';
import { commentPage } from '../../lib/domain/people/comments/comment-page';
import { deleteUsersForGood } from '../../lib/server/jobs/delete-users';
import { runJobs, type Job } from '../../lib/server/jobs/run-jobs';
import type { Timers } from '../../lib/server/timers';
import { sharedRegistry } from '../../lib/server/shared-registry';
import { listComments, listReplies, readComment, readCommentCount } from '../../lib/store/people/comment-document';
import { addComment, likeComment } from '../../lib/store/people/comment-writes';
import { takeLease } from '../../lib/store/work/lease-document';
import { ensureUserData, markUserDeleted, readUserData, updateUserData } from '../../lib/store/people/user-document';
import { describeWithStore, storedPaths, useEmptyStore } from '../support/store/store-rig';

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
});
const auth = vi.hoisted(() => ({ deleteAccount: vi.fn<(uid: string) => Promise<void>>() }));
vi.mock('../../lib/store/people/accounts', () => auth);

const DAY_MS = 86_400_000;
const WISH = Date.parse('2026-08-14T10:00:00.000Z');
const page = commentPage('match', 7) ?? expect.fail();
const draft = (id: string, uid: string, parentId: string | null = null) => ({
  id,
  page,
  parentId,
  uid,
  name: `Name of ${uid}`,
  admin: false,
  text: `Text of ${id}`,
  createdAt: new Date(WISH).toISOString(),
});
const deleteDue = (now: number) => deleteUsersForGood(now, new AbortController().signal);

describeWithStore('an account waiting to be deleted', () => {
  beforeEach(async () => {
    useEmptyStore();
    auth.deleteAccount.mockReset().mockResolvedValue();
    await ensureUserData('ana', WISH - DAY_MS);
    await updateUserData('ana', { spoilerFree: true });
    await addComment(draft('anas-comment', 'ana'));
    await addComment(draft('bobs-comment', 'bob'));
    await addComment(draft('bobs-reply', 'bob', 'anas-comment'));
    await addComment(draft('anas-reply', 'ana', 'bobs-comment'));
    await likeComment('bobs-comment', { uid: 'ana', liked: true });
    await likeComment('bobs-comment', { uid: 'cy', liked: true });
    await likeComment('anas-comment', { uid: 'bob', liked: true });
    await markUserDeleted('ana', new Date(WISH).toISOString());
  });

  it('stays as it is for seven days', async () => {
    expect(await deleteDue(WISH + 7 * DAY_MS - 1)).toBe(0);
    expect(auth.deleteAccount).not.toHaveBeenCalled();
    expect((await readUserData('ana')).spoilerFree).toBe(true);
    expect((await readComment('anas-comment'))?.text).toBe('Text of anas-comment');
  });

  it('is kept when its owner signs in again, not when a session is merely renewed', async () => {
    await ensureUserData('ana', WISH - 1);
    expect((await readUserData('ana')).deleted).not.toBeNull();
    await ensureUserData('ana', WISH + DAY_MS);
    expect((await readUserData('ana')).deleted).toBeNull();
    expect(await deleteDue(WISH + 30 * DAY_MS)).toBe(0);
    expect((await readUserData('ana')).spoilerFree).toBe(true);
  });

  it('is erased with everything written, with every counter exact, and others’ texts stay', async () => {
    const purged: string[] = [];
    const note = (tags: readonly string[]): void => void purged.push(...tags);
    sharedRegistry().purges.on('purge', note);
    expect(await deleteDue(WISH + 7 * DAY_MS)).toBe(1);
    sharedRegistry().purges.off('purge', note);
    expect(auth.deleteAccount.mock.calls).toEqual([['ana']]);
    expect(await storedPaths('main', 'users')).toEqual([]);
    expect(await readCommentCount(page)).toBe(2);
    const listed = await listComments(page, { sort: 'oldest', after: null, limit: 10 });
    expect(
      Object.fromEntries(listed.map(({ id, state, uid, name, text, likes, replies }) => [id, { state, uid, name, text, likes, replies }])),
    ).toEqual({
      // Its place stays for the reply below it, and nothing else.
      'anas-comment': { state: 'deleted', uid: '', name: '', text: '', likes: 1, replies: 1 },
      'bobs-comment': { state: 'shown', uid: 'bob', name: 'Name of bob', text: 'Text of bobs-comment', likes: 1, replies: 0 },
    });
    expect((await listReplies('anas-comment', { after: null, limit: 10 })).map(({ text }) => text)).toEqual(['Text of bobs-reply']);
    expect((await readComment('anas-reply'))?.text).toBe('');
    expect(await storedPaths('main', 'likes')).toEqual(['likes/anas-comment_bob', 'likes/bobs-comment_cy']);
    expect(purged).toContain('comments:match-7');
  });

  it('is picked up by the next turn when a deletion was interrupted', async () => {
    auth.deleteAccount.mockRejectedValueOnce(new Error('late'));
    await expect(deleteDue(WISH + 8 * DAY_MS)).rejects.toThrow('late');
    expect((await readComment('anas-comment'))?.text).toBe('Text of anas-comment');
    expect(await deleteDue(WISH + 8 * DAY_MS)).toBe(1);
    expect(await deleteDue(WISH + 8 * DAY_MS)).toBe(0);
  });

  it('is not erased once the server is closing', async () => {
    expect(await deleteUsersForGood(WISH + 8 * DAY_MS, AbortSignal.abort())).toBe(0);
    expect((await readUserData('ana')).deleted).not.toBeNull();
  });
});

/** A clock that is moved by hand. */
function manualClock(): Timers & { readonly move: (ms: number) => void } {
  let now = WISH;
  let alarms: { readonly at: number; readonly callback: () => void }[] = [];
  return {
    now: () => now,
    after: (ms, callback) => {
      const alarm = { at: now + ms, callback };
      alarms.push(alarm);
      return () => void (alarms = alarms.filter((each) => each !== alarm));
    },
    move: (ms) => {
      now += ms;
      const due = alarms.filter(({ at }) => at <= now);
      alarms = alarms.filter(({ at }) => at > now);
      for (const { callback } of due) callback();
    },
  };
}

describeWithStore('jobs', () => {
  beforeEach(useEmptyStore);
  const every = 1000;

  it('are done by one of two processes, and by the other once the first is silent', async () => {
    const done: string[] = [];
    const [one, two] = [manualClock(), manualClock()];
    const job = (who: string): Job => ({ name: 'count', everyMs: every, run: () => Promise.resolve(void done.push(who)) });
    const stops = [runJobs([job('one')], one)];
    one.move(every);
    await vi.waitFor(() => expect(done).toEqual(['one']));
    stops.push(runJobs([job('two')], two));
    two.move(every);
    // Waits for the turn that found the lease taken.
    await stops[1]?.();
    expect(done).toEqual(['one']);
    expect(await takeLease('count', { owner: 'third', now: WISH + every * 2, until: WISH + every * 5 })).toBe(false);
    await stops[0]?.();
    expect(await takeLease('count', { owner: 'third', now: WISH + every * 5, until: WISH + every * 8 })).toBe(true);
  });

  it('finish running work when they stop, and start nothing after that', async () => {
    const clock = manualClock();
    const heard: string[] = [];
    let finish = (): void => undefined;
    const work = new Promise<void>((resolve) => (finish = resolve));
    const stop = runJobs(
      [
        {
          name: 'long',
          everyMs: every,
          run: async (signal) => {
            signal.addEventListener('abort', () => heard.push('asked to stop'));
            heard.push('begun');
            await work;
            heard.push('ended');
          },
        },
      ],
      clock,
    );
    clock.move(every);
    await vi.waitFor(() => expect(heard).toEqual(['begun']));
    const stopped = stop().then(() => heard.push('stopped'));
    finish();
    await stopped;
    expect(heard).toEqual(['begun', 'asked to stop', 'ended', 'stopped']);
    clock.move(every * 10);
    expect(heard).toHaveLength(4);
  });

  it('continue after a failure', async () => {
    const clock = manualClock();
    let turns = 0;
    const stop = runJobs(
      [
        {
          name: 'fails',
          everyMs: every,
          run: () => {
            turns += 1;
            return Promise.reject(new Error('once'));
          },
        },
      ],
      clock,
    );
    clock.move(every);
    await vi.waitFor(() => expect(turns).toBe(1));
    await vi.waitFor(() => {
      clock.move(every);
      expect(turns).toBeGreaterThan(1);
    });
    await stop();
  });
});
