import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CHECKOUT, LOCAL_FOLDER } from './checkout.mjs';
import { siteFolder } from './site-folder.mjs';
import { UserError } from './user-error.mjs';

/**
 * What other commands need to know of a site that `npm start` runs: the
 * variables that its server got.
 * @typedef {{pid: number, env: Record<string, string>}} RunningSite
 */

const FILE = 'running.json';

/** What leads to a site's store and clock; its secret stays private. */
const TOLD = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'RIFTWEEK_PROJECT_MAIN',
  'RIFTWEEK_PROJECT_GAMES',
  'RIFTWEEK_PROJECT_PLAY',
  'RIFTWEEK_CLOCK_SHIFT_MS',
];

/**
 * Says that this process runs a site. Call the answer at the end.
 * @param {string} root the site's folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {() => void}
 */
export function announceSite(root, env) {
  const file = join(root, FILE);
  mkdirSync(root, { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({
      pid: process.pid,
      env: Object.fromEntries(Object.entries(env).filter(([name, value]) => TOLD.includes(name) && value)),
    }),
    { mode: 0o600 },
  );
  return () => rmSync(file, { force: true });
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} root
 * @returns {RunningSite | null}
 */
function siteIn(root) {
  try {
    const file = join(root, FILE);
    if (!existsSync(file)) return null;
    /** @type {RunningSite} */
    const site = JSON.parse(readFileSync(file, 'utf8'));
    return isAlive(site.pid) ? site : null;
  } catch {
    return null;
  }
}

/** @returns {string[]} ports of the sites that run in this checkout */
function runningPorts() {
  const folder = join(CHECKOUT, LOCAL_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith('site-') && siteIn(join(folder, name)) !== null)
    .map((name) => name.slice('site-'.length));
}

/**
 * The variables with which a command reaches the store: the environment's own
 * where it names one, else those of a site that `npm start` runs. Throws
 * UserError where neither is there, or it is not clear which site is meant.
 * @param {number | null} port
 * @param {NodeJS.ProcessEnv} [variables]
 * @returns {Record<string, string>}
 */
export function storeVariables(port, variables = process.env) {
  if (port === null && (variables['FIRESTORE_EMULATOR_HOST'] || variables['RIFTWEEK_PROJECT_MAIN'])) return {};
  if (port === null && variables['RIFTWEEK_STATE_DIR']) {
    const site = siteIn(resolve(CHECKOUT, variables['RIFTWEEK_STATE_DIR']));
    if (site !== null) return site.env;
  }
  const ports = port === null ? runningPorts() : [String(port)];
  const [first, ...others] = ports;
  if (first === undefined) {
    throw new UserError('Which store? Start a site (npm start), or set RIFTWEEK_PROJECT_MAIN and Google credentials for a real project.');
  }
  if (others.length > 0) throw new UserError(`Which site? Several run here: say --port ${ports.join(' or --port ')}.`);
  const site = siteIn(siteFolder(Number(first)).root);
  if (site === null) throw new UserError(`No site runs on port ${first} in this checkout: start it with npm start -- --port ${first}.`);
  return site.env;
}
