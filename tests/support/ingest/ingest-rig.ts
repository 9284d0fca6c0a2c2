import type { IngestEvent } from '../../../lib/ingest/ingest-report';
import { type IngestOptions, runIngest } from '../../../lib/ingest/ingest';
import type { MatchSource } from '../../../lib/source/match-source';
import { firestore } from '../../../lib/store/core/firestore';
import type { StoreProject } from '../../../lib/store/core/project-ids';

/** A clock that a test moves. */
export class TestClock {
  constructor(public time: number) {}
  readonly now = () => this.time;
}

export const SATURDAY = Date.parse('2023-08-19T09:00:00Z');

/** One run without watching, at a moment. */
export function ingestOnce(source: MatchSource, options: Partial<IngestOptions> = {}) {
  return runIngest(source, { watch: false, now: () => SATURDAY, report: () => undefined, ...options });
}

/** Runs and watches for a number of looks at the source; `beforeTick` hears the number of the look that comes (from 1). Returns what was reported after the load. */
export async function ingestAndWatch(
  source: MatchSource,
  ticks: number,
  options: Partial<IngestOptions> & { readonly beforeTick?: (tick: number) => void | Promise<void> } = {},
): Promise<IngestEvent[]> {
  const { beforeTick = () => undefined, ...rest } = options;
  const events: IngestEvent[] = [];
  const stop = new AbortController();
  let tick = 0;
  const pause = async () => {
    tick += 1;
    if (tick > ticks) stop.abort();
    else await beforeTick(tick);
  };
  const report = (event: IngestEvent) => void events.push(event);
  await runIngest(source, { watch: true, now: () => SATURDAY, report, signal: stop.signal, pause, ...rest });
  return events.filter(({ kind }) => kind === 'tick' || kind === 'failed' || kind === 'rejected');
}

/** When each document of a project was last written, by path: two equal answers mean that nothing was written between. */
export async function writeTimes(project: StoreProject, ...collections: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(collections.map((collection) => firestore(project).collection(collection).get()));
  return new Map(
    found.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, `${doc.updateTime.seconds}.${doc.updateTime.nanoseconds}`] as const)),
  );
}
