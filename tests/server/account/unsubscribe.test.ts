import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listUnsubscribe, unsubscribeLink } from '../../../lib/server/account/unsubscribe';
import { signToken } from '../../../lib/server/session/signed-token';
import { asListener, json, endpointModule } from '../../support/server/api-route';
import { freshRegistry } from '../../support/server/fresh-registry';
import { withServer } from '../../support/server/with-server';

const postLink = (...asked: Parameters<typeof listUnsubscribe>) =>
  new URL(/<(.*)>/.exec(listUnsubscribe(...asked)['List-Unsubscribe'])?.[1] ?? '');
const unsubscribe = endpointModule('/api/unsubscribe');

const users = vi.hoisted(() => ({ endMails: vi.fn() }));
vi.mock('../../../lib/store/people/user-document', () => users);

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  vi.stubEnv('RIFTWEEK_SECRET', 'a secret for tests that is long enough');
  freshRegistry();
  users.endMails.mockReset().mockResolvedValue(null);
});

describe('unsubscribing', () => {
  it('works with one click of a mail program: a form without Origin and cookies, just with its token', () =>
    withServer(asListener(unsubscribe), async (ask) => {
      const { pathname, search } = postLink('settled', 'u1');
      expect(pathname).toBe('/api/unsubscribe');
      const answer = await ask(`${pathname}${search}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect([answer.status, json(answer.body)]).toEqual([200, { ok: true }]);
      expect(users.endMails.mock.calls).toEqual([['u1', 'settled']]);
    }));

  it.each(['start', 'move', 'lock', 'settled', 'weekly'] as const)('ends the kind of mail that a link of %s came with', (kind) =>
    withServer(asListener(unsubscribe), async (ask) => {
      expect((await ask(`/api/unsubscribe${postLink(kind, 'u1').search}`, { method: 'POST' })).status).toBe(200);
      expect(users.endMails.mock.calls).toEqual([['u1', kind]]);
      expect(new URL(unsubscribeLink(kind, 'u1', 'ko')).hash).toMatch(new RegExp(`&mails=${kind}$`));
    }),
  );

  it('is not limited by address: a mail service posts the clicks of many people from a few', () =>
    withServer(asListener(unsubscribe), async (ask) => {
      const click = async (uid: string) => (await ask(`/api/unsubscribe${postLink('start', uid).search}`, { method: 'POST' })).status;
      for (let person = 0; person < 100; person += 1) expect(await click(`person-${person}`)).toBe(200);
      const again = await Promise.all(Array.from({ length: 30 }, () => click('somebody')));
      expect(again).toContain(429);
    }));

  it.each([
    ['no token', () => ''],
    ['an empty one', () => '?token='],
    ['a bare uid', () => '?token=u1'],
    ['a very long one', () => `?token=${'x'.repeat(3000)}`],
    ['one that was signed for something else', () => `?token=${signToken('visitor', 'u1')}`],
    ['one that lacks its end', () => `?token=${signToken('unsubscribe', 'u1').slice(0, -2)}`],
  ])('answers 400 to %s', (_what, query) =>
    withServer(asListener(unsubscribe), async (ask) => {
      expect((await ask(`/api/unsubscribe${query()}`, { method: 'POST' })).status).toBe(400);
      expect(users.endMails).not.toHaveBeenCalled();
    }),
  );

  it('asks first on the page’s link: opening a link changes nothing', () =>
    withServer(asListener(unsubscribe), async (ask) => {
      const { pathname, search, hash } = new URL(unsubscribeLink('start', 'u1'));
      expect([pathname, search, hash]).toEqual(['/unsubscribe', '', `#token=${signToken('unsubscribe', 'u1')}&mails=start`]);
      expect((await ask(`/api/unsubscribe${postLink('settled', 'u1').search}`)).status).toBe(405);
      expect(users.endMails).not.toHaveBeenCalled();
    }));
});
