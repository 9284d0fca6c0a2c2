import { afterEach, expect, it, vi } from 'vitest';
import { commentPage } from '../../lib/domain/people/comments/comment-page';
import { DELETED_USER_DAYS } from '../../lib/domain/values/constants';
import { finishBackground } from '../../lib/server/background-work';
import { deleteUsersForGood } from '../../lib/server/jobs/delete-users';
import { ownSignIns } from '../../lib/server/account/sign-ins';
import { SessionCache } from '../../lib/server/session/session-cache';
import { sharedRegistry } from '../../lib/server/shared-registry';
import { addComment, likeComment } from '../../lib/store/people/comment-writes';
import { forgetSessionEnds } from '../../lib/store/people/ended-session-document';
import { saveSubscription, subscriptionsOf } from '../../lib/store/people/push-document';
import { noteSignIn, signInsOf } from '../../lib/store/people/sign-in-document';
import { mailsTo } from '../support/server/outbox';
import { withServer } from '../support/server/with-server';
import { accountSite, browser, mailedCode, userOf } from '../support/store/account-rig';
import { useAuthEmulator, useOutbox } from '../support/store/auth-rig';
import { describeWithStore, storedPaths } from '../support/store/store-rig';

/**
 * Accounts through the routes of the site, with nothing in the place of Firebase
 * Auth and the store but their emulators: what the doubles of other tests say
 * about them is true here.
 */

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const AGENTS = {
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
} as const;
const page = commentPage('match', 7) ?? expect.fail();

/** Puts our clock forward, and stops it there; the emulators have their own, which is the real one. */
function laterBy(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

/** Firebase counts sign-ins and their ends by the second: events within one second cannot be distinguished. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1100));

describeWithStore('a Firebase account on the site', () => {
  const auth = useAuthEmulator();
  const outbox = useOutbox();
  afterEach(() => void vi.useRealTimers());

  it('has a session for its own token, and none for a forged, an old or a foreign one', () =>
    withServer(accountSite, async (ask) => {
      const ana = browser(ask);
      const { idToken, uid } = await auth.signUp('ana@example.com');
      expect((await ana.me()).status).toBe(401);
      const [head = '', claims = '', signature = ''] = idToken.split('.');
      const foreign = Buffer.from(claims, 'base64url')
        .toString()
        .replaceAll(/demo-[\w-]+/g, 'demo-other');
      for (const forged of [
        'x',
        `${head}.${claims.slice(0, -4)}.${signature}`,
        `${head}.${Buffer.from(foreign).toString('base64url')}.${signature}`,
      ])
        expect((await ana.begin(forged)).status).toBe(401);
      expect((await ana.me()).status).toBe(401);
      expect((await ana.begin(idToken)).status).toBe(200);
      expect(userOf(await ana.me()).user).toMatchObject({ uid, email: 'ana@example.com', emailVerified: false, provider: 'password' });
      laterBy(6 * MINUTE_MS);
      expect((await browser(ask).begin(idToken)).status).toBe(401);
    }));

  it('signed out everywhere loses its sessions on all devices', () =>
    withServer(accountSite, async (ask) => {
      const { idToken } = await auth.signUp('bea@example.com');
      const [desk, phone] = [browser(ask), browser(ask)];
      expect([(await desk.begin(idToken)).status, (await phone.begin(idToken)).status]).toEqual([200, 200]);
      expect((await phone.me()).status).toBe(200);
      await nextSecond();
      expect((await desk.end(true)).status).toBe(200);
      expect([(await desk.me()).status, (await phone.me()).status]).toEqual([401, 401]);
      expect((await phone.begin(idToken)).status).toBe(401);
      await nextSecond();
      expect((await phone.begin((await auth.signIn('bea@example.com')).idToken)).status).toBe(200);
      expect((await phone.me()).status).toBe(200);
    }));

  it('has its copied cookie refused after signing out: on this server at once, on another within a minute', () =>
    withServer(accountSite, async (ask) => {
      const registry = sharedRegistry();
      const servers = [new SessionCache(), new SessionCache()];
      const on = (server: number) => (registry.sessions = servers[server] ?? null);
      // An account whose address is not verified is looked up at every request.
      const { idToken } = await auth.signInWith('google.com', { name: 'gil', email: 'gil@example.com' });
      const gil = browser(ask);
      await gil.begin(idToken);
      const thief = { headers: { cookie: gil.cookie() } };
      const copiedOn = async (server: number) => {
        on(server);
        return (await ask('/api/me', thief)).status;
      };
      expect([await copiedOn(0), await copiedOn(1)]).toEqual([200, 200]);
      on(0);
      expect((await gil.end(false)).status).toBe(200);
      expect(await copiedOn(0)).toBe(401);
      // The other one looked within the last minute, and has not heard of it.
      expect(await copiedOn(1)).toBe(200);
      laterBy(MINUTE_MS);
      expect([await copiedOn(0), await copiedOn(1)]).toEqual([401, 401]);
      // A server that begins now, and the token of the ended sign-in.
      registry.sessions = null;
      expect((await ask('/api/me', thief)).status).toBe(401);
      expect((await ask('/api/me', { headers: { authorization: `Bearer ${idToken}` } })).status).toBe(401);
      expect((await browser(ask).begin(idToken)).status).toBe(401);
    }));

  it('signed out on one device stays signed in on the others, and returns with another sign-in', () =>
    withServer(accountSite, async (ask) => {
      const [desk, phone] = [browser(ask), browser(ask)];
      await desk.begin((await auth.signUp('hana@example.com')).idToken);
      await nextSecond();
      await phone.begin((await auth.signIn('hana@example.com')).idToken);
      expect((await desk.end(false)).status).toBe(200);
      expect([(await desk.me()).status, (await phone.me()).status]).toEqual([401, 200]);
      await nextSecond();
      expect((await desk.begin((await auth.signIn('hana@example.com')).idToken)).status).toBe(200);
      expect((await desk.me()).status).toBe(200);
    }));

  it('also ends a cookie that was copied before the owner reauthenticated', () =>
    withServer(accountSite, async (ask) => {
      const ida = browser(ask);
      await ida.begin((await auth.signUp('ida@example.com')).idToken);
      const thief = { headers: { cookie: ida.cookie() } };
      await nextSecond();
      await ida.begin((await auth.signIn('ida@example.com')).idToken);
      expect([(await ask('/api/me', thief)).status, (await ida.me()).status]).toEqual([401, 200]);
    }));

  it('keeps ended sessions as long as their cookies could last, without a name', () =>
    withServer(accountSite, async (ask) => {
      const jo = browser(ask);
      const { idToken, uid } = await auth.signUp('jo@example.com');
      await jo.begin(idToken);
      await jo.end(false);
      const ended = () => storedPaths('main', 'endedSessions');
      expect((await ended()).length).toBeGreaterThan(0);
      expect((await ended()).join()).not.toContain(uid);
      await forgetSessionEnds(Date.now() + DAY_MS);
      expect((await ended()).length).toBeGreaterThan(0);
      await forgetSessionEnds(Date.now() + DAY_MS + 2 * 60 * MINUTE_MS);
      expect(await ended()).toEqual([]);
    }));

  it('sees where it is signed in, ends one of its sign-ins, and none of others', () =>
    withServer(accountSite, async (ask) => {
      const [desk, phone, foreign] = [browser(ask, AGENTS.desk), browser(ask, AGENTS.phone), browser(ask)];
      const { idToken, uid } = await auth.signUp('lia@example.com');
      await desk.begin(idToken);
      await nextSecond();
      await phone.begin((await auth.signIn('lia@example.com')).idToken);
      await foreign.begin((await auth.signUp('mo@example.com')).idToken);
      const listed = async (at: number) => ownSignIns({ ...userOf(await phone.me()).user, uid, signedInAt: at }, Date.now());
      const stored = await signInsOf(uid);
      const phoneAt = Math.max(...stored.map(({ signedInAt }) => signedInAt));
      const before = await listed(phoneAt);
      expect(before.map(({ browser: name, system, current }) => [name, system, current])).toEqual([
        ['Safari', 'iOS', true],
        ['Firefox', 'Windows', false],
      ]);
      const id = before[1]?.id ?? '';
      expect((await foreign.endSignIn(id)).status).toBe(404);
      expect((await desk.me()).status).toBe(200);
      expect((await phone.endSignIn(id)).status).toBe(200);
      expect((await phone.endSignIn(id)).status).toBe(200);
      expect([(await desk.me()).status, (await phone.me()).status]).toEqual([401, 200]);
      expect((await listed(phoneAt)).map(({ browser: name }) => name)).toEqual(['Safari']);
    }));

  it('sends no push messages to devices that it was logged out on, one by one or everywhere', () =>
    withServer(accountSite, async (ask) => {
      const [desk, phone] = [browser(ask, AGENTS.desk), browser(ask, AGENTS.phone)];
      const { idToken, uid } = await auth.signUp('oda@example.com');
      await desk.begin(idToken);
      await nextSecond();
      await phone.begin((await auth.signIn('oda@example.com')).idToken);
      const [deskAt = 0, phoneAt = 0] = (await signInsOf(uid)).map(({ signedInAt }) => signedInAt).sort((a, b) => a - b);
      const device = (name: string, at: number, signedInAt?: number) =>
        saveSubscription(uid, { endpoint: `https://push.example/${name}`, keys: KEYS }, at, signedInAt === undefined ? {} : { signedInAt });
      await device('stored-before', 1);
      await device('desk', 2, deskAt);
      await device('phone', 3, phoneAt);
      const devices = async () => (await subscriptionsOf([uid])).map(({ endpoint }) => endpoint.split('/').at(-1)).sort();
      const desks = (await ownSignIns({ ...userOf(await phone.me()).user, uid, signedInAt: phoneAt }, Date.now())).find(
        ({ current }) => !current,
      );
      await phone.endSignIn(desks?.id ?? '');
      expect(await devices()).toEqual(['phone', 'stored-before']);
      expect((await phone.end(true)).status).toBe(200);
      expect(await devices()).toEqual([]);
    }));

  it('leaves its device’s push messages to the next sign-in there, but to no other user', () =>
    withServer(accountSite, async (ask) => {
      const desk = browser(ask, AGENTS.desk);
      const { idToken, uid } = await auth.signUp('pia@example.com');
      await desk.begin(idToken);
      const endpoint = 'https://push.example/desk';
      const [first] = await signInsOf(uid);
      await saveSubscription(uid, { endpoint, keys: KEYS }, 1, { signedInAt: first?.signedInAt ?? 0 });
      const signIns = async () => (await subscriptionsOf([uid])).map(({ signedInAt }) => signedInAt);
      await nextSecond();
      await desk.begin((await auth.signIn('pia@example.com')).idToken);
      const latest = Math.max(...(await signInsOf(uid)).map(({ signedInAt }) => signedInAt));
      expect(await signIns()).toEqual([latest]);
      await desk.begin((await auth.signUp('quo@example.com')).idToken);
      expect(await signIns()).toEqual([]);
    }));

  it('is told by mail of a browser that it was not used from before, and of no other', () =>
    withServer(accountSite, async (ask) => {
      const address = 'ned@example.com';
      const told = async () => {
        await finishBackground();
        return (await mailsTo(outbox, address)).filter((mail) => mail.includes('Firefox') && mail.includes('Windows')).length;
      };
      const begin = async (agent: string) => {
        await nextSecond();
        expect((await browser(ask, agent).begin((await auth.signIn(address)).idToken)).status).toBe(200);
      };
      const first = browser(ask, AGENTS.phone);
      await first.begin((await auth.signUp(address)).idToken);
      await first.post('/api/account/verification-mail', {});
      await auth.useCode(await mailedCode(outbox, { to: address, mode: 'verifyEmail' }));
      await begin(AGENTS.phone);
      expect(await told()).toBe(0);
      await begin(AGENTS.desk);
      expect(await told()).toBe(1);
      await begin(AGENTS.desk);
      expect(await told()).toBe(1);
    }));

  it('has to sign in again after ninety days without a visit, and not before', () =>
    withServer(accountSite, async (ask) => {
      const ola = browser(ask);
      const { uid } = await auth.signUp('ola@example.com');
      const { idToken } = await auth.signIn('ola@example.com');
      expect((await ola.begin(idToken)).status).toBe(200);
      const { signedInAt } = (await signInsOf(uid))[0] ?? expect.fail();
      const device = { browser: '', system: '', remember: true };
      await noteSignIn({ uid, signedInAt }, device, Date.now() - 89 * DAY_MS);
      expect((await ola.begin(idToken)).status).toBe(200);
      await noteSignIn({ uid, signedInAt }, device, Date.now() - 91 * DAY_MS);
      expect((await ola.begin(idToken)).status).toBe(401);
    }));

  it('can be deleted within ten minutes of a sign-in', () =>
    withServer(accountSite, async (ask) => {
      const kim = browser(ask);
      const { idToken } = await auth.signUp('kim@example.com');
      await kim.begin(idToken);
      laterBy(11 * MINUTE_MS);
      expect((await kim.post('/api/functions/deleteUser', { data: {} })).status).toBe(403);
      expect(userOf(await kim.me()).data.deleted).toBeNull();
      vi.useRealTimers();
      await kim.begin((await auth.signIn('kim@example.com')).idToken);
      expect((await kim.post('/api/functions/deleteUser', { data: {} })).status).toBe(200);
      // Firebase counts by the second, and less than one has passed.
      expect((await kim.me()).status).toBe(401);
      await nextSecond();
      await kim.begin((await auth.signIn('kim@example.com')).idToken);
      expect(userOf(await kim.me()).data.deleted).toBeNull();
    }));

  it('that is disabled loses its session within a minute, and gets no other', () =>
    withServer(accountSite, async (ask) => {
      const cem = browser(ask);
      const { idToken, uid } = await auth.signUp('cem@example.com');
      await cem.begin(idToken);
      expect((await cem.me()).status).toBe(200);
      await auth.disable(uid);
      laterBy(MINUTE_MS);
      expect((await cem.me()).status).toBe(401);
      expect((await cem.begin(idToken)).status).toBe(401);
    }));

  it('is verified, gets a new password and a new address with the codes in our mails', () =>
    withServer(accountSite, async (ask) => {
      const dora = browser(ask);
      const { idToken, uid } = await auth.signUp('dora@example.com');
      await dora.begin(idToken);

      expect((await dora.post('/api/account/verification-mail', {})).status).toBe(200);
      await auth.useCode(await mailedCode(outbox, { to: 'dora@example.com', mode: 'verifyEmail' }));
      expect(await auth.find(uid)).toMatchObject({ emailVerified: true });

      expect((await browser(ask).post('/api/account/reset-mail', { email: 'dora@example.com' })).status).toBe(200);
      await vi.waitFor(async () => expect(await mailedCode(outbox, { to: 'dora@example.com', mode: 'resetPassword' })).not.toBe(''), {
        timeout: 10_000,
      });
      await auth.useCode(await mailedCode(outbox, { to: 'dora@example.com', mode: 'resetPassword' }), 'another-34');
      const again = await auth.signIn('dora@example.com', 'another-34');
      expect((await dora.begin(again.idToken)).status).toBe(200);

      expect((await dora.post('/api/account/email', { email: 'dora.new@example.com' })).status).toBe(200);
      expect(await auth.find(uid)).toMatchObject({ email: 'dora@example.com' });
      await auth.useCode(await mailedCode(outbox, { to: 'dora.new@example.com', mode: 'verifyAndChangeEmail' }));
      expect(await auth.find(uid)).toMatchObject({ email: 'dora.new@example.com', emailVerified: true });
      await dora.begin((await auth.signIn('dora.new@example.com', 'another-34')).idToken);

      await auth.signUp('taken@example.com');
      expect((await dora.post('/api/account/email', { email: 'taken@example.com' })).status).toBe(409);
    }));

  it('is written to after a new password, from its own session or from the link of the mail that it was chosen with', () =>
    withServer(accountSite, async (ask) => {
      const ines = browser(ask);
      await ines.begin((await auth.signUp('ines@example.com')).idToken);
      const told = async () => (await mailsTo(outbox, 'ines@example.com')).filter((mail) => mail.includes('password was changed')).length;
      const tell = (who: typeof ines, body = {}) => who.post('/api/account/password-changed', body).then(({ status }) => status);

      laterBy(20 * MINUTE_MS);
      expect([await tell(ines), await told()]).toEqual([200, 0]);
      vi.useRealTimers();

      await browser(ask).post('/api/account/reset-mail', { email: 'ines@example.com' });
      await finishBackground();
      const [link = ''] = /\/handler#mode=resetPassword\S+/.exec((await mailsTo(outbox, 'ines@example.com')).join('\n')) ?? [];
      const carried = new URLSearchParams(link.slice(link.indexOf('#') + 1));
      await nextSecond();
      await auth.useCode(carried.get('oobCode') ?? '', 'another-34');
      expect(await tell(browser(ask), { code: carried.get('account') })).toBe(200);
      expect(await told()).toBe(1);
      expect([await tell(browser(ask), { code: 'forged' }), await tell(ines)]).toEqual([400, 401]);

      await ines.begin((await auth.signIn('ines@example.com', 'another-34')).idToken);
      expect([await tell(ines), await told()]).toEqual([200, 2]);
    }));

  it('is gone seven days after its owner asked for it: from Firebase, the store and every device', () =>
    withServer(accountSite, async (ask) => {
      const emil = browser(ask);
      const { idToken, uid } = await auth.signUp('emil@example.com');
      await emil.begin(idToken);
      expect((await emil.keep({ leaguesOrder: [293] })).status).toBe(200);
      await addComment({
        id: 'emils',
        page,
        parentId: null,
        uid,
        name: 'Emil',
        admin: false,
        text: 'So long',
        createdAt: new Date().toISOString(),
      });
      await likeComment('emils', { uid, liked: true });
      await nextSecond();
      expect((await emil.post('/api/functions/deleteUser', { data: {} })).status).toBe(200);
      expect((await emil.me()).status).toBe(401);

      laterBy(DELETED_USER_DAYS * DAY_MS - MINUTE_MS);
      expect(await deleteUsersForGood(Date.now(), new AbortController().signal)).toBe(0);
      expect(await auth.find(uid)).toMatchObject({ email: 'emil@example.com' });

      laterBy(2 * MINUTE_MS);
      expect(await deleteUsersForGood(Date.now(), new AbortController().signal)).toBe(1);
      expect(await auth.find(uid)).toBeUndefined();
      expect(await storedPaths('main', 'users')).not.toContain(`users/${uid}`);
      expect(await storedPaths('main', 'likes')).toEqual([]);
      expect((await emil.me()).status).toBe(401);
      expect((await emil.begin(idToken)).status).toBe(401);
      await expect(auth.signIn('emil@example.com')).rejects.toThrow();
    }));

  it('is kept with all its data where its owner returns in time', () =>
    withServer(accountSite, async (ask) => {
      const fay = browser(ask);
      const { idToken, uid } = await auth.signUp('fay@example.com');
      await fay.begin(idToken);
      await fay.keep({ leaguesOrder: [293] });
      expect((await fay.post('/api/functions/deleteUser', { data: {} })).status).toBe(200);
      await nextSecond();
      await fay.begin((await auth.signIn('fay@example.com')).idToken);
      expect(userOf(await fay.me()).data).toMatchObject({ deleted: null, leaguesOrder: [293] });

      laterBy(30 * DAY_MS);
      expect(await deleteUsersForGood(Date.now(), new AbortController().signal)).toBe(0);
      expect(await auth.find(uid)).toMatchObject({ email: 'fay@example.com' });
      expect(await storedPaths('main', 'users')).toContain(`users/${uid}`);
    }));
});
