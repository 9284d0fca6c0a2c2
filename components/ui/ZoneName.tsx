import { useTimeZone } from '../../lib/client/time-zone';
import { useHydrated } from '../../lib/client/use-hydrated';
import { zoneName } from '../../lib/client/zone-titles';
import { useLocale } from '../../lib/i18n/use-translate';

/** Names the reader's zone once it is known ("CET"); until then nothing. For the end of a line or a line of its own, so that nothing moves. */
export function ZoneName({ at }: { /** ISO instant. */ readonly at: string }) {
  const locale = useLocale();
  const zone = useTimeZone();
  // The space before it comes with it: at the end of a line a space moves once something follows.
  return <small className="zone">{useHydrated() ? ` ${zoneName(at, locale, zone)}` : null}</small>;
}
