import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';
import { run } from './child-processes.mjs';
import { contentHash } from './content-hash.mjs';
import { withLock } from './lock.mjs';
import { pageSections } from '../next/page-sections.mjs';
import { UserError } from './user-error.mjs';

const SOURCES = [
  'components',
  'lib',
  'locales',
  'pages',
  'public',
  'scripts/next/hydrate-in-slices.mjs',
  'scripts/next/lean-next.mjs',
  'scripts/next/most-used-passwords.mjs',
  'scripts/next/no-process.mjs',
  'scripts/next/no-script.mjs',
  'scripts/next/page-sections.mjs',
  'styles',
  '.browserslistrc',
  'next.config.js',
  'tsconfig.json',
  'package-lock.json',
];
/** Written last: a folder without it is incomplete. */
const STAMP = 'riftweek-inputs';
const PREFIX = '.next-';
/** Ours; a folder named by NEXT_DIST_DIR is left alone. */
const OWN_BUILD = /^\.next-[0-9a-f]{12}$/;
/** Running sites touch their build; one that was not touched for this long is unused. */
const KEPT_MS = 60 * 60 * 1000;

/** What `next build` says at each step, and how far it is then. */
const STEPS = [
  { said: /Creating an optimized production build/, share: 0.1, note: 'compiling' },
  { said: /Compiled (successfully|with warnings)/, share: 0.65, note: 'collecting pages' },
  { said: /Generating static pages/, share: 0.8, note: 'prerendering' },
  { said: /Finalizing page optimization/, share: 0.9, note: 'finishing' },
];

/** @param {string} folder */
const stampOf = (folder) => {
  const file = join(CHECKOUT, folder, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** @returns {Promise<{name: string, usedAt: number}[]>} the builds, last used first */
async function recentBuilds() {
  const names = (await readdir(CHECKOUT)).filter((name) => OWN_BUILD.test(name));
  const builds = await Promise.all(names.map(async (name) => ({ name, usedAt: (await stat(join(CHECKOUT, name))).mtimeMs })));
  return builds.sort((a, b) => b.usedAt - a.usedAt);
}

/**
 * Says that a build is in use, so that it is not swept away.
 * @param {string} folder
 */
export async function touchBuild(folder) {
  const now = new Date();
  await utimes(join(CHECKOUT, folder), now, now).catch(() => undefined);
}

/**
 * Sweeps away unused builds, and hands the compiler's cache on to the
 * next build; a running site does not read it.
 * @param {string} folder the build to come
 */
async function makeRoom(folder) {
  const [newest, ...older] = await recentBuilds();
  for (const { name, usedAt } of older) if (Date.now() - usedAt > KEPT_MS) await rm(join(CHECKOUT, name), { recursive: true, force: true });
  if (!newest || existsSync(join(CHECKOUT, folder)) || !existsSync(join(CHECKOUT, newest.name, 'cache'))) return;
  await mkdir(join(CHECKOUT, folder));
  await rename(join(CHECKOUT, newest.name, 'cache'), join(CHECKOUT, folder, 'cache'));
}

/**
 * @param {string} folder
 * @param {string} inputs
 * @param {import('./progress.mjs').Board} board
 */
async function buildInto(folder, inputs, board) {
  const task = board.task('Building the pages');
  const { ok, output } = await run(process.execPath, ['node_modules/next/dist/bin/next', 'build', '--webpack'], {
    env: { NODE_ENV: 'production', NEXT_DIST_DIR: folder, NEXT_TELEMETRY_DISABLED: '1' },
    onLine: (line) => {
      const step = STEPS.find(({ said }) => said.test(line));
      if (step) task.update(step.share, 1, step.note);
    },
  });
  if (!ok) {
    task.drop();
    throw new UserError(`The pages do not build:\n${output.trim()}`);
  }
  await writeFile(join(CHECKOUT, folder, 'page-sections.json'), JSON.stringify(pageSections(CHECKOUT)));
  await writeFile(join(CHECKOUT, folder, STAMP), inputs);
  task.done();
}

/**
 * The build of the pages as they are now: a folder named after its content, so
 * that a site that runs has its own while another is built beside it; or the
 * folder that NEXT_DIST_DIR names, built in place.
 * @param {import('./progress.mjs').Board} board
 * @returns {Promise<string>} the folder, for NEXT_DIST_DIR
 */
export function ensureBuild(board) {
  return withLock(
    'build',
    async () => {
      const inputs = contentHash(CHECKOUT, SOURCES);
      const named = process.env['NEXT_DIST_DIR'];
      const folder = named || `${PREFIX}${inputs}`;
      if (stampOf(folder) !== inputs) {
        if (!named) await makeRoom(folder);
        await buildInto(folder, inputs, board);
      }
      await touchBuild(folder);
      return folder;
    },
    () => board.line('Another command builds the pages; waiting for it …'),
  );
}

/**
 * The build to serve where the sources are missing (a slim image): the
 * newest one. `locales` must be there: `next.config.js` reads the names of its files.
 * @returns {Promise<string>} the folder, for NEXT_DIST_DIR
 */
export async function existingBuild() {
  const folder = process.env['NEXT_DIST_DIR'] || (await recentBuilds())[0]?.name;
  if (folder !== undefined && stampOf(folder) !== null) return folder;
  throw new UserError('There is no build of the pages: run npm run build where the sources are.');
}

/** Whether the pages can be built here at all. */
export const hasSources = () => existsSync(join(CHECKOUT, 'pages'));
