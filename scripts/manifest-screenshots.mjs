/** `node scripts/manifest-screenshots.mjs --url http://localhost:3000`: draws the pictures of the web app's manifest (lib/server/well-known-files.ts) from a site that runs. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserAt, findBrowser } from './support/browser.mjs';
import { CHECKOUT } from './support/checkout.mjs';
import { parseOptions } from './support/options.mjs';
import { createBoard } from './support/progress.mjs';
import { runCommand } from './support/run-command.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
const FOLDER = join(CHECKOUT, 'public', 'screenshots');

/** @typedef {{name: string, path: (page: import('playwright').Page) => Promise<string>, device: typeof PHONE}} Shot */

/** The first match of the homepage's latest results. @type {Shot['path']} */
const playedMatch = async (page) =>
  (await page.locator('[aria-labelledby="home-lately"] a[href*="/match/"]').first().getAttribute('href')) ?? '/';

/** @type {readonly Shot[]} */
const SHOTS = [
  { name: 'home-narrow', path: () => Promise.resolve('/'), device: PHONE },
  { name: 'standings-narrow', path: () => Promise.resolve('/standings'), device: PHONE },
  { name: 'home-wide', path: () => Promise.resolve('/'), device: DESKTOP },
  { name: 'match-wide', path: playedMatch, device: DESKTOP },
];

await runCommand('manifest-screenshots', async () => {
  const [{ chromium }, { default: sharp }] = await Promise.all([import('playwright'), import('sharp')]);
  const { url } = parseOptions({ url: { type: 'string', default: 'http://localhost:3000' } }, 'manifest-screenshots');
  const browser = await chromium.launch({ ...browserAt(await findBrowser(createBoard())), args: ['--no-sandbox'] });
  await mkdir(FOLDER, { recursive: true });
  for (const { name, path, device } of SHOTS) {
    const context = await browser.newContext({ baseURL: url, colorScheme: 'dark', serviceWorkers: 'block', ...device });
    const page = await context.newPage();
    // No questions about page views, or for first teams.
    await context.addCookies([{ name: 'cookieConsent', value: '0', url }]);
    await context.addInitScript(() => localStorage.setItem('firstChoiceDone', '1'));
    await page.goto('/');
    await page.goto(await path(page), { waitUntil: 'networkidle' });
    const png = await page.screenshot();
    await writeFile(join(FOLDER, `${name}.webp`), await sharp(png).webp({ quality: 72, effort: 6 }).toBuffer());
    await context.close();
  }
  await browser.close();
});
