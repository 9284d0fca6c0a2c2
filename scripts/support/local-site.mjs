import { relative } from 'node:path';
import { bundle } from './bundle.mjs';
import { createFamily, endRuns } from './child-processes.mjs';
import { CHECKOUT } from './checkout.mjs';
import { typed } from './command-help.mjs';
import { startIngest } from './ingest-process.mjs';
import { installPackages } from './install.mjs';
import { demandEmulatorNeeds, localEmulators } from './local-emulators.mjs';
import { tryLock } from './lock.mjs';
import { demandFreePort } from './ports.mjs';
import { createBoard } from './progress.mjs';
import { startPageViewFile } from './page-view-file.mjs';
import { runCommand } from './run-command.mjs';
import { announceSite } from './running-site.mjs';
import { sitePushKeys } from './push-keys.mjs';
import { siteFolder } from './site-folder.mjs';
import { siteSecret } from './site-secret.mjs';
import { startOptions } from './start-options.mjs';
import { stopRequested } from './stop-signals.mjs';
import { UserError } from './user-error.mjs';

/**
 * How a site is served.
 * @typedef {object} Serving
 * @property {'start' | 'dev'} command
 * @property {(site: {port: number, board: import('./progress.mjs').Board}) => Promise<Serve>} prepare runs while the matches are loaded
 */
/**
 * @callback Serve resolves once pages answer
 * @param {import('./child-processes.mjs').Family} family
 * @param {import('./server-process.mjs').ServerOptions} options
 * @returns {Promise<unknown>}
 */

const SAVE_EVERY_MS = 5 * 60 * 1000;

/** The emulators end last: their data is saved when there are no more writes. */
const backstage = createFamily();
const family = createFamily();
const board = createBoard();

/**
 * @param {Serving} serving
 * @param {import('./start-options.mjs').StartOptions} options
 * @param {import('./site-folder.mjs').SiteFolder} folder
 * @param {import('./local-emulators.mjs').LocalEmulators} emulators
 * @param {() => void} onLoaded called when the store holds the matches
 */
async function startSite(serving, { port, from, asOf }, folder, emulators, onLoaded) {
  await installPackages(board);
  const auth = emulators.auth();
  const [firestoreHost] = await Promise.all([emulators.firestore(), bundle()]);
  board.line(`Firestore emulator on ${firestoreHost}`);

  /** @type {Record<string, string>} */
  const env = {
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    RIFTWEEK_SECRET: siteSecret(folder.secret),
    ...sitePushKeys(folder.pushKeys),
    RIFTWEEK_OUTBOX_DIR: process.env['RIFTWEEK_OUTBOX_DIR'] || folder.outbox,
    RIFTWEEK_IMAGE_DIR: process.env['RIFTWEEK_IMAGE_DIR'] || folder.pictures,
    RIFTWEEK_PAGE_VIEW_URL: process.env['RIFTWEEK_PAGE_VIEW_URL'] || (await startPageViewFile(folder.pageViews)).address,
    ...(asOf === null ? {} : { RIFTWEEK_CLOCK_SHIFT_MS: String(asOf - Date.now()) }),
  };
  const args = [
    ...from.flatMap((each) => ['--from', each]),
    '--watch',
    ...(asOf === null ? [] : ['--as-of', new Date(asOf).toISOString()]),
  ];
  const [serve, authHost] = await Promise.all([
    serving.prepare({ port, board }),
    auth.then((host) => {
      board.line(`Auth emulator on ${host}`);
      return host;
    }),
    startIngest(family, {
      args,
      env,
      log: folder.log('ingest'),
      board,
      onClock: (ms) => (env['RIFTWEEK_CLOCK_SHIFT_MS'] = String(ms)),
    }).then(onLoaded),
  ]);

  await serve(family, { port, env: { ...env, FIREBASE_AUTH_EMULATOR_HOST: authHost }, log: folder.log('server'), say: board.line });
  process.once('exit', announceSite(folder.root, { ...process.env, ...env, FIREBASE_AUTH_EMULATOR_HOST: authHost }));
  board.line(`Logs, mail, page views and saved data are in ${relative(CHECKOUT, folder.root)}`);
  board.line(`Ready on http://localhost:${port}`);
}

/**
 * Saves now and then, one save after the other.
 * @param {import('./local-emulators.mjs').LocalEmulators} emulators
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

/** @param {Serving} serving */
async function run(serving) {
  const options = startOptions(serving.command);
  const another = `${typed(serving.command)} -- --port ${options.port + 1}`;
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
  const running = startSite(serving, options, folder, emulators, saves.begin).then(() => new Promise(() => undefined));
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
}

/**
 * A local site from a fresh clone to `Ready`, until it is stopped.
 * @param {Serving} serving
 */
export async function runLocalSite(serving) {
  await runCommand(serving.command, () => run(serving));
  process.exit();
}
