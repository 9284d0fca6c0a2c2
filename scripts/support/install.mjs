import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';
import { run } from './child-processes.mjs';
import { withLock } from './lock.mjs';
import { UserError } from './user-error.mjs';

/**
 * @typedef {object} LockedPackage an entry of a lock file's `packages`
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

/**
 * @param {string} file
 * @returns {LockedPackages | null}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(CHECKOUT, file), 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/**
 * Whether what npm has installed is what the lock file says. Optional packages
 * may be missing: most are for other machines.
 * @param {LockedPackages} wanted `packages` of package-lock.json
 * @param {LockedPackages | null} installed `packages` of node_modules/.package-lock.json, which npm writes last
 */
export function isInstalled(wanted, installed) {
  if (installed === null) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const there = installed[path];
    return there ? there.version === version : optional === true;
  });
}

/**
 * How many packages npm will fetch on this machine, for the progress bar.
 * @param {LockedPackages} wanted
 * @param {{platform: string, arch: string}} machine
 */
export function countPackages(wanted, { platform, arch }) {
  return Object.entries(wanted).filter(
    ([path, { os = [platform], cpu = [arch] }]) => path !== '' && os.includes(platform) && cpu.includes(arch),
  ).length;
}

/** How to call npm: the one that runs us, else the one in PATH. */
export function npmCommand() {
  const script = process.env['npm_execpath'];
  return script !== undefined && /npm-cli\.c?js$/.test(script) && existsSync(script)
    ? { command: process.execPath, before: [script] }
    : { command: 'npm', before: [] };
}

/** For a deployment, which decides itself what to install: refuses to go on without packages. */
export function demandPackages() {
  if (!existsSync(join(CHECKOUT, 'node_modules', 'next'))) throw new UserError('The packages are not installed: run npm ci.');
}

/**
 * Installs the packages unless they are there. Two commands at once install once.
 * @param {import('./progress.mjs').Board} board
 */
export async function installPackages(board) {
  const wanted = packagesOf('package-lock.json');
  if (wanted === null) throw new UserError('package-lock.json is missing or damaged: restore it, e.g. git checkout package-lock.json');
  const isThere = () => isInstalled(wanted, packagesOf('node_modules/.package-lock.json'));
  if (isThere()) return;
  await withLock(
    'install',
    async () => {
      if (isThere()) return;
      const task = board.task('Installing packages');
      const total = countPackages(wanted, process);
      let fetched = 0;
      const { command, before } = npmCommand();
      const { ok, output } = await run(command, [...before, 'ci', '--loglevel=http', '--no-audit', '--no-fund'], {
        // A test or production setting of the caller must not leave the tools out.
        env: { NODE_ENV: 'development', npm_config_omit: '' },
        onLine: (line) => {
          if (/http (?:fetch|cache) /.test(line) && line.includes('.tgz')) task.update((fetched += 1), total);
        },
      });
      if (ok) return task.done(`${fetched} packages`);
      task.drop();
      const reason = output
        .split('\n')
        .filter((line) => /^npm (error|ERR!)/.test(line))
        .map((line) => line.replace(/^npm (error|ERR!)\s*/, ''))
        .find((line) => line.length > 12 && !/^code /.test(line));
      throw new UserError(
        `The packages could not be installed (${reason ?? output.trim().split('\n').at(-1) ?? 'no answer'}): check the network and try npm ci.`,
      );
    },
    () => board.line('Another command installs the packages; waiting for it …'),
  );
}
