import { HOUR_MS, MINUTE_MS } from '../values/durations';
import { offsetAt } from '../values/zoned-date';

/** "UTC+1", "UTC−3:30": how far a zone's clocks are from UTC at an instant (ISO). Says more to a stranger than "CET", and needs no `Intl`. */
export function zoneName(at: string, zone: string): string {
  const offset = offsetAt(Date.parse(at), zone);
  if (offset === 0) return 'UTC';
  const hours = Math.floor(Math.abs(offset) / HOUR_MS);
  const minutes = Math.round((Math.abs(offset) % HOUR_MS) / MINUTE_MS);
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}
