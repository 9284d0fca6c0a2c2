import type { IncomingMessage } from 'node:http';
import type { Environment } from '../env';
import { log } from '../logger';
import type { Timers } from '../timers';
import type { RequestRecord } from './listener';

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

type ProxySettings = Pick<Environment, 'isHttps' | 'RIFTWEEK_TRUSTED_PROXIES'>;

/** Warns at the start where the site is https and the settings name no proxy: this server itself speaks no https. */
export function warnOfUnnamedProxy({ isHttps, RIFTWEEK_TRUSTED_PROXIES: proxies }: ProxySettings): void {
  if (!isHttps || proxies > 0) return;
  log().warn(
    'RIFTWEEK_SITE_URL is https, so something in front of this server ends it, but RIFTWEEK_TRUSTED_PROXIES is 0: all visitors may count as one address, and their rate limits as one',
  );
}

/**
 * Watches for forwarded addresses that are ignored: an error, once, for it is
 * nearly always a proxy that the settings do not name. Not a reason to refuse
 * anything: everybody who visits can send the header (docs/decisions/0019).
 */
export function watchForwarded({ RIFTWEEK_TRUSTED_PROXIES: proxies }: ProxySettings): (request: IncomingMessage) => void {
  let isSaid = proxies > 0;
  return ({ headers }) => {
    if (isSaid || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return;
    isSaid = true;
    log().error(
      'A request came through a proxy, and RIFTWEEK_TRUSTED_PROXIES is 0: all visitors may count as one address, and their rate limits as one',
    );
  };
}
