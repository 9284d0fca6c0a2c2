import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CHECKOUT } from '../../scripts/support/checkout.mjs';
import { finishBackground } from '../../lib/server/background-work';
import { authenticator, wrongCode } from '../support/authenticator';
import { freshRegistry } from '../support/server/fresh-registry';
import { mailsTo } from '../support/server/outbox';
import { withServer } from '../support/server/with-server';
import { accountSite, browser, userOf } from '../support/store/account-rig';
import { useAuthEmulator, type SignedInUser, useOutbox } from '../support/store/auth-rig';
import { describeWithStore } from '../support/store/store-rig';

/**
 * Second factors as Firebase's browsers and our server see them: the Auth emulator
 * with what stands in front of it (scripts/support/second-factors.mjs), and the
 * routes of the site.
 */

const ON = 'verification is on';
const OFF = 'verification is off';

const RefusedSchema = v.object({ error: v.object({ message: v.string() }) });
const StartedSchema = v.object({ totpSessionInfo: v.object({ sharedSecretKey: v.string(), sessionInfo: v.string() }) });
const HeldSchema = v.object({
  mfaPendingCredential: v.string(),
  mfaInfo: v.tuple([v.object({ mfaEnrollmentId: v.string(), totpInfo: v.object({}) })]),
});
const TokensSchema = v.object({ idToken: v.string(), refreshToken: v.string() });

describeWithStore('an account with a second factor', () => {
  const auth = useAuthEmulator();
  const outbox = useOutbox();

  const refusal = async (method: string, body: unknown) => v.parse(RefusedSchema, await auth.call(method, body)).error.message;
  const enrollment = async ({ idToken }: SignedInUser) => {
    const answer = await auth.call('v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
    const { sharedSecretKey, sessionInfo } = v.parse(StartedSchema, answer).totpSessionInfo;
    const app = authenticator(sharedSecretKey);
    const finalize = (verificationCode: string) => ({ idToken, totpVerificationInfo: { sessionInfo, verificationCode } });
    return { app, finalize };
  };
  /** Sets a second factor up; its app. */
  const enrolled = async (user: SignedInUser) => {
    const { app, finalize } = await enrollment(user);
    v.parse(TokensSchema, await auth.call('v2/accounts/mfaEnrollment:finalize', finalize(app.code())));
    return app;
  };
  const password = (email: string) => auth.call('v1/accounts:signInWithPassword', { email, password: 'secret12', returnSecureToken: true });
  const held = async (email: string) => {
    const answer = await password(email);
    expect(answer).not.toHaveProperty('idToken');
    expect(answer).not.toHaveProperty('refreshToken');
    const { mfaPendingCredential, mfaInfo } = v.parse(HeldSchema, answer);
    const { mfaEnrollmentId } = mfaInfo[0];
    return (verificationCode: string) => ({ mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo: { verificationCode } });
  };
  const verified = async (email: string) => {
    const user = await auth.signUp(email);
    await auth.verify(user.uid);
    return user;
  };
  const told = async (email: string, what: string) => {
    await finishBackground();
    return (await mailsTo(outbox, email)).filter((mail) => mail.includes(what)).length;
  };

  it('is set up with a right code, by somebody whose address is verified', async () => {
    const newcomer = await auth.signUp('newcomer@example.com');
    const start = 'v2/accounts/mfaEnrollment:start';
    expect(await refusal(start, { idToken: newcomer.idToken, totpEnrollmentInfo: {} })).toMatch(/^UNVERIFIED_EMAIL/);
    const ana = await verified('ana@example.com');
    const { app, finalize } = await enrollment(ana);
    const right = app.code();
    expect(await refusal('v2/accounts/mfaEnrollment:finalize', finalize(wrongCode(right)))).toBe('INVALID_CODE');
    expect(await password('ana@example.com')).toHaveProperty('idToken');
    v.parse(TokensSchema, await auth.call('v2/accounts/mfaEnrollment:finalize', finalize(right)));
    expect(await password('ana@example.com')).not.toHaveProperty('idToken');
  });

  it('signs in with the password and a code that was not used before', async () => {
    const email = 'bea@example.com';
    const app = await enrolled(await verified(email));
    const code = app.code();
    const first = await held(email);
    expect(await refusal('v2/accounts/mfaSignIn:finalize', first(wrongCode(code)))).toBe('INVALID_CODE');
    v.parse(TokensSchema, await auth.call('v2/accounts/mfaSignIn:finalize', first(code)));
    const second = await held(email);
    expect(await refusal('v2/accounts/mfaSignIn:finalize', second(code))).toBe('INVALID_CODE');
    v.parse(TokensSchema, await auth.call('v2/accounts/mfaSignIn:finalize', second(app.code())));
  });

  it('is shown to its owner with the moment of its setting up, and told of by mail once, as is its end', () =>
    withServer(accountSite, async (ask) => {
      const email = 'cara@example.com';
      const user = await verified(email);
      const cara = browser(ask);
      expect((await cara.begin(user.idToken)).status).toBe(200);
      expect(userOf(await cara.me()).user.secondFactor).toBeNull();
      const app = await enrolled(user);
      expect([await told(email, ON), (await cara.begin(user.idToken)).status, await told(email, ON)]).toEqual([0, 200, 1]);
      const { secondFactor } = userOf(await cara.me()).user;
      expect(Math.abs(Date.now() - Date.parse(secondFactor ?? ''))).toBeLessThan(60_000);
      await cara.begin(user.idToken);
      expect(await told(email, ON)).toBe(1);

      const finalize = await held(email);
      const { idToken } = v.parse(TokensSchema, await auth.call('v2/accounts/mfaSignIn:finalize', finalize(app.code())));
      const { mfaEnrollmentId } = finalize('');
      expect(await refusal('v2/accounts/mfaEnrollment:withdraw', { idToken, mfaEnrollmentId: 'another' })).toBe('MFA_ENROLLMENT_NOT_FOUND');
      await auth.call('v2/accounts/mfaEnrollment:withdraw', { idToken, mfaEnrollmentId });
      await cara.begin(idToken);
      expect(await told(email, OFF)).toBe(1);
      expect(userOf(await cara.me()).user.secondFactor).toBeNull();
      expect(await password(email)).toHaveProperty('idToken');
    }));

  it('loses it, its sessions too, by an operator’s command, and is told by mail', { timeout: 120_000 }, () =>
    withServer(accountSite, async (ask) => {
      const email = 'dora@example.com';
      const user = await verified(email);
      await enrolled(user);
      const dora = browser(ask);
      await dora.begin(user.idToken);
      await new Promise((resolve) => setTimeout(resolve, 1100));
      const command = async () => {
        const child = spawn(process.execPath, ['scripts/admin.mjs', 'second-factor-off', email], { cwd: CHECKOUT, stdio: 'pipe' });
        const said: string[] = [];
        for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
        await once(child, 'exit');
        return said.join('');
      };
      expect(await command()).toContain('A mail says so to the owner.');
      expect(await told(email, OFF)).toBe(1);
      freshRegistry();
      expect((await dora.me()).status).toBe(401);
      const again = await auth.signIn(email);
      expect((await dora.begin(again.idToken)).status).toBe(200);
      expect(await told(email, OFF)).toBe(1);
      expect(await command()).toContain('has no second factor');
    }),
  );
});
