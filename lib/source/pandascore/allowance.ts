import { HOUR_MS, MINUTE_MS } from '../../domain/values/durations';
import { paceMs } from './retry';

/**
 * Which requests may be made when, so that live scores never wait for the rest.
 * `live`: changes of matches. `load`: a first load, which the operator waits for.
 * The others run beside the changes: `soon` follows them (figures, tables,
 * deletions), `whole` reads everything once a day, `fill` fetches older figures.
 */
export type Urgency = 'live' | 'load' | 'soon' | 'whole' | 'fill';

/** Requests in an hour by plan (https://developers.pandascore.co/docs/rate-and-connections-limits). */
const PLANS = [1_000, 10_000] as const;

/** Below this share of the plan only live requests are made. */
const RESERVE = 0.2;

/** What requests that are not live may take in an hour, all together, when one of this kind is to be made. */
const SHARES: Readonly<Record<Exclude<Urgency, 'live' | 'load'>, number>> = { soon: 0.2, whole: 0.15, fill: 0.1 };

/** The limits that answers named, and the requests of the last hour. */
export type Spending = {
  /** The last `X-Rate-Limit-Remaining`, and when it came; null before the first one. */
  readonly remaining: number | null;
  readonly heardAt: number;
  /** The most that ever remained. */
  readonly most: number;
  /** When the requests were made that were not live, oldest first. */
  readonly besides: readonly number[];
};

/** The smallest plan that leaves so many requests. */
export function planLimit(most: number): number {
  return PLANS.find((limit) => most <= limit) ?? most;
}

/** How long to hold a request back, in milliseconds; the caller calls again after waiting. */
export function holdMs(urgency: Urgency, { remaining, heardAt, most, besides }: Spending, now: number): number {
  if (urgency === 'live') return paceMs(remaining, now);
  const limit = planLimit(most);
  // The API does not say when the hour ends: after a minute without an answer, one request may find out.
  const reserved = remaining !== null && remaining < limit * RESERVE ? heardAt + MINUTE_MS - now : 0;
  if (urgency === 'load') return Math.max(0, reserved);
  const allowed = Math.floor(limit * SHARES[urgency]);
  const oldest = besides.at(-allowed);
  const shared = oldest === undefined ? 0 : oldest + HOUR_MS - now;
  return Math.max(0, reserved, shared);
}

/** The allowance of one token, in memory. */
export class Allowance {
  #remaining: number | null = null;
  #heardAt = 0;
  #most = 0;
  #besides: number[] = [];

  holdMs(urgency: Urgency, now: number): number {
    this.#besides = this.#besides.filter((at) => at > now - HOUR_MS);
    return holdMs(urgency, { remaining: this.#remaining, heardAt: this.#heardAt, most: this.#most, besides: this.#besides }, now);
  }

  /** A request is made. */
  spend(urgency: Urgency, now: number): void {
    if (urgency !== 'live') this.#besides.push(now);
  }

  /** An answer says how many requests are left. */
  hear(header: string | null, now: number): void {
    if (header === null || !/^\d{1,9}$/.test(header)) return;
    this.#remaining = Number(header);
    this.#heardAt = now;
    this.#most = Math.max(this.#most, this.#remaining);
  }
}
