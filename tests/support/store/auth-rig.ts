import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { startAuthEmulator } from '../../../scripts/support/auth-emulator.mjs';
import { createFamily } from '../../../scripts/support/child-processes.mjs';
import { CHECKOUT } from '../../../scripts/support/checkout.mjs';
import { freshRegistry } from '../server/fresh-registry';
import { useEmptyStore as emptyStore } from './store-rig';

const PASSWORD = 'secret12';

const TokenSchema = v.object({ idToken: v.string(), localId: v.string() });
const FoundSchema = v.object({
  users: v.optional(
    v.array(v.object({ localId: v.string(), email: v.optional(v.string()), emailVerified: v.optional(v.boolean(), false) })),
    [],
  ),
});

export type SignedInUser = { readonly idToken: string; readonly uid: string };

/** A server for the tests of one file that logs nothing and puts its mails into the folder that is returned. */
export function useOutbox(): string {
  const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
  beforeAll(() => {
    vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
    vi.stubEnv('RIFTWEEK_OUTBOX_DIR', outbox);
    vi.stubEnv('RIFTWEEK_SECRET', 'a secret for tests that is long enough');
  });
  afterAll(() => vi.unstubAllEnvs());
  beforeEach(() => freshRegistry());
  return outbox;
}

/**
 * The Auth emulator, for the tests of one file, with one empty store for all of
 * them: the emulator has the accounts of one project. What browsers do at
 * Firebase is done here through its own API, not by our code.
 */
export function useAuthEmulator() {
  const family = createFamily();
  let origin = '';
  let project = '';

  beforeAll(async () => {
    emptyStore();
    project = process.env['RIFTWEEK_PROJECT_MAIN'] ?? '';
    const host = await startAuthEmulator(family, {
      log: join(CHECKOUT, '.riftweek', 'test', 'logs', 'auth.log'),
      project,
      say: console.log,
    });
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host;
    origin = `http://${host}`;
  }, 120_000);
  afterAll(async () => {
    delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
    await family.stopAll();
  });

  const askAt = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const ask = (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => askAt(`v1/${path}`, body, headers);
  /** An administrator's change. */
  const update = (uid: string, changes: Readonly<Record<string, unknown>>) =>
    ask(`projects/${project}/accounts:update`, { localId: uid, ...changes }, { Authorization: 'Bearer owner' });
  const tokenOf = (answer: unknown): SignedInUser => {
    const { idToken, localId } = v.parse(TokenSchema, answer);
    return { idToken, uid: localId };
  };
  const signing = async (how: 'signUp' | 'signInWithPassword', email: string, password: string): Promise<SignedInUser> => {
    return tokenOf(await ask(`accounts:${how}?key=any`, { email, password, returnSecureToken: true }));
  };

  return {
    signUp: (email: string) => signing('signUp', email, PASSWORD),
    /** Returns from a provider, which vouches for the address if it passes one on. */
    signInWith: async (providerId: string, person: { readonly name: string; readonly email?: string }): Promise<SignedInUser> => {
      const claims = {
        sub: `${providerId}-${person.name}`,
        name: person.name,
        ...(person.email === undefined ? {} : { email: person.email, email_verified: true }),
      };
      const postBody = new URLSearchParams({ id_token: JSON.stringify(claims), providerId }).toString();
      return tokenOf(
        await ask('accounts:signInWithIdp?key=any', {
          postBody,
          requestUri: 'http://localhost',
          returnSecureToken: true,
          returnIdpCredential: true,
        }),
      );
    },
    /** Types another name into one's account, which Firebase lets everybody do. */
    rename: ({ idToken }: SignedInUser, displayName: string) => ask('accounts:update?key=any', { idToken, displayName }),
    signIn: (email: string, password = PASSWORD) => signing('signInWithPassword', email, password),
    /** Uses the code of a mail's link, as `/handler` does in a browser. */
    useCode: (oobCode: string, newPassword?: string) =>
      newPassword === undefined
        ? ask('accounts:update?key=any', { oobCode })
        : ask('accounts:resetPassword?key=any', { oobCode, newPassword }),
    /** An account of the emulator; undefined: it has none. */
    find: async (uid: string) => {
      const { users } = v.parse(
        FoundSchema,
        await ask(`projects/${project}/accounts:lookup`, { localId: [uid] }, { Authorization: 'Bearer owner' }),
      );
      return users[0];
    },
    disable: (uid: string) => update(uid, { disableUser: true }),
    verify: (uid: string) => update(uid, { emailVerified: true }),
    /** Any other call of Firebase's interface, "v1/accounts:lookup"; what it answers, refusals included. */
    call: (method: string, body: unknown) => askAt(`${method}?key=any`, body),
  };
}
