import { localTimeText, type LocalTimeShow } from '../../lib/domain/local-time-formats';
import { useSettings } from '../../lib/client/settings-store';
import { SERVER_TIME_ZONE, useTimeZone } from '../../lib/client/time-zone';
import { LOCAL_ZONE } from '../../lib/domain/schedule/zoned-date';
import { useLocale } from '../../lib/i18n/use-translate';

type Props = {
  /** ISO instant. */
  readonly at: string;
  readonly show: LocalTimeShow;
  readonly className?: string;
};

const zoneNames = new Map<string, string>();

/** "GMT+9", "CEST": the zone's short name at that moment. */
function zoneAbbreviation(at: string, locale: string, zone: string): string {
  const key = `${locale}|${zone}|${at.slice(0, 10)}`;
  let name = zoneNames.get(key);
  if (name === undefined) {
    const parts = new Intl.DateTimeFormat(locale, {
      timeZone: zone === LOCAL_ZONE ? undefined : zone,
      timeZoneName: 'short',
    }).formatToParts(new Date(at));
    name = parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
    zoneNames.set(key, name);
  }
  return name;
}

/**
 * An instant in the visitor's zone and clock. The server writes UTC; the
 * pre-paint script rewrites the text while the page is parsed, and React renders
 * the same text once hydrated, hence no warning for the difference. The zone's
 * abbreviation shows on hover.
 */
export function LocalTime({ at, show, className }: Props) {
  const locale = useLocale();
  const zone = useTimeZone();
  const clock = useSettings().amPmTime ? '12' : '24';
  const title = zone === SERVER_TIME_ZONE ? undefined : zoneAbbreviation(at, locale, zone);
  return (
    <time dateTime={at} data-clock={show} className={className} title={title} suppressHydrationWarning>
      {localTimeText(at, show, locale, clock, zone)}
    </time>
  );
}
