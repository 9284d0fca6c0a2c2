import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What the processes count, in the names that `/metrics` shows (docs/operations.md#metrics).
 * Labels are few: a route is its pattern, and nothing of a visitor is one.
 */

const FAST = [0.005, 0.025, 0.1, 0.3, 1, 2, 3, 10];
const SLOW = [0.1, 1, 5, 10, 15, 30, 60, 120, 300];

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const all = {
    registry,
    requests: new Counter({ name: 'riftweek_requests_total', help: 'Answers', labelNames: ['route', 'outcome'], registers }),
    answers: new Histogram({
      name: 'riftweek_answer_seconds',
      help: 'Time until an answer was sent, by how it was found',
      labelNames: ['cache'],
      buckets: FAST,
      registers,
    }),
    renders: new Histogram({
      name: 'riftweek_render_seconds',
      help: 'Time that making an answer took, its turn in the queue aside',
      labelNames: ['kind'],
      buckets: FAST,
      registers,
    }),
    storeCalls: new Histogram({
      name: 'riftweek_store_seconds',
      help: 'Calls of Firestore, Auth and Storage',
      labelNames: ['call', 'outcome'],
      buckets: FAST,
      registers,
    }),
    documents: new Counter({
      name: 'riftweek_documents_total',
      help: 'Documents read, written and deleted; attempts that a transaction began again count as well',
      labelNames: ['act', 'collection'],
      registers,
    }),
    ingestLook: new Gauge({
      name: 'riftweek_ingest_look_timestamp_seconds',
      help: 'When the source was last read and all of it stored',
      registers,
    }),
    ingestDelay: new Histogram({
      name: 'riftweek_ingest_delay_seconds',
      help: 'From the change of a match at the source to the store',
      buckets: SLOW,
      registers,
    }),
    ingestMatches: new Gauge({ name: 'riftweek_ingest_matches', help: 'Matches that ingest knows', registers }),
    ingestFailures: new Counter({ name: 'riftweek_ingest_failures_total', help: 'Looks at the source that failed', registers }),
    ingestRejections: new Counter({
      name: 'riftweek_ingest_rejections_total',
      help: 'Malformed documents of the source, each once, and documents that the store refused',
      labelNames: ['by'],
      registers,
    }),
    jobs: new Histogram({
      name: 'riftweek_job_seconds',
      help: 'Turns of jobs',
      labelNames: ['name', 'outcome'],
      buckets: SLOW,
      registers,
    }),
    mails: new Counter({ name: 'riftweek_mails_total', help: 'Mails', labelNames: ['outcome'], registers }),
    pushes: new Counter({ name: 'riftweek_pushes_total', help: 'Messages to devices', labelNames: ['outcome'], registers }),
  };
  // Prometheus does not count the step from nothing to the first value: what an alarm waits for begins with zero.
  for (const outcome of ['sent', 'later', 'refused', 'unknown']) all.mails.inc({ outcome }, 0);
  for (const outcome of ['taken', 'gone', 'later', 'refused']) all.pushes.inc({ outcome }, 0);
  for (const by of ['source', 'file', 'store']) all.ingestRejections.inc({ by }, 0);
  for (const call of ['read', 'query', 'write', 'transact', 'auth']) all.storeCalls.zero({ call, outcome: 'failed' });
  all.answers.zero({ cache: 'fallback' });
  return all;
}

const OUTCOMES = ['answered', 'refused', 'limited', 'unavailable', 'error'] as const;
type Outcome = (typeof OUTCOMES)[number];

declare global {
  var riftweekMetrics: ReturnType<typeof createMetrics> | undefined;
}

/** The metrics of this process. They hang on globalThis because our modules are evaluated more than once in the server. */
export function metrics(): ReturnType<typeof createMetrics> {
  return (globalThis.riftweekMetrics ??= createMetrics());
}

const countedRoutes = new Set<string>();

/** Counts an answer of a route. With its first one the other outcomes of the route begin with zero, so that a failure after it is seen to be one. */
export function countAnswer(route: string, outcome: Outcome): void {
  const { requests } = metrics();
  if (!countedRoutes.has(route)) for (const other of OUTCOMES) requests.inc({ route, outcome: other }, 0);
  countedRoutes.add(route);
  requests.inc({ route, outcome });
}
