import { existsSync } from 'node:fs';
import { run } from './child-processes.mjs';
import { UserError } from './user-error.mjs';

/** Chromium without windows, which Playwright prefers too: a visit takes half the CPU time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const APT_TIMEOUT_MS = 300_000;

/**
 * @param {readonly string[]} commands
 * @returns {Promise<string | null>} path of the first in PATH that starts
 */
async function installedBrowser(commands) {
  for (const command of commands) {
    const { ok, output } = await run('which', [command]);
    const path = output.trim().split('\n')[0] ?? '';
    if (ok && path !== '' && (await run(path, ['--version'], { timeoutMs: 30_000 })).ok) return path;
  }
  return null;
}

/** @returns {Promise<string | null>} `''`, which leaves the choice to Playwright, if it has downloaded a browser that starts */
async function playwrightBrowser() {
  const { chromium } = await import('playwright');
  try {
    await (await chromium.launch()).close();
    return '';
  } catch {
    return null;
  }
}

/**
 * Installs a package of the system (as root on Debian).
 * @param {string} name
 * @param {readonly string[]} commands what it brings
 * @returns {Promise<string | null>} the path of one of them
 */
async function packaged(name, commands) {
  if (process.getuid?.() !== 0 || !(await run('which', ['apt-get'])).ok) return null;
  const apt = (/** @type {string[]} */ ...args) =>
    run('apt-get', ['-q', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: APT_TIMEOUT_MS });
  const install = ['install', '-y', '--no-install-recommends', '--no-remove', name];
  if (!(await apt(...install)).ok) {
    await apt('update');
    await apt(...install);
  }
  return installedBrowser(commands);
}

/** @param {import('./progress.mjs').Task} task */
async function downloadBrowser(task) {
  const isRoot = process.getuid?.() === 0;
  await run(
    process.execPath,
    ['node_modules/playwright/cli.js', 'install', ...(isRoot ? ['--with-deps'] : []), '--only-shell', 'chromium'],
    {
      onLine: (line) => {
        const percent = /\b(\d{1,3})% of/.exec(line)?.[1];
        if (percent !== undefined) task.update(Number(percent), 100);
      },
    },
  );
}

/**
 * Playwright's launch options for what `findBrowser` answered.
 * @param {string} path
 * @returns {{executablePath?: string}}
 */
export const browserAt = (path) => (path === '' ? {} : { executablePath: path });

/**
 * A Chromium for the browser tests: a headless shell that is there, else one
 * from the system's packages; else any Chromium, or Playwright's own download.
 * @param {import('./progress.mjs').Board} board
 * @returns {Promise<string>} its path, or `''` for the one that Playwright chooses itself
 */
export async function findBrowser(board) {
  const given = process.env['RIFTWEEK_CHROMIUM'];
  if (given) {
    if (existsSync(given)) return given;
    throw new UserError(`RIFTWEEK_CHROMIUM names ${given}, which is not there.`);
  }
  const shell = (await installedBrowser(SHELLS)) ?? (await playwrightBrowser());
  if (shell !== null) return shell;

  const task = board.task('Installing a browser');
  let browser = (await packaged('chromium-headless-shell', SHELLS)) ?? (await installedBrowser(BROWSERS));
  if (browser === null) {
    await downloadBrowser(task);
    browser = (await playwrightBrowser()) ?? (await packaged('chromium', BROWSERS));
  }
  if (browser !== null) {
    task.done();
    return browser;
  }
  task.drop();
  throw new UserError(
    'No browser for the tests: install Chromium (e.g. apt-get install chromium-headless-shell), or set RIFTWEEK_CHROMIUM to the path of one.',
  );
}
