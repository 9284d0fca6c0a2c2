import { beforeEach, expect, it, vi } from 'vitest';
import { commentPage } from '../../lib/domain/people/comments/comment-page';
import { readComment } from '../../lib/store/people/comment-document';
import { setBanned } from '../../lib/store/people/comment-moderation';
import { addComment, likeComment } from '../../lib/store/people/comment-writes';
import { duePendingTasks } from '../../lib/store/work/pending-task-document';
import { claimNotification } from '../../lib/store/people/notification-document';
import { saveSubscription } from '../../lib/store/people/push-document';
import { reportComment } from '../../lib/store/people/report-document';
import { castVote } from '../../lib/store/people/vote-document';
import { asListener, FROM_HERE, json, endpointModule } from '../support/server/api-route';
import { freshRegistry } from '../support/server/fresh-registry';
import { withServer } from '../support/server/with-server';
import { notStartedMatch } from '../../lib/fixtures/match-fixture';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';

const exportRoute = endpointModule('/api/account/export');
const meRoute = endpointModule('/api/me');

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
});
vi.mock('../../lib/store/people/accounts', async () => {
  const { accountsByUid } = await import('../support/accounts-double');
  return accountsByUid(() => ({ displayName: 'Ana María Real', providers: ['google.com'] }));
});

const AT = '2026-08-14T10:00:00.000Z';
const PAGE = commentPage('match', 7) ?? expect.fail();
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

async function comment(id: string, uid: string): Promise<void> {
  await addComment({ id, page: PAGE, parentId: null, uid, name: 'Ana María Real', admin: false, text: 'Words', createdAt: AT });
}

describeWithStore('the data of an account', () => {
  beforeEach(() => {
    useEmptyStore();
    freshRegistry();
  });

  it('is exported completely to its owner, without what would let others write to a device', async () => {
    for (const uid of ['ana', 'bob']) {
      await comment(`${uid}s-comment`, uid);
      await castVote(7, { id: `user-${uid}`, uid, formerIds: [] }, 'left', AT);
      await claimNotification(uid, { id: `start-7-${uid}`, kind: 'start', match: notStartedMatch({ id: 7 }) }, Date.parse(AT));
      await saveSubscription(uid, { endpoint: `https://push.example/secret-of-${uid}`, keys: KEYS }, Date.parse(AT));
    }
    await likeComment('bobs-comment', { uid: 'ana', liked: true });
    await reportComment('bobs-comment', { uid: 'ana', reason: 'spam', note: 'Sells gold', at: AT });
    await setBanned('ana', { banned: true, name: 'Ana', by: 'admin', at: AT });
    await withServer(asListener(exportRoute), async (ask) => {
      const answer = await ask('/api/account/export', { headers: { ...FROM_HERE, cookie: 'token=ana' } });
      expect(json(answer.body)).toMatchObject({
        user: { email: 'ana@fans.example' },
        comments: [{ id: 'anas-comment' }],
        likes: [{ id: 'bobs-comment', page: 'match-7' }],
        reports: [{ id: 'bobs-comment', page: 'match-7', reason: 'spam', note: 'Sells gold', at: AT }],
        votes: [{ matchId: 7, side: 'left', at: AT }],
        notifications: [{ kind: 'start', match: { id: 7 } }],
        devices: [{ service: 'push.example', since: AT }],
        ban: { since: AT },
      });
      expect(answer.body.toString()).not.toMatch(/secret-of|p256dh|aaaa|"admin"\s*:\s*"|start-7-bob/);
    });
  });

  it('updates the author of comments when a name is chosen', async () => {
    await comment('anas-comment', 'ana');
    const body = JSON.stringify({ user: { summonerName: 'Ana', color: '#336699' } });
    await withServer(asListener(meRoute), async (ask) => {
      const answer = await ask('/api/me', {
        method: 'PATCH',
        headers: { ...FROM_HERE, cookie: 'token=ana', 'content-length': String(Buffer.byteLength(body)) },
        body,
      });
      expect(answer.status).toBe(200);
    });
    expect(await readComment('anas-comment')).toMatchObject({ name: 'Ana', color: '#336699', text: 'Words' });
    expect(await duePendingTasks(Infinity, 10)).toEqual([]);
  });
});
