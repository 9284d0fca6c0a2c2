import { milliseconds } from './figure-text';
import { interactionToNextPaint, longestOfEach, slowestTaps } from './interactions';
import { TAPPED_PAGES } from './tap-script';
import { firstTap, placesOf, tapsOf, type TappedVisit } from './taps';
import type { BenchFigure } from './table';
import type { BenchRig } from './rig';

const MOST_INP_MS = 200;
const SLOWEST = 5;

const tapsIn = (visits: readonly TappedVisit[]) => visits.flatMap(({ tapped }) => tapped);

function speedRow(name: string, visits: readonly TappedVisit[]): BenchFigure {
  const durations = visits.flatMap(({ events }) => longestOfEach(events).map(({ duration }) => duration));
  const inp = interactionToNextPaint(durations, tapsIn(visits).length);
  const slowest = slowestTaps(visits)
    .slice(0, SLOWEST)
    .map(({ what, duration }) => `${what} ${milliseconds(duration)}`);
  return {
    name: `INP ${name}, processor 4× slower`,
    ours: milliseconds(inp),
    against: `longest: ${slowest.join(', ')}`,
    target: `≤ ${milliseconds(MOST_INP_MS)}`,
    met: inp <= MOST_INP_MS,
  };
}

function lostRow(name: string, visits: readonly TappedVisit[]): BenchFigure {
  const all = tapsIn(visits);
  const lost = all.filter(({ hadEffect }) => !hadEffect);
  return {
    name: `lost ${name}`,
    ours: `${lost.length} of ${all.length}`,
    against: [...new Set(lost.map(({ what }) => what))].join(', '),
    target: '0',
    met: lost.length === 0,
  };
}

/** How long taps on a slow phone take, and whether each has its effect. */
export async function tapFigures({ url, pages, browse }: BenchRig, tell: (done: number, total: number) => void): Promise<BenchFigure[]> {
  const { paths } = await pages();
  const first: TappedVisit[] = [];
  const settled: TappedVisit[] = [];
  const total = TAPPED_PAGES.reduce((sum, page) => sum + page.first.length * page.visits + page.taps, 0);
  const tellTaps = () => tell(tapsIn([...first, ...settled]).length, total);
  await browse(async ({ browser }) => {
    for (const page of TAPPED_PAGES) {
      const address = `${url}${paths[page.kind]}`;
      const places = await placesOf(browser, address, page.first);
      for (let visit = 0; visit < page.visits; visit += 1) {
        for (const place of places) {
          first.push(await firstTap(browser, address, place));
          tellTaps();
        }
      }
      settled.push(await tapsOf(browser, address, page.then, page.taps));
      tellTaps();
    }
  });
  const all = [...first, ...settled];
  return [
    speedRow(`of ${total} taps`, all),
    speedRow('of taps on pages that are ready', settled),
    speedRow('of taps while the page loads', first),
    lostRow('taps on pages that are ready', settled),
    lostRow('taps while the page loads', first),
  ];
}
