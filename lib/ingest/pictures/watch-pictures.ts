import type { PictureDownloader } from './picture-downloader';
import type { ReportIngest } from '../ingest-report';
import { pauseForReal, type Pause } from '../watch';

/** How often it is looked whether a picture is due: a new one, or one that has failed before. */
const LOOK_SECONDS = 60;

type Options = { readonly report: ReportIngest; readonly signal: AbortSignal; readonly pause?: Pause };

/** Fetches pictures until the signal is aborted, beside everything else. What goes wrong is reported and never ends the ingest. */
export async function watchPictures(
  downloader: Pick<PictureDownloader, 'fetchDue'>,
  { report, signal, pause = pauseForReal }: Options,
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
