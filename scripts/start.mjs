/** `npm start`: everything a local site needs, from a fresh clone to `Ready`. */
import { relative } from 'node:path';
import { bundle } from './support/bundle.mjs';
import { createFamily, endRuns } from './support/child-processes.mjs';
import { CHECKOUT } from './support/checkout.mjs';
import { startIngest } from './support/ingest-process.mjs';
import { installPackages } from './support/install.mjs';
import { demandEmulatorNeeds, localEmulators } from './support/local-emulators.mjs';
import { tryLock } from './support/lock.mjs';
import { ensureBuild, touchBuild } from './support/next-build.mjs';
import { demandNodeVersion } from './support/node-version.mjs';
import { demandFreePort } from './support/ports.mjs';
import { createBoard } from './support/progress.mjs';
import { announceSite } from './support/running-site.mjs';
import { sitePushKeys } from './support/push-keys.mjs';
import { startServer } from './support/server-process.mjs';
import { siteFolder } from './support/site-folder.mjs';
import { siteSecret } from './support/site-secret.mjs';
import { startOptions } from './support/start-options.mjs';
import { stopRequested } from './support/stop-signals.mjs';
import { runCommand, UserError } from './support/user-error.mjs';

const SAVE_EVERY_MS = 5 * 60 * 1000;

/** The emulators outlive the rest: what they hold is saved once all writers have ended. */
const backstage = createFamily();
const family = createFamily();
const board = createBoard();

/**
 * @param {import('./support/start-options.mjs').StartOptions} options
 * @param {import('./support/site-folder.mjs').SiteFolder} folder
 * @param {import('./support/local-emulators.mjs').LocalEmulators} emulators
 * @param {() => void} onLoaded called when the store holds the matches
 */
async function startSite({ port, data, asOf }, folder, emulators, onLoaded) {
  await installPackages(board);
  const auth = emulators.auth();
  const [firestoreHost] = await Promise.all([emulators.firestore(), bundle()]);
  board.line(`Firestore emulator on ${firestoreHost}`);

  const env = {
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    RIFTWEEK_SECRET: siteSecret(folder.secret),
    ...sitePushKeys(folder.pushKeys),
    RIFTWEEK_OUTBOX_DIR: process.env['RIFTWEEK_OUTBOX_DIR'] || folder.outbox,
    RIFTWEEK_IMAGE_DIR: process.env['RIFTWEEK_IMAGE_DIR'] || folder.pictures,
    ...(asOf === null ? {} : { RIFTWEEK_CLOCK_SHIFT_MS: String(asOf - Date.now()) }),
  };
  const args = ['--from', data ?? 'demo', '--watch', ...(asOf === null ? [] : ['--as-of', new Date(asOf).toISOString()])];
  const [build, authHost] = await Promise.all([
    ensureBuild(board),
    auth.then((host) => {
      board.line(`Auth emulator on ${host}`);
      return host;
    }),
    startIngest(family, { args, env, log: folder.log('ingest'), board }).then(onLoaded),
  ]);

  await startServer(family, {
    port,
    env: { ...env, FIREBASE_AUTH_EMULATOR_HOST: authHost, NEXT_DIST_DIR: build },
    log: folder.log('server'),
  });
  process.once('exit', announceSite(folder.root, { ...process.env, ...env, FIREBASE_AUTH_EMULATOR_HOST: authHost }));
  setInterval(() => void touchBuild(build), SAVE_EVERY_MS).unref();
  board.line(`Logs, mail and saved data are in ${relative(CHECKOUT, folder.root)}`);
  board.line(`Ready on http://localhost:${port}`);
}

/**
 * Saves now and then, one save after the other.
 * @param {import('./support/local-emulators.mjs').LocalEmulators} emulators
 */
function regularSaves(emulators) {
  let last = Promise.resolve();
  let begun = false;
  const save = () => {
    last = last
      .then(() => emulators.save())
      .catch((/** @type {unknown} */ error) =>
        board.line(`The data could not be saved: ${error instanceof Error ? error.message : String(error)}`),
      );
    return last;
  };
  return {
    begin: () => {
      begun = true;
      void save();
      setInterval(() => void save(), SAVE_EVERY_MS).unref();
    },
    /** A store that was never wholly loaded is not worth the save before it. */
    saveLast: async () => (begun ? save() : undefined),
  };
}

await runCommand(async () => {
  demandNodeVersion();
  const options = startOptions();
  process.chdir(CHECKOUT);
  const another = `npm start -- --port ${options.port + 1}`;
  const folder = siteFolder(options.port);
  await demandFreePort(options.port, another);
  await demandEmulatorNeeds();
  const release = await tryLock(`site ${folder.root}`);
  if (release === null)
    throw new UserError(
      `A site on port ${options.port} is starting or running in this checkout: stop it, or choose another port: ${another}`,
    );
  if (options.reset) folder.reset();

  const emulators = localEmulators(backstage, folder, { reset: options.reset, say: board.line });
  const saves = regularSaves(emulators);
  const running = startSite(options, folder, emulators, saves.begin).then(() => new Promise(() => undefined));
  running.catch(() => undefined);
  try {
    /** @type {unknown} */
    const lost = await Promise.race([running, backstage.loss, family.loss, stopRequested()]);
    if (typeof lost === 'string') throw new UserError(lost);
    board.line('Stopping …');
  } finally {
    endRuns();
    await family.stopAll();
    await saves.saveLast();
    await backstage.stopAll();
    release();
  }
});
process.exit();
