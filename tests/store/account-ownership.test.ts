import { expect, it, vi } from 'vitest';
import { sharedRegistry } from '../../lib/server/shared-registry';
import { saveSubscription, subscriptionsOf } from '../../lib/store/people/push-document';
import { FROM_HERE } from '../support/server/api-route';
import { withServer, type Ask } from '../support/server/with-server';
import { accountSite, browser, mailedCode, userOf } from '../support/store/account-rig';
import { useAuthEmulator, type SignedInUser, useOutbox } from '../support/store/auth-rig';
import { describeWithStore } from '../support/store/store-rig';

/** Accounts created with another person's address (docs/decisions/0020), at Firebase's emulator. */

const SET_UP = { leaguesOrder: [293], user: { summonerName: 'Prepared', color: '#336699' }, notifyEmail: true, notifyMobile: true };
const KEPT = { ...SET_UP, user: { ...SET_UP.user, server: '' } };
const CLEARED = { leaguesOrder: [293], user: { summonerName: '', server: '', color: '' }, notifyEmail: false, notifyMobile: false };

/** Firebase counts sign-ins and their ends by the second: events within one second cannot be distinguished. */
const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1100));

const addDevice = ({ uid }: SignedInUser) =>
  saveSubscription(uid, { endpoint: `https://push.example/${uid}`, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }, Date.now());
const devicesOf = async ({ uid }: SignedInUser) => (await subscriptionsOf([uid])).length;

/** Signs in and keeps what may do harm later. */
async function setUp(ask: Ask, signedIn: SignedInUser) {
  const there = browser(ask);
  expect((await there.begin(signedIn.idToken)).status).toBe(200);
  expect((await there.keep(SET_UP)).status).toBe(200);
  await addDevice(signedIn);
  return there;
}

describeWithStore('an account with an unverified address', () => {
  const auth = useAuthEmulator();
  const outbox = useOutbox();

  it('leaves nothing of the earlier user to the owner who signs in with Google: neither devices nor name nor sessions', () =>
    withServer(accountSite, async (ask) => {
      const stranger = await auth.signUp('ana@example.com');
      await auth.rename(stranger, 'Prepared, too');
      const theirs = await setUp(ask, stranger);
      await nextSecond();
      const owner = await auth.signInWith('google.com', { name: 'Ana', email: 'ana@example.com' });
      expect(owner.uid).toBe(stranger.uid);
      const ana = browser(ask);
      expect((await ana.begin(owner.idToken)).status).toBe(200);
      expect(userOf(await ana.me())).toMatchObject({
        user: { displayName: 'Ana', emailVerified: true, providers: ['google.com'] },
        data: CLEARED,
      });
      expect(await devicesOf(owner)).toBe(0);
      expect((await theirs.me()).status).toBe(401);
      expect((await theirs.begin(stranger.idToken)).status).toBe(401);

      // It happens once.
      await ana.keep({ user: { summonerName: 'Ana herself' } });
      await addDevice(owner);
      expect((await ana.begin((await auth.signInWith('google.com', { name: 'Ana', email: 'ana@example.com' })).idToken)).status).toBe(200);
      expect(userOf(await ana.me()).data.user.summonerName).toBe('Ana herself');
      expect(await devicesOf(owner)).toBe(1);
    }));

  it('leaves nothing of a user without a session who wrote with a token', () =>
    withServer(accountSite, async (ask) => {
      const stranger = await auth.signUp('bea@example.com');
      const body = JSON.stringify(SET_UP);
      expect(
        (await ask('/api/me', { method: 'PATCH', headers: { ...FROM_HERE, authorization: `Bearer ${stranger.idToken}` }, body })).status,
      ).toBe(200);
      await addDevice(stranger);
      await nextSecond();
      const owner = await auth.signInWith('google.com', { name: 'Bea', email: 'bea@example.com' });
      const bea = browser(ask);
      await bea.begin(owner.idToken);
      expect(userOf(await bea.me()).data).toMatchObject(CLEARED);
      expect(await devicesOf(owner)).toBe(0);
    }));

  it('leaves nothing to the owner who takes it over with a new password', () =>
    withServer(accountSite, async (ask) => {
      const stranger = await auth.signUp('cem@example.com');
      await auth.rename(stranger, 'Prepared, too');
      const theirs = await setUp(ask, stranger);
      await nextSecond();
      await browser(ask).post('/api/account/reset-mail', { email: 'cem@example.com' });
      const mail = { to: 'cem@example.com', mode: 'resetPassword' };
      await vi.waitFor(async () => expect(await mailedCode(outbox, mail)).not.toBe(''), { timeout: 10_000 });
      await auth.useCode(await mailedCode(outbox, mail), 'another-34');
      await nextSecond();
      const owner = await auth.signIn('cem@example.com', 'another-34');
      const cem = browser(ask);
      await cem.begin(owner.idToken);
      expect(userOf(await cem.me())).toMatchObject({ user: { displayName: null }, data: CLEARED });
      expect(await devicesOf(owner)).toBe(0);
      expect((await theirs.me()).status).toBe(401);
    }));

  it('keeps everything for a user who signs up and confirms the mail, whichever browser continues first', () =>
    withServer(accountSite, async (ask) => {
      const dora = await auth.signUp('dora@example.com');
      const desk = await setUp(ask, dora);
      await desk.post('/api/account/verification-mail', {});
      await auth.useCode(await mailedCode(outbox, { to: 'dora@example.com', mode: 'verifyEmail' }));
      await nextSecond();
      const phone = browser(ask);
      await phone.begin((await auth.signIn('dora@example.com')).idToken);
      sharedRegistry().sessions = null;
      for (const device of [phone, desk]) expect(userOf(await device.me())).toMatchObject({ user: { emailVerified: true }, data: KEPT });
      expect(await devicesOf(dora)).toBe(1);
      // From now on it is theirs, also with another password.
      await nextSecond();
      await desk.post('/api/account/reset-mail', { email: 'dora@example.com' });
      const mail = { to: 'dora@example.com', mode: 'resetPassword' };
      await vi.waitFor(async () => expect(await mailedCode(outbox, mail)).not.toBe(''), { timeout: 10_000 });
      await auth.useCode(await mailedCode(outbox, mail), 'another-34');
      await desk.begin((await auth.signIn('dora@example.com', 'another-34')).idToken);
      expect(userOf(await desk.me()).data).toMatchObject(KEPT);
    }));

  it('takes a first address in its own session only, and keeps everything then', () =>
    withServer(accountSite, async (ask) => {
      const emil = await auth.signInWith('twitter.com', { name: 'Emil' });
      const there = await setUp(ask, emil);
      expect((await there.post('/api/account/email', { email: 'emil@example.com' })).status).toBe(200);
      const code = await mailedCode(outbox, { to: 'emil@example.com', mode: 'addEmail' });
      // A program that reads the mail, and a reader with an account of their own.
      expect((await browser(ask).post('/api/account/add-email', { code })).status).toBe(401);
      const reader = browser(ask);
      await reader.begin((await auth.signUp('reader@example.com')).idToken);
      expect((await reader.post('/api/account/add-email', { code })).status).toBe(403);
      expect(await auth.find(emil.uid)).not.toHaveProperty('email');

      await nextSecond();
      expect((await there.post('/api/account/add-email', { code })).status).toBe(200);
      expect(await auth.find(emil.uid)).toMatchObject({ email: 'emil@example.com', emailVerified: true });
      await nextSecond();
      expect((await there.begin((await auth.signInWith('twitter.com', { name: 'Emil' })).idToken)).status).toBe(200);
      expect(userOf(await there.me()).data).toMatchObject(KEPT);
      expect(await devicesOf(emil)).toBe(1);
    }));

  it('cannot take another user’s address, so their Google sign-in does not land in it', () =>
    withServer(accountSite, async (ask) => {
      const stranger = await auth.signInWith('twitter.com', { name: 'Stranger' });
      const theirs = await setUp(ask, stranger);
      await theirs.post('/api/account/email', { email: 'finn@example.com' });
      const code = await mailedCode(outbox, { to: 'finn@example.com', mode: 'addEmail' });
      expect(code).not.toBe('');
      expect((await browser(ask).post('/api/account/add-email', { code })).status).toBe(401);
      const owner = await auth.signInWith('google.com', { name: 'Finn', email: 'finn@example.com' });
      expect(owner.uid).not.toBe(stranger.uid);
    }));
});
