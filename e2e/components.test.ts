import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKOUT } from '../scripts/support/checkout.mjs';
import { violations } from './support/axe';
import { PHONE, useBrowser } from './support/browser';
import { differences, otherChromium, preparePictures, spreadOut } from './support/pictures';

/**
 * The page of all components, which is in no build: Next's development server
 * compiles just this page, without our server and a store.
 */

let server: ChildProcess | null = null;
let url = '';

beforeAll(async () => {
  server = fork(join(CHECKOUT, 'scripts', 'support', 'components-main.mjs'), {
    cwd: CHECKOUT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development', NEXT_DIST_DIR: '.next-components', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const [port]: unknown[] = await once(server, 'message');
  url = `http://localhost:${String(port)}`;
  // Compiled now: no page has that much time.
  expect((await fetch(`${url}/dev/components`)).status).toBe(200);
}, 120_000);

afterAll(() => server?.kill());

const { open } = useBrowser(() => url);
/** The server has the texts of every page and the flags. */
const WITHOUT_FRONT = /\/(?:i18n|img\/flags)\//;

// The development server and the whole page at once: slow where other tests run beside it.
describe('the page of all components', { timeout: 180_000 }, () => {
  it.each([
    ['a desktop', {}],
    ['a phone', PHONE],
  ])('breaks no rule of axe on %s, in either theme, with results shown and hidden', async (_where, device) => {
    const { page } = await open('/dev/components', { ...device, tolerates: WITHOUT_FRONT });
    const dark = await violations(page);
    await page.getByRole('button', { name: 'Results hidden' }).click();
    await page.getByRole('button', { name: 'Light' }).click();
    const light = await violations(page);
    expect({ dark, light }).toEqual({ dark: [], light: [] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it.for([
    [390, PHONE],
    [820, {}],
    [1440, {}],
  ] as const)('shows each as on its picture, %i px wide, in either theme', async ([width, device], { skip }) => {
    const { page } = await open('/dev/components', {
      ...device,
      viewport: { width, height: 900 },
      tolerates: WITHOUT_FRONT,
      prepare: preparePictures,
    });
    const other = otherChromium(page);
    if (other !== null) {
      process.stdout.write(`Skipped: ${other}.\n`);
      skip(other);
    }
    await spreadOut(page, width);
    const dark = await differences(page, `dark-${width}`);
    await page.getByRole('button', { name: 'Light' }).click();
    expect([...dark, ...(await differences(page, `light-${width}`))]).toEqual([]);
  });
});
