import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll } from 'vitest';
import { closeStore, firebaseApp } from '../../../lib/store/core/firestore';
import { startAuthEmulator } from '../../../scripts/support/auth-emulator.mjs';
import { bundle, bundlePath } from '../../../scripts/support/bundle.mjs';
import { CHECKOUT } from '../../../scripts/support/checkout.mjs';
import { createFamily } from '../../../scripts/support/child-processes.mjs';
import { startFirestoreEmulator } from '../../../scripts/support/firestore-emulator.mjs';
import { ensureBuild } from '../../../scripts/support/next-build.mjs';
import { createBoard } from '../../../scripts/support/progress.mjs';
import { makePushKeys } from '../../../scripts/support/push-keys.mjs';
import { createGate, type Gate } from './gate';
import { startGateServer } from './gate-server';
import { startAuthProxy, startFeedback } from './http-proxy';
import { startKillable, type Killable } from './killable';
import type { Listening } from '../listening';
import { startMailService, type MailService } from './mail-service';

/**
 * Emulators of its own, and a server whose writes to them, mails and posts to its
 * feedback service the gate decides on. What the test itself writes goes past it.
 */

const PROJECT = 'demo-crash';
export const SECRET = 'a secret of more than thirty-two characters';
const READY = /^Ready on (http:\/\/\S+)$/m;

/** One account of the rig. Its uid is also the beginning of its address. */
export type CrashPerson = { readonly uid: string; readonly verified?: boolean; readonly admin?: boolean };

export type CrashRig = {
  readonly gate: Gate;
  readonly mail: MailService;
  readonly feedback: Awaited<ReturnType<typeof startFeedback>>;
  /** Environment of a process that works through the gate. */
  readonly env: Readonly<Record<string, string>>;
  /** Starts the site's server as production does. */
  readonly serve: () => Promise<Killable>;
  /** Kills a process once nothing is under way but what is held, and lets everything through again. */
  readonly crash: (life: Killable) => Promise<void>;
  /** Makes accounts. */
  readonly people: (people: readonly CrashPerson[]) => Promise<void>;
};

/** Milliseconds since 1970 in seconds, as tokens have it. */
const seconds = (at: number) => Math.floor(at / 1000);

/** An ID token as the Auth emulator makes it: unsigned. */
export function tokenOf(uid: string, project = PROJECT): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = seconds(Date.now());
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + 3600,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, firebase: { identities: {}, sign_in_provider: 'password' } })}.`;
}

export const addressOf = (uid: string) => `${uid}@fans.example`;

export async function makePeople(people: readonly CrashPerson[]): Promise<void> {
  const records = people.map(({ uid, verified = true, admin = false }) => ({
    uid,
    email: addressOf(uid),
    emailVerified: verified,
    ...(admin ? { customClaims: { admin } } : {}),
  }));
  const { errors } = await getAuth(firebaseApp('main')).importUsers(records);
  if (errors[0]) throw new Error(errors[0].error.message);
}

/** Sets the rig up before the file's tests and takes it down after them. `site: false`: no server is started, so nothing is built. */
export function useCrashRig({ site = true }: { readonly site?: boolean } = {}): () => CrashRig {
  const family = createFamily();
  const closing: Listening[] = [];
  const lives = new Set<Killable>();
  const folder = mkdtempSync(join(tmpdir(), 'crash-'));
  let rig: CrashRig | null = null;

  beforeAll(async () => {
    const logs = join(CHECKOUT, '.riftweek', 'test', 'logs');
    const [firestore, auth, build] = await Promise.all([
      startFirestoreEmulator(family, { log: join(logs, 'crash-firestore.log'), say: console.log }),
      startAuthEmulator(family, { log: join(logs, 'crash-auth.log'), project: PROJECT, say: console.log }),
      site ? ensureBuild(createBoard()) : '',
      site ? bundle() : null,
    ]);
    const projects = {
      RIFTWEEK_PROJECT_MAIN: PROJECT,
      RIFTWEEK_PROJECT_GAMES: `${PROJECT}-games`,
      RIFTWEEK_PROJECT_PLAY: `${PROJECT}-play`,
    };
    Object.assign(process.env, { ...projects, FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: auth });
    const gate = createGate();
    const [store, accounts, mail, feedback] = await Promise.all([
      startGateServer(gate),
      startAuthProxy(auth, gate),
      startMailService(gate),
      startFeedback(gate),
    ]);
    closing.push(store, accounts, mail, feedback);
    const env = {
      ...projects,
      ...store.env,
      ...makePushKeys(),
      FIRESTORE_EMULATOR_HOST: firestore,
      FIREBASE_AUTH_EMULATOR_HOST: accounts.host,
      NEXT_DIST_DIR: build,
      HOST: '127.0.0.1',
      RIFTWEEK_SECRET: SECRET,
      RIFTWEEK_SMTP_URL: `smtp://${mail.host}`,
      RIFTWEEK_FEEDBACK_URL: `http://${feedback.host}/`,
      RIFTWEEK_IMAGE_DIR: join(folder, 'pictures'),
      RIFTWEEK_OUTBOX_DIR: join(folder, 'outbox'),
      RIFTWEEK_LOG_LEVEL: 'warn',
      // X-Forwarded-For distinguishes the senders of a burst.
      RIFTWEEK_TRUSTED_PROXIES: '1',
    };
    const serve = async () => {
      const server = await startKillable(bundlePath('server'), { ...env, PORT: '0' }, READY);
      lives.add(server);
      return server;
    };
    const crash = async (life: Killable) => {
      await store.quiet();
      await life.kill();
      store.forget();
      gate.open();
    };
    rig = { gate, mail, feedback, env, serve, crash, people: makePeople };
  }, 300_000);

  afterAll(async () => {
    await Promise.all([...lives].map((life) => life.kill()));
    await closeStore();
    await Promise.all(closing.map((each) => each.close()));
    await family.stopAll();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  return () => {
    if (rig === null) throw new Error('The rig is set up before the tests.');
    return rig;
  };
}

export type Sent = { readonly status: number; readonly body: unknown; readonly cookies: readonly string[] };

let senders = 0;

/** Sends a write as a page of the site does; as a signed-in user where a uid is named. Each sender has an address of its own. */
export async function send(
  site: string,
  method: string,
  path: string,
  {
    uid,
    body = {},
    headers = {},
  }: { readonly uid?: string | undefined; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Sent> {
  senders += 1;
  const answer = await fetch(`${site}${path}`, {
    method,
    headers: {
      origin: site,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`,
      ...(uid === undefined ? {} : { authorization: `Bearer ${tokenOf(uid)}` }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text, cookies: answer.headers.getSetCookie() };
}
