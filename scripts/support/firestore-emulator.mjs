import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from './child-processes.mjs';
import { freePort } from './ports.mjs';
import { UserError } from './user-error.mjs';
import { untilAnswers } from './wait-until.mjs';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
/** The jar has no main manifest, so it is started by its class. */
const SDK_JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
/** A third less memory than Java's default at the same speed; two sites side by side matter more than short pauses. */
const COLLECTOR = '-XX:+UseSerialGC';
/** One line per connection is of no use to anybody. */
const LOGGING = 'handlers=java.util.logging.ConsoleHandler\n.level=WARNING\n';

/** The emulator of an installed Google Cloud SDK. */
async function jarOfSdk() {
  const { ok, output } = await run('gcloud', ['info', '--format=value(installation.sdk_root)'], { timeoutMs: 60_000 });
  const root = output.trim().split('\n').at(-1) ?? '';
  return ok && root !== '' && existsSync(join(root, SDK_JAR)) ? join(root, SDK_JAR) : null;
}

/** The newest emulator that firebase-tools has downloaded. */
function jarOfFirebaseTools() {
  const folder = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const newest = names
    .filter((name) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  return newest === undefined ? null : join(folder, newest);
}

/**
 * Google's Firestore emulator: from the Google Cloud SDK, else as firebase-tools downloads it once.
 * @param {(text: string) => void} say
 */
async function findEmulatorJar(say) {
  const found = (await jarOfSdk()) ?? jarOfFirebaseTools();
  if (found !== null) return found;
  say('Downloading the Firestore emulator (about 130 MB, once) …');
  const { output } = await run(process.execPath, [
    'node_modules/firebase-tools/lib/bin/firebase.js',
    'setup:emulators:firestore',
    '--non-interactive',
  ]);
  const downloaded = jarOfFirebaseTools();
  if (downloaded !== null) return downloaded;
  throw new UserError(
    `The Firestore emulator is not there and could not be downloaded (${output.trim().split('\n').at(-1) ?? 'no answer'}): install the Google Cloud SDK with its package google-cloud-cli-firestore-emulator, or set FIRESTORE_EMULATOR_HOST to one that runs.`,
  );
}

/**
 * Starts the emulator on a free port of the loopback interface, with `firestore.rules`.
 * @param {import('./child-processes.mjs').Family} family
 * @param {{log: string, say: (text: string) => void}} options
 * @returns {Promise<string>} its HOST:PORT, once it answers
 */
export async function startFirestoreEmulator(family, { log, say }) {
  const jar = await findEmulatorJar(say);
  const port = await freePort();
  const logging = join(dirname(log), 'firestore-logging.properties');
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(logging, LOGGING);
  const emulator = family.start(
    'The Firestore emulator',
    'java',
    [
      COLLECTOR,
      `-Djava.util.logging.config.file=${logging}`,
      '-cp',
      jar,
      MAIN_CLASS,
      'start',
      '--host=127.0.0.1',
      `--port=${port}`,
      '--rules=firestore.rules',
    ],
    { log, vital: true },
  );
  const host = `127.0.0.1:${port}`;
  await untilAnswers(emulator, `http://${host}/`, { name: 'The Firestore emulator', log, say });
  return host;
}
