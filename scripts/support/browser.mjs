import { existsSync } from 'node:fs';
import { run } from './child-processes.mjs';
import { UserError } from './user-error.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** @returns {Promise<string | null>} path of a Chromium in PATH that starts */
async function installedBrowser() {
  for (const command of COMMANDS) {
    const { ok, output } = await run('which', [command]);
    const path = output.trim().split('\n')[0] ?? '';
    if (ok && path !== '' && (await run(path, ['--version'], { timeoutMs: 30_000 })).ok) return path;
  }
  return null;
}

/** @returns {Promise<string | null>} the one that Playwright has downloaded, if it starts */
async function playwrightBrowser() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return existsSync(path) && (await run(path, ['--version'], { timeoutMs: 30_000 })).ok ? path : null;
}

/**
 * A Chromium for the browser tests: one that is there, else Playwright's own
 * download, else the system's package (as root).
 * @param {import('./progress.mjs').Board} board
 * @returns {Promise<string>} its path
 */
export async function findBrowser(board) {
  const given = process.env['RIFTWEEK_CHROMIUM'];
  if (given) {
    if (existsSync(given)) return given;
    throw new UserError(`RIFTWEEK_CHROMIUM names ${given}, which is not there.`);
  }
  const found = (await installedBrowser()) ?? (await playwrightBrowser());
  if (found !== null) return found;

  const isRoot = process.getuid?.() === 0;
  const task = board.task('Installing a browser');
  await run(process.execPath, ['node_modules/playwright/cli.js', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], {
    onLine: (line) => {
      const percent = /\b(\d{1,3})% of/.exec(line)?.[1];
      if (percent !== undefined) task.update(Number(percent), 100);
    },
  });
  let browser = await playwrightBrowser();
  if (browser === null && isRoot) {
    await run('apt-get', ['update', '-q']);
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    browser = await installedBrowser();
  }
  if (browser !== null) {
    task.done();
    return browser;
  }
  task.drop();
  throw new UserError(
    'No browser for the tests: install Chromium (e.g. apt-get install chromium), or set RIFTWEEK_CHROMIUM to the path of one.',
  );
}
