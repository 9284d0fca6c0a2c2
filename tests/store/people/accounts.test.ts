import { expect, it } from 'vitest';
import {
  createSessionCookie,
  handOver,
  readAccount,
  readAccountByEmail,
  resetLink,
  revokeSessions,
  setAdminClaim,
  verificationLink,
  verifyIdToken,
  verifySessionCookie,
} from '../../../lib/store/people/accounts';
import { useAuthEmulator } from '../../support/store/auth-rig';
import { describeWithStore } from '../../support/store/store-rig';

describeWithStore('accounts', () => {
  const { signUp, signInWith, rename } = useAuthEmulator();

  it('an ID token becomes a session cookie that verifies as its account', async () => {
    const { idToken, uid } = await signUp('ana@example.com');
    expect(await verifyIdToken(idToken)).toMatchObject({ uid, provider: 'password' });
    const cookie = await createSessionCookie(idToken, 86_400_000);
    const claims = await verifySessionCookie(cookie ?? '');
    expect(claims).toMatchObject({ uid });
    expect((claims?.expiresAt ?? 0) - Date.now()).toBeGreaterThan(86_000_000);
    expect(await readAccount(uid)).toMatchObject({
      uid,
      email: 'ana@example.com',
      emailVerified: false,
      disabled: false,
      admin: false,
      providers: ['password'],
    });
  });

  it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOi.'])('neither a token nor a cookie: "%s"', async (text) => {
    expect(await verifyIdToken(text)).toBeNull();
    expect(await verifySessionCookie(text)).toBeNull();
  });

  it('signing out everywhere ends what began before', async () => {
    const { uid } = await signUp('bea@example.com');
    await revokeSessions(uid);
    expect((await readAccount(uid))?.validAfter).toBeGreaterThan(Date.now() - 60_000);
  });

  it('changing owner ends what began before, not the current sign-in, and keeps its rights', async () => {
    const owner = await signInWith('google.com', { name: 'Dora', email: 'dora@example.com' });
    await setAdminClaim(owner.uid, true);
    await rename(owner, 'Prepared');
    const from = (Math.floor(Date.now() / 1000) + 5) * 1000;
    expect(await handOver(owner.uid, { from: from + 999, provider: 'google.com' })).toMatchObject({
      validAfter: from,
      displayName: 'Dora',
      admin: true,
    });
    expect(await readAccount(owner.uid)).toMatchObject({ validAfter: from, displayName: 'Dora' });
    expect(await handOver('nobody', { from, provider: 'google.com' })).toBeNull();
  });

  it('changing owner to a password user removes the name: anybody may have typed it', async () => {
    const signedUp = await signUp('emil@example.com');
    await rename(signedUp, 'Prepared');
    expect((await readAccount(signedUp.uid))?.displayName).toBe('Prepared');
    expect(await handOver(signedUp.uid, { from: Date.now(), provider: 'password' })).toMatchObject({ displayName: null });
  });

  it('links contain a code, and there is none for an address without an account', async () => {
    await signUp('cem@example.com');
    expect(new URL((await verificationLink('cem@example.com')) ?? '').searchParams.get('oobCode')).toBeTruthy();
    expect(new URL((await resetLink('cem@example.com')) ?? '').searchParams.get('mode')).toBe('resetPassword');
    expect(await resetLink('nobody@example.com')).toBeNull();
    expect(await readAccountByEmail('nobody@example.com')).toBeNull();
  });
});
