import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS, WEEK_MS } from '../lib/domain/values/durations';
import { errorText } from '../lib/domain/values/error-text';
import { FeedWatch } from '../lib/ingest/feed-watch';
import { runIngest } from '../lib/ingest/ingest';
import { IngestLeaseError, withIngestLease } from '../lib/ingest/ingest-lease';
import { loadPatiently } from '../lib/ingest/watch';
import type { IngestEvent, IngestSummary } from '../lib/ingest/ingest-report';
import { FeedReader, newsFeeds } from '../lib/source/feeds/news-feeds';
import { archiveSource } from '../lib/source/archive/archive-source';
import { demoSource } from '../lib/source/demo/demo-source';
import { type MatchSource, SourceError } from '../lib/source/match-source';
import { FigureDownload } from '../lib/source/oracles-elixir/figure-download';
import { FigureFiles } from '../lib/source/oracles-elixir/figure-files';
import { findMatchDataFiles } from '../lib/source/oracles-elixir/match-data-files';
import { lastGameAt, oraclesElixirSource } from '../lib/source/oracles-elixir/oracles-elixir-source';
import { sourceWithFigures } from '../lib/source/oracles-elixir/source-with-figures';
import { PandaScoreError } from '../lib/source/pandascore/client';
import { pandaScoreSource } from '../lib/source/pandascore/pandascore-source';
import { toInstant } from '../lib/source/wire/wire';
import { setDefectReporter } from '../lib/store/core/defect-report';
import { closeStore } from '../lib/store/core/firestore';
import { readIngestState } from '../lib/store/models/match-documents';
import { StoreUnavailableError } from '../lib/store/core/store-error';
import { metrics } from '../lib/telemetry/metrics';
import { serveMetrics } from '../lib/telemetry/serve-metrics';
import { startTraces } from '../lib/telemetry/traces';
import type { IngestMessage } from './ingest-message';
import { ingestOptions, type IngestCommandOptions } from './ingest-options';
import { progressScale } from './ingest-progress';
import { pictureOptions } from './picture-options';
import { demandProjects } from './demand-projects';
import { rejectionLines, summaryLines, summaryText } from './ingest-summary';
import { UserError } from './support/user-error.mjs';

/**
 * `npm run ingest`, and the child of `npm start` that loads the matches and
 * keeps them current: a source into the store. Reports to a parent process by messages
 * (ingest-message.ts), and to standard output by lines.
 */

/** How many steps each source takes to read: only the progress bar cares. */
const READING_STEPS = { archive: 10, 'match-data': 1, demo: 1, pandascore: 9 };
const TELL_EVERY_MS = 150;
/** The last game of a file is over so long after it began. */
const AFTER_LAST_GAME_MS = HOUR_MS;
/** A file that is older is a past season: its site is one of its last day. */
const OLD_FILE_MS = WEEK_MS;
/** A store on a busy machine answers late; one that has not answered for this long is not there. */
const STORE_PATIENCE_MS = 10 * MINUTE_MS;

const parent = process.send?.bind(process);
const tell = (message: IngestMessage): void => void parent?.(message);
const say = (text: string): void => console.log(`${new Date().toISOString()} ${text}`);

const reportAndPrint = (text: string): void => {
  say(text);
  tell({ kind: 'note', text });
};

const textOf = (error: unknown): string =>
  errorText(error, UserError, SourceError, IngestLeaseError, PandaScoreError, StoreUnavailableError);

/** With the figures of match data files, where some are given. */
async function openSource(options: IngestCommandOptions, signal: AbortSignal): Promise<{ source: MatchSource; cursor: string | null }> {
  const { paths, address, folder } = options.figures;
  const opened = await openMatches(options, signal);
  if (paths.length === 0 && address === null) return opened;
  const download = address === null ? null : new FigureDownload(address, folder);
  return { ...opened, source: sourceWithFigures(opened.source, new FigureFiles(paths, download)) };
}

async function openMatches(
  { from, asOf, clockShiftMs }: IngestCommandOptions,
  signal: AbortSignal,
): Promise<{ source: MatchSource; cursor: string | null }> {
  switch (from.kind) {
    case 'demo':
      return { source: demoSource(Date.now() + clockShiftMs), cursor: null };
    case 'archive':
      return { source: archiveSource(from.folder, { asOf }), cursor: null };
    case 'match-data':
      return { source: oraclesElixirSource(findMatchDataFiles(from.paths), { asOf }), cursor: null };
    case 'pandascore': {
      const cursor = (await readIngestState())?.cursor ?? null;
      const address = from.url === null ? {} : { baseUrl: from.url };
      // Clocks of running games follow the site's clock.
      const now = () => Date.now() + clockShiftMs;
      return { source: pandaScoreSource({ token: from.token, cursor, signal, now, report: say, ...from.reach, ...address }), cursor };
    }
  }
}

/** Starts the site's clock on the last day of files that end in the past, unless a time was given. */
async function withClockOfFiles(options: IngestCommandOptions): Promise<IngestCommandOptions> {
  if (options.from.kind !== 'match-data' || options.clockIsSet) return options;
  const last = await lastGameAt(findMatchDataFiles(options.from.paths));
  const clock = last === null ? null : last + AFTER_LAST_GAME_MS;
  if (clock === null || clock > Date.now() - OLD_FILE_MS) return options;
  const clockShiftMs = clock - Date.now();
  tell({ kind: 'clock', shiftMs: clockShiftMs });
  reportAndPrint(`The matches end in the past: the site's clock starts at ${toInstant(clock)} (--as-of sets another time)`);
  return { ...options, clockShiftMs };
}

/** Feeds are of the real world: their articles carry the real clock. */
function openFeeds(): FeedWatch | undefined {
  const feeds = newsFeeds(process.env['RIFTWEEK_NEWS_FEEDS'] ?? '');
  if (feeds.length === 0) return undefined;
  return new FeedWatch(new FeedReader(feeds, { now: Date.now, allowPrivate: process.env['RIFTWEEK_NEWS_PRIVATE'] === '1' }));
}

/** Names what match data files have wrong: they always have something, and it is not the source's. */
const OF_A_FILE = /^(?:figures|row)\b/;

function countEvent(event: IngestEvent): void {
  const { ingestFailures, ingestRejections } = metrics();
  if (event.kind === 'failed') ingestFailures.inc();
  const rejected = (entity: string, count: number) => ingestRejections.inc({ by: OF_A_FILE.test(entity) ? 'file' : 'source' }, count);
  if (event.kind === 'done')
    for (const { kind, entity, count } of event.rejections.kinds) if (kind === 'malformed') rejected(entity, count);
  if (event.kind === 'rejected') for (const { entity } of event.rejections) rejected(entity, 1);
  if (event.kind === 'refused') ingestRejections.inc({ by: 'store' });
}

function reporter(options: IngestCommandOptions): (event: IngestEvent) => void {
  const scale = progressScale(READING_STEPS[options.from.kind]);
  let toldAt = 0;
  let step = '';
  return (event) => {
    countEvent(event);
    switch (event.kind) {
      case 'loading':
      case 'writing': {
        const scaled = scale(event);
        if (scaled.step !== step) say((step = scaled.step));
        if (Date.now() - toldAt < TELL_EVERY_MS) return;
        toldAt = Date.now();
        return tell({ kind: 'progress', ...scaled });
      }
      case 'done':
        return reportLoaded(event);
      case 'tick':
        return say(`${event.matches} matches changed: ${event.written} documents written, ${event.deleted} deleted`);
      case 'rejected':
        say(`not taken over: ${event.rejections.length} malformed`);
        return rejectionLines(event.rejections).forEach(say);
      case 'refused':
        return say(`${event.path} is not written, the old one stays: ${event.reason}`);
      case 'pictures':
        say(`${event.stored} pictures stored, ${event.failed} failed and tried again later`);
        return event.failures.forEach(say);
      case 'failed':
        return say(`failed, next try in ${event.retrySeconds} s: ${textOf(event.error)}`);
    }
  };
}

function reportLoaded(summary: IngestSummary): void {
  for (const line of summaryLines(summary)) say(line);
  const { malformed, losses } = summary.rejections;
  if (malformed > 0) tell({ kind: 'note', text: `${malformed} malformed documents were dropped; the ingest log lists them.` });
  const parts = losses.reduce((sum, { count }) => sum + count, 0);
  if (parts > 0) tell({ kind: 'note', text: `${parts} fields and list elements could not be read; the ingest log counts them by kind.` });
  tell({ kind: 'loaded', text: summaryText(summary) });
}

async function main(): Promise<void> {
  demandProjects(process.env);
  const options = await withClockOfFiles(ingestOptions(process.argv.slice(2), process.env, Date.now()));
  const pictures = pictureOptions(process.env, options.from.kind);
  await serveMetrics(options.metricsPort);
  const stopTraces = await startTraces('ingest');
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
  if (process.connected) process.once('disconnect', () => end.abort());

  setDefectReporter((defect) => say(`malformed document in the store: ${JSON.stringify(defect)}`));
  try {
    const owner = randomUUID();
    const load = () =>
      withIngestLease({ owner, wait: options.watch, signal: end.signal, onWait: reportAndPrint }, async ({ commit, signal }) => {
        const { source, cursor } = await openSource(options, signal);
        say(`reading ${source.name}`);
        await runIngest(source, {
          feeds: openFeeds(),
          watch: options.watch,
          now: () => Date.now() + options.clockShiftMs,
          report: reporter(options),
          signal,
          cursor,
          pictures,
          commit,
        });
      });
    const begun = Date.now();
    await loadPatiently(load, {
      signal: end.signal,
      report: (event) => {
        if (event.kind === 'failed') reportAndPrint(`The store does not answer yet: waiting, next try in ${event.retrySeconds} s.`);
      },
      isFinal: (error) => !(error instanceof StoreUnavailableError) || Date.now() - begun > STORE_PATIENCE_MS,
    });
  } catch (error) {
    // What was under way when we were asked to end may fail.
    if (!end.signal.aborted) throw error;
  } finally {
    await stopTraces();
    await closeStore();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const text = textOf(error);
    process.stderr.write(`${text}\n`);
    if (!parent) process.exit(1);
    parent({ kind: 'failed', text } satisfies IngestMessage, () => process.exit(1));
  },
);
