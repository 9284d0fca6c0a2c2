import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startAuthEmulator } from '../../scripts/support/auth-emulator.mjs';
import { createFamily } from '../../scripts/support/child-processes.mjs';
import { CHECKOUT } from '../../scripts/support/checkout.mjs';
import { createSessionCookie, readAccount, readAccountByEmail, resetLink, revokeSessions, verificationLink, verifyIdToken, verifySessionCookie } from '../../lib/store/accounts';
import { describeWithStore, useEmptyStore } from './store-stage';

const family = createFamily();
let origin = '';

/** Signs up at the emulator as a browser does. */
async function signUp(email: string): Promise<{ readonly idToken: string; readonly uid: string }> {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'secret12', returnSecureToken: true }),
  });
  const body: unknown = await answer.json();
  if (typeof body !== 'object' || body === null || !('idToken' in body) || !('localId' in body)) throw new Error(JSON.stringify(body));
  return { idToken: String(body.idToken), uid: String(body.localId) };
}

describeWithStore('accounts', () => {
  beforeAll(async () => {
    useEmptyStore();
    const project = process.env['RIFTWEEK_PROJECT_MAIN'] ?? '';
    const host = await startAuthEmulator(family, { log: join(CHECKOUT, '.riftweek', 'test', 'logs', 'auth.log'), project });
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host;
    origin = `http://${host}`;
  }, 120_000);
  afterAll(async () => {
    delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
    await family.stopAll();
  });

  it('an ID token becomes a session cookie that verifies as its account', async () => {
    const { idToken, uid } = await signUp('ana@example.com');
    expect(await verifyIdToken(idToken)).toMatchObject({ uid, provider: 'password' });
    const cookie = await createSessionCookie(idToken, 86_400_000);
    const claims = await verifySessionCookie(cookie ?? '');
    expect(claims).toMatchObject({ uid });
    expect((claims?.expiresAt ?? 0) - Date.now()).toBeGreaterThan(86_000_000);
    expect(await readAccount(uid)).toMatchObject({ uid, email: 'ana@example.com', emailVerified: false, disabled: false, admin: false, providers: ['password'] });
  });

  it.each(['', 'x', 'a.b.c'])('neither a token nor a cookie: "%s"', async (text) => {
    expect(await verifyIdToken(text)).toBeNull();
    expect(await verifySessionCookie(text)).toBeNull();
  });

  it('signing out everywhere puts an end to what began before', async () => {
    const { uid } = await signUp('bea@example.com');
    await revokeSessions(uid);
    expect((await readAccount(uid))?.validAfter).toBeGreaterThan(Date.now() - 60_000);
  });

  it('links carry a code, and there is none for an address without an account', async () => {
    await signUp('cem@example.com');
    expect(new URL((await verificationLink('cem@example.com', 'http://localhost:3000')) ?? '').searchParams.get('oobCode')).toBeTruthy();
    expect(new URL((await resetLink('cem@example.com', 'http://localhost:3000')) ?? '').searchParams.get('mode')).toBe('resetPassword');
    expect(await resetLink('nobody@example.com', 'http://localhost:3000')).toBeNull();
    expect(await readAccountByEmail('nobody@example.com')).toBeNull();
  });
});
