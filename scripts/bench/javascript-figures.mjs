import { kilobytes, ratio } from './figure-text.mjs';
import { javascriptBytes } from './javascript-bytes.mjs';
import { KINDS } from './site-pages.mjs';

const PHONE_WIDTH = 390;
const DESKTOP_WIDTH = 1440;
const MOST_TIMES = 1.2;

/**
 * The scripts of each kind of page against those of the empty page.
 * @param {import('./rig.mjs').BenchRig} rig
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function javascriptFigures({ url, pages, emptyUrl, browse }) {
  const [{ paths }, empty] = [await pages(), await emptyUrl()];
  return browse(async ({ browser }) => {
    const yardstick = await javascriptBytes(browser, empty, PHONE_WIDTH);
    /** @type {import('./table.mjs').Figure[]} */
    const figures = [];
    for (const { kind, width } of [
      ...KINDS.map((each) => ({ kind: each, width: PHONE_WIDTH })),
      { kind: /** @type {const} */ ('/'), width: DESKTOP_WIDTH },
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
