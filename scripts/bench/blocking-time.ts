/** An event of Chrome's trace: microseconds on a clock of the trace's own; `tdur` is the thread's CPU time. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number | undefined };

/** As Lighthouse simulates a phone, and what it lets a task take. */
const SLOWDOWN = 4;
const TASK_MS = 50;

/**
 * Blocking time of a page by the CPU time of its tasks alone. Lighthouse
 * counts the time that passes: where browser, server and bench share two cores, a
 * page's tasks also wait for their turn, and each of these milliseconds counts four times.
 * @param events of one load
 * @returns milliseconds beyond 50 of each task after the first contentful paint; NaN without one
 */
export function cpuBlocking(events: readonly TraceEvent[]): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (painted === undefined) return Number.NaN;
  return events
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === painted.pid && tid === painted.tid && ts > painted.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - TASK_MS), 0);
}
