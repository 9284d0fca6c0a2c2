import { kilobytes, ratio } from './figure-text';
import { javascriptBytes } from './javascript-bytes';
import { KINDS } from './site-pages';
import type { BenchRig } from './rig';
import type { BenchFigure } from './table';

const PHONE_WIDTH = 390;
const DESKTOP_WIDTH = 1440;
const MOST_TIMES = 1.2;

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
