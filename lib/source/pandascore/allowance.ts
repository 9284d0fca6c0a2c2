import { HOUR_MS, MINUTE_MS } from '../../domain/values/durations';
import { paceMs } from './retry';

/**
 * Which requests may be made when, so that live scores never wait for the rest.
 * `live`: changes of matches. `load`: a first load, which the operator waits for.
 * The others run in the background: `soon` follows changes (figures, tables,
 * deletions), `whole` reads everything once a day, `fill` fetches older figures.
 */
export type Urgency = 'live' | 'load' | 'soon' | 'whole' | 'fill';

/** Requests in an hour by plan (https://developers.pandascore.co/docs/rate-and-connections-limits). */
const PLANS = [1_000, 10_000] as const;

/** Below this share of the plan only live requests are made. */
const RESERVE = 0.2;

/** The share of an hour that requests which are not live may take, all together, when one of this kind is to be made. */
const SHARES: Readonly<Record<Exclude<Urgency, 'live' | 'load'>, number>> = { soon: 0.2, whole: 0.15, fill: 0.1 };

/** The limits that answers named, and the requests of the last hour. */
export type Spending = {
  /** The last `X-Rate-Limit-Remaining`, and when it came; null before the first answer. */
  readonly remaining: number | null;
  readonly answeredAt: number;
  /** The most that ever remained. */
  readonly most: number;
  /** When requests other than live ones were made, oldest first. */
  readonly othersAt: readonly number[];
};

/** The smallest plan that leaves so many requests. */
export function planLimit(most: number): number {
  return PLANS.find((limit) => most <= limit) ?? most;
}

/** How long to hold a request back, in milliseconds; the caller calls again after waiting. */
export function holdMs(urgency: Urgency, { remaining, answeredAt, most, othersAt }: Spending, now: number): number {
  if (urgency === 'live') return paceMs(remaining, now);
  const limit = planLimit(most);
  // The API does not say when the hour ends: after a minute without an answer, one request may find out.
  const reserved = remaining !== null && remaining < limit * RESERVE ? answeredAt + MINUTE_MS - now : 0;
  if (urgency === 'load') return Math.max(0, reserved);
  const allowed = Math.floor(limit * SHARES[urgency]);
  const oldest = othersAt.at(-allowed);
  const shared = oldest === undefined ? 0 : oldest + HOUR_MS - now;
  return Math.max(0, reserved, shared);
}

/** The allowance of one token, in memory. */
export class Allowance {
  #remaining: number | null = null;
  #answeredAt = 0;
  #most = 0;
  #othersAt: number[] = [];

  holdMs(urgency: Urgency, now: number): number {
    this.#othersAt = this.#othersAt.filter((at) => at > now - HOUR_MS);
    return holdMs(urgency, { remaining: this.#remaining, answeredAt: this.#answeredAt, most: this.#most, othersAt: this.#othersAt }, now);
  }

  /** To be called when a request is made. */
  spend(urgency: Urgency, now: number): void {
    if (urgency !== 'live') this.#othersAt.push(now);
  }

  /** Reads how many requests are left from an answer's header. */
  learn(header: string | null, now: number): void {
    if (header === null || !/^\d{1,9}$/.test(header)) return;
    this.#remaining = Number(header);
    this.#answeredAt = now;
    this.#most = Math.max(this.#most, this.#remaining);
  }
}
