import { localTimeText, type Clock, type LocalTimeShow } from '../../lib/domain/text/local-time-formats';
import type { Locale } from '../../lib/domain/settings/locales';

type Props = {
  /** The ISO instant. */
  readonly at: string;
  readonly show: LocalTimeShow;
  readonly locale: Locale;
  readonly zone: string;
  readonly clock: Clock;
  readonly thisYear: number | null;
  readonly className?: string;
};

/**
 * An instant in a given zone and clock; `LocalTime` uses the visitor's. The
 * pre-paint script rewrites the server's text while the page is parsed, and React
 * renders the same text once hydrated, hence no warning for the difference. The
 * zone's abbreviation shows on hover (lib/client/page/zone-names.ts).
 */
export function TimeText({ at, show, locale, zone, clock, thisYear, className }: Props) {
  return (
    <time dateTime={at} data-clock={show} className={className} suppressHydrationWarning>
      {localTimeText(at, show, locale, clock, zone, thisYear)}
    </time>
  );
}
