import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

const GZIP_LEVEL = 6;

/** Our texts travel as a script of their own (lib/server/pages/message-script). */
const TEXTS = /^\/i18n\//;

/**
 * Gzip bytes of all scripts that a page loads until the network is quiet, and
 * how many of them are texts. The same measure for every server, whatever it
 * sends: the scripts as they are, compressed here.
 * @param width of the window, in CSS pixels
 */
export async function javascriptBytes(browser: Browser, url: string, width: number): Promise<{ all: number; texts: number }> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const { origin } = new URL(url);
  await context.route(
    (each) => each.origin !== origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const scripts: Promise<{ isText: boolean; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const isText = TEXTS.test(new URL(response.url()).pathname);
    scripts.push(response.body().then((body) => ({ isText, bytes: gzipSync(body, { level: GZIP_LEVEL }).length })));
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(scripts);
  await context.close();
  const sum = (some: typeof loaded) => some.reduce((total, { bytes }) => total + bytes, 0);
  return { all: sum(loaded), texts: sum(loaded.filter(({ isText }) => isText)) };
}
