import { dayOf } from '../../lib/domain/values/zoned-date';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useTimeZone } from '../../lib/client/settings/time-zone';

type VisitorDay = {
  /** "YYYY-MM-DD": the visitor's today; the server's UTC day until the page has hydrated. */
  readonly today: string;
  /** IANA zone; "UTC" until hydrated. */
  readonly zone: string;
  /** Milliseconds since 1970; null until hydrated. */
  readonly now: number | null;
};

/** Today as the visitor's own calendar says. `serverToday` is the shell's UTC day. */
export function useVisitorDay(serverToday: string): VisitorDay {
  const zone = useTimeZone();
  const now = useSiteNow();
  return { today: now === null ? serverToday : dayOf(now, zone), zone, now };
}
