import type { RequestRecord } from './front';
import type { Timers } from '../timers';

/** Statuses that cost a client nothing to cause, thousands of times a second. */
const REFUSALS: ReadonlySet<number> = new Set([400, 403, 404, 405, 429, 503]);
const SECOND_MS = 1_000;

/**
 * Writes a line a request; of refusals of one route with one status a line a
 * second, the next of which says in `more` how many it stands for besides, so
 * that nobody fills the log from outside.
 */
export function requestLog(
  write: (record: RequestRecord & { readonly more?: number }) => void,
  timers: Timers,
): (record: RequestRecord) => void {
  const held = new Map<string, { last: RequestRecord; more: number }>();
  return (record) => {
    if (!REFUSALS.has(record.status)) return write(record);
    // Routes are patterns, so there are few.
    const kind = `${record.status} ${record.method} ${record.route}`;
    const known = held.get(kind);
    if (known !== undefined) {
      known.last = record;
      known.more += 1;
      return;
    }
    write(record);
    const begun = { last: record, more: 0 };
    held.set(kind, begun);
    timers.after(SECOND_MS, () => {
      held.delete(kind);
      if (begun.more > 0) write({ ...begun.last, more: begun.more - 1 });
    });
  };
}
