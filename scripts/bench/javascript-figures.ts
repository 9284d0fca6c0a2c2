import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { kilobytes, ratio } from './figure-text';
import { KINDS } from './site-pages';
import type { BenchRig } from './rig';
import type { BenchFigure } from './table';

const PHONE_WIDTH = 390;
const DESKTOP_WIDTH = 1440;
const MOST_TIMES = 1.2;
const GZIP_LEVEL = 6;

/** Our texts travel as a script of their own (lib/server/pages/message-script). */
const TEXTS = /^\/i18n\//;

/**
 * Gzip bytes of all scripts that a page loads until the network is quiet, and
 * how many of them are texts. The same measure for every server, whatever it
 * sends: the scripts as they are, compressed here.
 * @param width of the window, in CSS pixels
 */
async function javascriptBytes(browser: Browser, url: string, width: number): Promise<{ all: number; texts: number }> {
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

/** The scripts of each kind of page against those of the empty page. */
export async function javascriptFigures({ url, pages, emptyUrl, browse }: BenchRig): Promise<BenchFigure[]> {
  const [{ paths }, empty] = [await pages(), await emptyUrl()];
  return browse(async ({ browser }) => {
    const yardstick = await javascriptBytes(browser, empty, PHONE_WIDTH);
    const figures: BenchFigure[] = [];
    for (const { kind, width } of [
      ...KINDS.map((each) => ({ kind: each, width: PHONE_WIDTH })),
      { kind: '/' as const, width: DESKTOP_WIDTH },
    ]) {
      const ours = await javascriptBytes(browser, `${url}${paths[kind]}`, width);
      const times = ours.all / yardstick.all;
      figures.push({
        name: `${kind}: JavaScript at ${width} px, gzip`,
        ours: kilobytes(ours.all),
        against: `${kilobytes(yardstick.all)} empty Next + styled-components page; texts are ${kilobytes(ours.texts)} of ours`,
        ratio: ratio(times),
        target: `≤ ${MOST_TIMES}`,
        met: times <= MOST_TIMES,
      });
    }
    return figures;
  });
}
