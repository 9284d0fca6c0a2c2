import { type MatchSource, SourceError } from '../source/match-source';
import type { IngestSummary } from './ingest-report';
import { IngestRun, type IngestRunOptions } from './ingest-run';
import type { PictureDownloader } from './pictures/picture-downloader';
import { type Pause, type WatchOptions, loadPatiently, pauseForReal, watchSource } from './watch';
import { traced } from '../telemetry/traces';

/** How often to check whether a picture is due: a new one, or one that has failed before. */
const LOOK_SECONDS = 60;

/** Fetches pictures in the background until the signal is aborted. Errors are reported and never end the ingest. */
async function watchPictures(
  downloader: Pick<PictureDownloader, 'fetchDue'>,
  { report, signal, pause = pauseForReal }: WatchOptions,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const found = await downloader.fetchDue(signal);
      if (found.stored + found.failed > 0) report({ kind: 'pictures', ...found });
    } catch (error) {
      report({ kind: 'failed', error, retrySeconds: LOOK_SECONDS });
    }
    await pause(LOOK_SECONDS * 1000, signal);
  }
}

export type IngestOptions = Omit<IngestRunOptions, 'signal'> & {
  readonly signal?: AbortSignal | undefined;
  /** For tests: how watching waits. */
  readonly pause?: Pause;
};

/**
 * Brings the store in line with a source: loads everything, writes what
 * differs, and with `watch` goes on with what changes. Running it twice writes
 * nothing; after a crash the next run writes what is missing. People's
 * documents are not touched. Rejects when the source cannot be read
 * (SourceError) or the store not be written (StoreUnavailableError) in the
 * first load; with `watch`, failures of the API or the store are reported and tried again.
 */
export async function runIngest(source: MatchSource, options: IngestOptions): Promise<IngestSummary> {
  const { watch, report, pause, signal = new AbortController().signal } = options;
  const run = await IngestRun.open(source, { ...options, signal });
  const waits = { report, signal, ...(pause ? { pause } : {}) };
  const load = () => traced('ingest load', {}, () => run.load());
  const loaded = watch ? await loadPatiently(load, { ...waits, isFinal: (error) => error instanceof SourceError }) : await load();
  const { matches, rejections } = run.knowledge;
  const counts = loaded ?? { written: 0, deleted: 0, unchanged: 0 };
  const summary: IngestSummary = { source: source.name, matches, ...counts, rejections: rejections.summary() };
  if (signal.aborted) return summary;
  report({ kind: 'done', ...summary });
  // The summary has reported these rejections.
  rejections.takeNews();
  const { downloader } = run;
  if (watch) {
    await Promise.all([watchSource(run, waits), downloader && watchPictures(downloader, waits)]);
  } else if (downloader) {
    report({ kind: 'pictures', ...(await downloader.fetchDue(signal)) });
    await run.showPictures();
  }
  return summary;
}
