import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../api-error';
import { securityEvent } from '../session/security-event';
import { sharedRegistry } from '../shared-registry';

export type RateLimit = { readonly points: number; readonly seconds: number };

function limiter({ points, seconds }: RateLimit): RateLimiterMemory {
  const { rateLimiters } = sharedRegistry();
  const name = `${points}/${seconds}`;
  let found = rateLimiters.get(name);
  if (!found) rateLimiters.set(name, (found = new RateLimiterMemory({ points, duration: seconds })));
  return found;
}

/** Counts a use of `key`, or one that costs as much as several; seconds to wait once the limit is passed, else null. */
export async function secondsToWait(key: string, limit: RateLimit, cost = 1): Promise<number | null> {
  try {
    await limiter(limit).consume(key, cost);
    return null;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
  }
}

/**
 * Counts one use of `key`, which begins with the route's name and a colon; throws `rate-limited` with Retry-After once the limit
 * is passed. Each process counts for itself and forgets with its end: behind N
 * processes a user may do up to N times as much. That is enough against a
 * flood; what may happen once only (a vote, a like, a report) is a document
 * (docs/decisions/0014, docs/operations.md#several-servers).
 */
export async function consumeRate(key: string, limit: RateLimit): Promise<void> {
  const seconds = await secondsToWait(key, limit);
  if (seconds === null) return;
  securityEvent('rate-limited', key.split(':', 1)[0] ?? '');
  throw new ApiError('rate-limited', `Too many requests. Try again in ${seconds} s.`, { headers: { 'Retry-After': String(seconds) } });
}

/**
 * Does `act` and counts one use of `key` against each limit; what fails is no use, so that a retry is not refused for it.
 * Throws as `consumeRate` and as `act`.
 */
export async function countedOnce<T>(key: string, limits: readonly RateLimit[], act: () => Promise<T>): Promise<T> {
  for (const limit of limits) await consumeRate(key, limit);
  try {
    return await act();
  } catch (error) {
    for (const limit of limits) await limiter(limit).reward(key);
    throw error;
  }
}
