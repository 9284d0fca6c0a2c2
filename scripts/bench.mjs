/**
 * `npm run bench`: the figures of the README's section on performance, as
 * ratios measured side by side in one run. Written nowhere but on the screen.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { documentReads } from './bench/document-reads.mjs';
import { MONDAY, startBenchSite } from './bench/bench-site.mjs';
import { serveEmptyPage } from './bench/empty-page.mjs';
import { javascriptBytes } from './bench/javascript-bytes.mjs';
import { besideMisses } from './bench/misses.mjs';
import { table } from './bench/table.mjs';
import { throughput } from './bench/throughput.mjs';
import { browserAt, findBrowser } from './support/browser.mjs';
import { CHECKOUT, LOCAL_FOLDER } from './support/checkout.mjs';
import { createFamily, endRuns } from './support/child-processes.mjs';
import { installPackages } from './support/install.mjs';
import { demandEmulatorNeeds } from './support/local-emulators.mjs';
import { tryLock } from './support/lock.mjs';
import { demandNodeVersion } from './support/node-version.mjs';
import { parseOptions } from './support/options.mjs';
import { createBoard } from './support/progress.mjs';
import { stopRequested } from './support/stop-signals.mjs';
import { runCommand, UserError } from './support/user-error.mjs';

const FOLDER = join(CHECKOUT, LOCAL_FOLDER, 'bench');
const WIDTHS = [390, 1440];
const MOST_JAVASCRIPT = 1.25;
const MOST_READS = 3;
const MOST_SLOWDOWN = 2;

const family = createFamily();
const board = createBoard();

/** @param {number} value */
const ratio = (value) => `${value.toFixed(value < 10 ? 2 : 0)}×`;
/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
/** @param {number} perSecond */
const rate = (perSecond) => `${Math.round(perSecond).toLocaleString('en')}/s`;

/**
 * @param {string} siteUrl
 * @param {string} emptyUrl
 * @returns {Promise<import('./bench/table.mjs').Figure[]>}
 */
async function javascriptFigures(siteUrl, emptyUrl) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ ...browserAt(await findBrowser(board)), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const figures = [];
    for (const width of WIDTHS) {
      const [ours, empty] = [await javascriptBytes(browser, siteUrl, width), await javascriptBytes(browser, emptyUrl, width)];
      const times = ours.all / empty.all;
      figures.push({
        name: `JavaScript of / at ${width} px, gzip`,
        ours: kilobytes(ours.all),
        against: `${kilobytes(empty.all)} empty Next + styled-components page; texts are ${kilobytes(ours.texts)} of ours`,
        ratio: ratio(times),
        target: `≤ ${MOST_JAVASCRIPT}`,
        met: times <= MOST_JAVASCRIPT,
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** @typedef {{id: number, slug: string, status: string, leagueId: number, leagueName: string}} ListedMatch what the measuring needs of a match */

/**
 * @param {string} siteUrl
 * @returns {Promise<{coldPaths: string[], matchPath: string, leaguePath: string}>}
 */
async function pagesOfSeason(siteUrl) {
  const weeks = [-14, -7, 0, 7].map((days) => new Date(Date.parse(MONDAY) + days * 86_400_000).toISOString().slice(0, 10));
  /** @type {ListedMatch[]} */
  const matches = [];
  for (const start of weeks) {
    const answer = await fetch(`${siteUrl}/api/week?start=${start}`);
    /** @type {{matches: ListedMatch[]}} */
    const week = await answer.json();
    matches.push(...week.matches);
  }
  const paths = matches.filter(({ status }) => status === 'finished').map(({ id, slug }) => encodeURI(`/match/${id}/${slug}`));
  const league = matches.find(({ leagueName }) => /^\w+$/.test(leagueName));
  const [matchPath, ...coldPaths] = paths;
  if (matchPath === undefined || league === undefined) throw new UserError('The demo season has no finished matches to measure with.');
  return { coldPaths, matchPath, leaguePath: `/league/${league.leagueId}/${league.leagueName.toLowerCase()}` };
}

/**
 * @param {{url: string, log: string}} site
 * @param {{matchPath: string, leaguePath: string}} pages
 * @returns {Promise<import('./bench/table.mjs').Figure[]>}
 */
async function readFigures({ url, log }, { matchPath, leaguePath }) {
  const figures = [];
  // In Korean, because nobody has asked for these pages yet.
  for (const [name, path] of [
    ['/', '/ko'],
    ['/matches', '/ko/matches?time=2026-11-17'],
    ['/match/…', `/ko${matchPath}`],
    ['/league/…', `/ko${leaguePath}`],
    ['/leagues', '/ko/leagues'],
  ]) {
    const reads = await documentReads(`${url}${path}`, log);
    figures.push({
      name: `document reads of a cold ${name}`,
      ours: String(reads),
      against: 'of its own, shared shell data aside',
      ratio: '',
      target: `≤ ${MOST_READS}`,
      met: reads <= MOST_READS,
    });
  }
  return figures;
}

async function measure() {
  await installPackages(board);
  const building = board.task('Starting site and empty page');
  const site = await startBenchSite(family, join(FOLDER, 'site'));
  const emptyUrl = await serveEmptyPage(family, join(FOLDER, 'empty'));
  building.done();

  const measuring = board.task('Measuring');
  const pages = await pagesOfSeason(site.url);
  const reads = await readFigures(site, pages);
  measuring.update(1, 4);
  const javascript = await javascriptFigures(site.url, emptyUrl);
  measuring.update(2, 4);
  const { aloneMs, besideMs } = await besideMisses({ url: site.url, matchPaths: pages.coldPaths });
  measuring.update(3, 4);
  const { cached, bare, notModified, cold, cachedMs, coldMs } = await throughput(family, {
    url: site.url,
    coldPaths: pages.coldPaths,
    folder: FOLDER,
  });
  measuring.done();

  const slowdown = besideMs / aloneMs;
  /** @type {import('./bench/table.mjs').Figure[]} */
  const speed = [
    {
      name: 'median time, cached /, beside four connections of misses',
      ours: `${besideMs.toFixed(1)} ms`,
      against: `${aloneMs.toFixed(1)} ms alone, one request every 20 ms`,
      ratio: ratio(slowdown),
      target: `≤ ${MOST_SLOWDOWN}`,
      met: slowdown <= MOST_SLOWDOWN,
    },
    { name: 'cached /', ours: rate(cached), against: `${rate(bare)} plain node:http, same bytes`, ratio: ratio(cached / bare) },
    { name: 'cached / against cold match pages', ours: rate(cached), against: `${rate(cold)} rendered anew`, ratio: ratio(cached / cold) },
    { name: '/ not modified (304) against 200', ours: rate(notModified), against: rate(cached), ratio: ratio(notModified / cached) },
    {
      name: 'median time, cold match page',
      ours: `${coldMs.toFixed(1)} ms`,
      against: `${cachedMs.toFixed(1)} ms cached, 32 connections`,
      ratio: ratio(coldMs / cachedMs),
    },
  ];
  board.line(`\n${table([...javascript, ...reads, ...speed])}`);
}

await runCommand(async () => {
  demandNodeVersion();
  parseOptions({}, 'npm run bench');
  process.chdir(CHECKOUT);
  await demandEmulatorNeeds();
  const release = await tryLock('bench');
  if (release === null) throw new UserError('Another bench runs in this checkout: wait for its end.');
  mkdirSync(FOLDER, { recursive: true });
  const measured = measure();
  measured.catch(() => undefined);
  try {
    await Promise.race([measured, stopRequested()]);
  } finally {
    endRuns();
    await family.stopAll();
    release();
  }
});
process.exit();
