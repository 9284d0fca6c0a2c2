import { environment } from './env';

/**
 * The site's clock, milliseconds since 1970: the real one moved by `--as-of`
 * (docs/product.md#time). For the schedule and content stamps; sessions, rate limits
 * and cache ages use the real clock.
 */
export function siteNow(): number {
  return Date.now() + environment().RIFTWEEK_CLOCK_SHIFT_MS;
}
