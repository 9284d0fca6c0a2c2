import { beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { CommentListSchema, HiddenListSchema, ReportQueueSchema } from '../../lib/domain/people/comments/comment';
import { sharedRegistry } from '../../lib/server/shared-registry';
import { matchDocuments } from '../../lib/store/models/match-documents';
import { setBanned } from '../../lib/store/people/comment-moderation';
import { readUserData, updateUserData } from '../../lib/store/people/user-document';
import { readComment, readCommentCount } from '../../lib/store/people/comment-document';
import { commentPage } from '../../lib/domain/people/comments/comment-page';
import { asListener, endpointModule } from '../support/server/api-route';
import { freshRegistry } from '../support/server/fresh-registry';
import { codeOf, withRoutes, type SiteRoutes, type SiteCall } from '../support/server/route-site';
import { finishedMatch } from '../../lib/fixtures/match-fixture';
import { describeWithStore, plant, useEmptyStore } from '../support/store/store-rig';

const bansRoute = endpointModule('/api/admin/bans');
const hiddenRoute = endpointModule('/api/admin/hidden');
const moderationRoute = endpointModule('/api/admin/comments/[id]');
const reportsRoute = endpointModule('/api/admin/reports');
const commentRoute = endpointModule('/api/comments/[id]');
const likeRoute = endpointModule('/api/comments/[id]/like');
const reportRoute = endpointModule('/api/comments/[id]/report');
const commentsRoute = endpointModule('/api/comments');
const mineRoute = endpointModule('/api/comments/mine');
const matchRoute = endpointModule('/api/match/[id]');

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
});

vi.mock('../../lib/store/people/accounts', async () => {
  const { accountsByUid } = await import('../support/accounts-double');
  return accountsByUid((uid) => ({
    email: uid === 'addressless' ? null : `${uid}@fans.example`,
    emailVerified: uid !== 'newcomer' && uid !== 'addressless',
    displayName: uid === 'mail' ? 'mail@fans.example' : `Name of ${uid}`,
    admin: uid === 'admin',
    banned: uid === 'claimed',
  }));
});

const ROUTES: SiteRoutes = [
  [/^\/api\/comments\/mine/, () => asListener(mineRoute)],
  [/^\/api\/comments\/([^/?]+)\/like/, (id) => asListener(likeRoute, { id })],
  [/^\/api\/comments\/([^/?]+)\/report/, (id) => asListener(reportRoute, { id })],
  [/^\/api\/comments\/([^/?]+)/, (id) => asListener(commentRoute, { id })],
  [/^\/api\/comments/, () => asListener(commentsRoute)],
  [/^\/api\/admin\/comments\/([^/?]+)/, (id) => asListener(moderationRoute, { id })],
  [/^\/api\/admin\/hidden/, () => asListener(hiddenRoute)],
  [/^\/api\/admin\/reports/, () => asListener(reportsRoute)],
  [/^\/api\/admin\/bans/, () => asListener(bansRoute)],
  [/^\/api\/match\/(\d+)/, (id) => asListener(matchRoute, { id })],
];
const onSite = (work: (call: SiteCall) => Promise<void>): Promise<void> => withRoutes(ROUTES, work);

const comment = (id: string, more: object = {}) => ({ id, category: 'match', url: '/match/7', text: `Text of ${id}`, ...more });
const listed = async (call: SiteCall, query = '') =>
  v.parse(CommentListSchema, (await call(null, 'GET', `/api/comments?url=/match/7${query}`)).body);

describeWithStore('the routes of comments', () => {
  beforeEach(async () => {
    useEmptyStore();
    freshRegistry();
    const form = (teamId: number) => ({ teamId, matches: [] });
    const { path } = matchDocuments.address(7);
    await plant(
      'main',
      path,
      matchDocuments.encode({
        match: finishedMatch(),
        form: { left: form(77), right: form(1) },
        headToHead: { leftWins: 0, rightWins: 0, draws: 0, matches: [] },
      }),
    );
  });

  it('show what a banned user wrote without their name, until the ban is lifted', () =>
    onSite(async (call) => {
      await updateUserData('ann', { user: { summonerName: 'Ann the Loud', server: '', color: '' } });
      expect((await call('ann', 'POST', '/api/comments', comment('anns-comment'))).status).toBe(200);
      const names = async () => (await listed(call)).comments.map(({ name }) => name);
      expect(await names()).toEqual(['Ann the Loud']);
      expect((await call('admin', 'POST', '/api/admin/bans', { uid: 'ann' })).status).toBe(200);
      expect(await names()).toEqual([expect.stringMatching(/^Fan \d{4}$/)]);
      expect((await call('admin', 'POST', '/api/admin/bans', { uid: 'ann', banned: false })).status).toBe(200);
      expect(await names()).toEqual(['Ann the Loud']);
    }));

  it('allow each role what it may do', () =>
    onSite(async (call) => {
      expect((await call('ann', 'POST', '/api/comments', comment('anns-comment'))).status).toBe(200);
      await setBanned('banned', { banned: true, name: '', by: 'admin', at: '2026-08-14T10:00:00.000Z' });
      const writes: [string, string, unknown][] = [
        ['POST', '/api/comments', null],
        ['PATCH', '/api/comments/anns-comment', { text: 'Changed' }],
        ['DELETE', '/api/comments/anns-comment', {}],
        ['PUT', '/api/comments/anns-comment/like', {}],
        ['DELETE', '/api/comments/anns-comment/like', {}],
        ['POST', '/api/comments/anns-comment/report', { reason: 'spam' }],
        ['POST', '/api/admin/comments/anns-comment', { action: 'dismiss' }],
        ['POST', '/api/admin/bans', { uid: 'troll' }],
      ];
      const expected: Record<string, (string | number)[]> = {
        visitor: [401, 401, 401, 401, 401, 401, 401, 401],
        nobody: [401, 401, 401, 401, 401, 401, 401, 401],
        // Not the author: may not change or delete.
        newcomer: [403, 403, 403, 403, 403, 403, 403, 403],
        bob: [200, 403, 403, 200, 200, 200, 403, 403],
        banned: [403, 403, 403, 403, 200, 403, 403, 403],
        claimed: [403, 403, 403, 403, 200, 403, 403, 403],
        admin: [200, 403, 403, 200, 200, 200, 200, 200],
        // Last, because the author's own DELETE works.
        ann: [200, 200, 200, 410, 200, 410, 403, 403],
      };
      for (const [who, statuses] of Object.entries(expected)) {
        const found: number[] = [];
        for (const [method, path, body] of writes) {
          sharedRegistry().rateLimiters.clear();
          found.push((await call(who === 'visitor' ? null : who, method, path, body ?? comment(`${who}-comment`))).status);
        }
        expect([who, ...found]).toEqual([who, ...statuses]);
      }
      const reads: [string, number[]][] = [
        ['/api/comments?url=/match/7', [200, 200, 200]],
        ['/api/comments/mine?url=/match/7', [401, 200, 200]],
        ['/api/admin/reports', [401, 403, 200]],
        ['/api/admin/bans', [401, 403, 200]],
      ];
      for (const [path, statuses] of reads) {
        const found = await Promise.all([null, 'bob', 'admin'].map(async (who) => (await call(who, 'GET', path)).status));
        expect([path, ...found]).toEqual([path, ...statuses]);
      }
    }));

  it('say why not, each with its own code', () =>
    onSite(async (call) => {
      expect(codeOf(await call(null, 'POST', '/api/comments', comment('a-comment')))).toEqual([401, 'unauthenticated']);
      expect(codeOf(await call('newcomer', 'POST', '/api/comments', comment('a-comment')))).toEqual([403, 'unverified']);
      expect(codeOf(await call('claimed', 'POST', '/api/comments', comment('a-comment')))).toEqual([403, 'banned']);
      expect(codeOf(await call('ann', 'POST', '/api/comments', comment('a-comment', { text: ' \n ' })))).toEqual([400, 'invalid']);
      expect(codeOf(await call('ann', 'POST', '/api/comments', comment('a-comment', { text: 'x'.repeat(2001) })))).toEqual([
        400,
        'invalid',
      ]);
      expect(codeOf(await call('ann', 'POST', '/api/comments', comment('a-comment', { category: 'news' })))).toEqual([400, 'invalid']);
      expect(codeOf(await call('ann', 'POST', '/api/comments', comment('a-comment', { url: '/team/7' })))).toEqual([400, 'invalid']);
      expect(codeOf(await call('ann', 'POST', '/api/comments', comment('a/b')))).toEqual([400, 'invalid']);
      expect(codeOf(await call('ann', 'POST', '/api/comments', comment('a-comment', { url: '/match/8' })))).toEqual([404, 'not-found']);
      expect(codeOf(await call('ann', 'POST', '/api/comments', comment('a-comment', { parentId: 'not-there' })))).toEqual([410, 'gone']);
      expect(codeOf(await call('ann', 'PATCH', '/api/comments/not-there', { text: 'x' }))).toEqual([404, 'not-found']);
      expect(codeOf(await call('ann', 'GET', '/api/comments?url=/match/7&sort=best'))).toEqual([400, 'bad-request']);
      expect(codeOf(await call('ann', 'GET', '/api/comments?url=/match/7&cursor=x'))).toEqual([400, 'bad-request']);
      expect(await readCommentCount(commentPage('match', 7) ?? expect.fail())).toBe(0);
    }));

  it('list comments with their replies, the same for everyone, with neither e-mail nor uid', () =>
    onSite(async (call) => {
      await plant('main', 'users/bob', { user: { summonerName: 'Hide on bush', server: '', color: '#336699' } });
      await call('mail', 'POST', '/api/comments', comment('root-one'));
      for (const [who, id] of [
        ['bob', 'reply-aa'],
        ['admin', 'reply-bb'],
        ['cy', 'reply-cc'],
        ['dee', 'reply-dd'],
      ] as const)
        expect((await call(who, 'POST', '/api/comments', comment(id, { parentId: 'root-one' }))).status).toBe(200);
      const answer = await call(null, 'GET', '/api/comments?url=/match/7');
      expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=10,/);
      expect(answer.text).not.toMatch(/fans\.example|uid|:"(?:mail|bob|admin)"/);
      const { comments, numComments } = v.parse(CommentListSchema, answer.body);
      const [root] = comments;
      expect((await call(null, 'GET', '/api/match/7')).body).toMatchObject({ match: { id: 7, numComments } });
      expect([numComments, comments.length, root?.replies]).toEqual([5, 1, 4]);
      expect(root?.name).toMatch(/^Fan \d{4}$/);
      // The colour stands beside the name, and goes with it.
      expect([root?.color, root?.firstReplies[0]?.color]).toEqual(['', '#336699']);
      // What a sign-in provider calls them stands nowhere.
      expect(answer.text).not.toContain('Name of');
      expect(root?.firstReplies.map(({ name, admin }) => [name, admin])).toEqual([
        ['Hide on bush', false],
        [expect.stringMatching(/^Fan \d{4}$/), true],
        [expect.stringMatching(/^Fan \d{4}$/), false],
      ]);
      const more = await call(null, 'GET', `/api/comments?url=/match/7&parent=root-one&cursor=${root?.moreReplies}`);
      expect(more.body).toMatchObject({ comments: [{ id: 'reply-dd', parentId: 'root-one' }], next: null });
      expect((await call('bob', 'GET', '/api/comments/mine?url=/match/7')).body).toEqual({
        own: ['reply-aa'],
        liked: [],
        reported: [],
        banned: false,
        name: 'Hide on bush',
        emailVerified: true,
        hasEmail: true,
        admin: false,
      });
      // Nothing that could be verified: neither mail nor a link in it would get there.
      expect((await call('addressless', 'GET', '/api/comments/mine?url=/match/7')).body).toMatchObject({
        emailVerified: false,
        hasEmail: false,
      });
      await call('bob', 'DELETE', '/api/comments/reply-aa', {});
      expect(await readComment('reply-aa')).toMatchObject({ name: '', color: '' });
    }));

  it('show nothing of a deleted comment but its place', () =>
    onSite(async (call) => {
      await call('ann', 'POST', '/api/comments', comment('root-one'));
      await call('bob', 'POST', '/api/comments', comment('reply-aa', { parentId: 'root-one' }));
      await call('admin', 'POST', '/api/admin/comments/root-one', { action: 'hide' });
      const hidden = await call(null, 'GET', '/api/comments?url=/match/7');
      expect(hidden.text).not.toContain('Text of root-one');
      expect(hidden.body).toMatchObject({
        numComments: 1,
        comments: [{ id: 'root-one', deleted: true, name: '', text: '', firstReplies: [{ id: 'reply-aa' }] }],
      });
      await call('admin', 'POST', '/api/admin/comments/root-one', { action: 'restore' });
      expect((await listed(call)).comments[0]).toMatchObject({
        deleted: false,
        text: 'Text of root-one',
        name: expect.stringMatching(/^Fan \d{4}$/),
      });
    }));

  it('do not make a user wait whose reply came too late', () =>
    onSite(async (call) => {
      expect((await call('ann', 'POST', '/api/comments', comment('late-reply', { parentId: 'gone-one' }))).status).toBe(410);
      expect((await call('ann', 'POST', '/api/comments', comment('said-anew'))).status).toBe(200);
    }));

  it(
    'slow down a fast writer, but not a retry',
    () =>
      onSite(async (call) => {
        const first = await call('ann', 'POST', '/api/comments', comment('root-one'));
        const again = await call('ann', 'POST', '/api/comments', comment('root-one'));
        expect([again.status, again.body]).toEqual([200, first.body]);
        const fast = await call('ann', 'POST', '/api/comments', comment('root-two'));
        expect(codeOf(fast)).toEqual([429, 'rate-limited']);
        expect(Number(fast.headers.get('retry-after'))).toBeLessThanOrEqual(5);
        expect((await call('bob', 'POST', '/api/comments', comment('root-one'))).status).toBe(409);
        expect((await call('bob', 'POST', '/api/comments', comment('root-two'))).status).toBe(200);
        await call('cy', 'PUT', '/api/comments/root-one/like', {});
        for (let count = 1; count < 60; count += 1) await call('cy', 'PUT', `/api/comments/nothing-${count}/like`, {});
        expect((await call('cy', 'PUT', '/api/comments/root-one/like', {})).status).toBe(429);
        expect((await listed(call)).comments.map(({ id, likes }) => [id, likes])).toEqual([
          ['root-two', 0],
          ['root-one', 1],
        ]);
      }),
    60_000,
  );

  it('queue reports for moderators, who can ban from there', () =>
    onSite(async (call) => {
      await call('ann', 'POST', '/api/comments', comment('root-one'));
      await call('troll', 'POST', '/api/comments', comment('reply-aa', { parentId: 'root-one', text: 'Buy gold' }));
      await call('bob', 'POST', '/api/comments/reply-aa/report', { reason: 'spam', note: ' Sells gold ' });
      await call('bob', 'POST', '/api/comments/reply-aa/report', { reason: 'abuse' });
      const queue = async () => v.parse(ReportQueueSchema, (await call('admin', 'GET', '/api/admin/reports')).body).reports;
      expect(await queue()).toMatchObject([
        {
          comment: { id: 'reply-aa', uid: 'troll', text: 'Buy gold', url: '/match/7' },
          parent: { text: 'Text of root-one' },
          reports: 1,
          reasons: [{ reason: 'spam', count: 1 }],
          notes: ['Sells gold'],
          banned: false,
        },
      ]);
      expect((await call('admin', 'POST', '/api/admin/bans', { uid: 'admin' })).status).toBe(403);
      await call('admin', 'POST', '/api/admin/bans', { uid: 'troll', name: 'Troll' });
      expect(await queue()).toMatchObject([{ banned: true }]);
      expect((await call('admin', 'GET', '/api/admin/bans')).body).toMatchObject({ bans: [{ uid: 'troll', name: 'Troll' }] });
      expect((await call('admin', 'POST', '/api/admin/comments/reply-aa', { action: 'hide' })).body).toEqual({
        id: 'reply-aa',
        state: 'hidden',
      });
      expect(await queue()).toEqual([]);
      await call('admin', 'POST', '/api/admin/bans', { uid: 'troll', banned: false });
      expect((await call('admin', 'GET', '/api/admin/bans')).body).toEqual({ bans: [] });
    }));

  it('let moderators take a reported name away, everywhere it stands, without a ban', () =>
    onSite(async (call) => {
      await updateUserData('troll', { user: { summonerName: 'Buy gold here', server: '', color: '#aa0000' } });
      await call('troll', 'POST', '/api/comments', comment('troll-one'));
      expect((await call('ann', 'POST', '/api/comments/troll-one/report', { reason: 'name' })).status).toBe(200);
      const queue = async () => v.parse(ReportQueueSchema, (await call('admin', 'GET', '/api/admin/reports')).body).reports;
      expect(await queue()).toMatchObject([{ comment: { name: 'Buy gold here' }, reasons: [{ reason: 'name', count: 1 }] }]);
      expect((await call('ann', 'POST', '/api/admin/comments/troll-one', { action: 'reset-name' })).status).toBe(403);
      expect((await call('admin', 'POST', '/api/admin/comments/troll-one', { action: 'reset-name' })).body).toEqual({
        id: 'troll-one',
        state: 'shown',
      });
      expect(await queue()).toEqual([]);
      expect(await listed(call)).toMatchObject({ comments: [{ name: expect.stringMatching(/^Fan \d{4}$/), color: '#aa0000' }] });
      expect((await readUserData('troll')).user).toMatchObject({ summonerName: '', color: '#aa0000' });
      expect((await call('troll', 'PATCH', '/api/comments/troll-one', { text: 'Changed' })).status).toBe(200);
    }));

  it('page through the queue without losing reports of the same millisecond', () =>
    onSite(async (call) => {
      const at = '2026-08-14T10:00:00.000Z';
      const ids = Array.from({ length: 23 }, (_, index) => `comment-${String(index).padStart(2, '0')}`);
      for (const id of ids) {
        await plant('main', `comments/${id}`, {
          id,
          category: 'match',
          page: 'match-7',
          url: '/match/7',
          parentId: null,
          uid: 'ann',
          name: 'Ann',
          admin: false,
          text: 'Text',
          createdAt: at,
          editedAt: null,
          state: 'shown',
          likes: 0,
          replies: 0,
          listed: true,
        });
        await plant('main', `reportQueue/${id}`, { id, open: true, count: 1, reasons: { spam: 1 }, lastAt: at });
      }
      const page = async (cursor = '') => v.parse(ReportQueueSchema, (await call('admin', 'GET', `/api/admin/reports${cursor}`)).body);
      const first = await page();
      const second = await page(`?cursor=${first.next ?? ''}`);
      expect([first.reports.length, second.reports.length, second.next]).toEqual([20, 3, null]);
      expect([...first.reports, ...second.reports].map((each) => each.comment.id).sort()).toEqual(ids);
      expect((await call('admin', 'GET', '/api/admin/reports?cursor=2026')).status).toBe(400);
    }));

  it('let moderators hide, restore and ban without a report', () =>
    onSite(async (call) => {
      await call('ann', 'POST', '/api/comments', comment('root-one'));
      await call('troll', 'POST', '/api/comments', comment('reply-aa', { parentId: 'root-one', text: 'Buy gold' }));
      const hidden = async () => v.parse(HiddenListSchema, (await call('admin', 'GET', '/api/admin/hidden')).body).comments;
      const author = async (id: string) => (await call('admin', 'GET', `/api/admin/comments/${id}`)).body;
      expect((await call('admin', 'POST', '/api/admin/comments/reply-aa', { action: 'hide' })).status).toBe(200);
      expect(await hidden()).toMatchObject([
        {
          comment: { id: 'reply-aa', uid: 'troll', text: 'Buy gold', state: 'hidden', url: '/match/7' },
          parent: { text: 'Text of root-one' },
          banned: false,
        },
      ]);
      expect(await author('reply-aa')).toMatchObject({ uid: 'troll', banned: false });
      await call('admin', 'POST', '/api/admin/bans', { uid: 'troll' });
      expect([await author('reply-aa'), await hidden()]).toMatchObject([{ banned: true }, [{ banned: true }]]);
      await call('admin', 'POST', '/api/admin/comments/reply-aa', { action: 'restore' });
      expect(await hidden()).toEqual([]);
      await call('troll', 'DELETE', '/api/comments/reply-aa', {});
      expect((await call('admin', 'GET', '/api/admin/comments/not-there')).status).toBe(404);
    }));

  it('remove everything that a banned user wrote, on request', () =>
    onSite(async (call) => {
      await call('ann', 'POST', '/api/comments', comment('root-one'));
      await call('troll', 'POST', '/api/comments', comment('troll-one'));
      await call('troll', 'PUT', '/api/comments/root-one/like', {});
      await call('admin', 'POST', '/api/admin/bans', { uid: 'troll', erase: true });
      expect(await listed(call)).toMatchObject({ numComments: 1, comments: [{ id: 'root-one', likes: 0 }] });
    }));

  it('page through the list', () =>
    onSite(async (call) => {
      const fans = Array.from({ length: 23 }, (_, index) => String(index).padStart(2, '0'));
      await Promise.all(fans.map((fan) => call(`fan-${fan}`, 'POST', '/api/comments', comment(`comment-${fan}`))));
      const first = await listed(call, '&sort=oldest');
      const second = await listed(call, `&sort=oldest&cursor=${first.next}`);
      expect([first.comments.length, second.comments.length, second.next]).toEqual([20, 3, null]);
      expect(new Set([...first.comments, ...second.comments].map(({ id }) => id)).size).toBe(23);
    }));
});
