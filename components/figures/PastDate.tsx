import { useTimeZone } from '../../lib/client/time-zone';
import { dayOf } from '../../lib/domain/schedule/week';
import { useLocale } from '../../lib/i18n/use-translate';
import { formatDay } from '../../lib/domain/schedule/day-format';

/** The day of a past match in the reader's zone, with its year: "08 Jul 2023". */
export function PastDate({ at }: { readonly at: string }) {
  const locale = useLocale();
  const zone = useTimeZone();
  return <time dateTime={at}>{formatDay(dayOf(at, zone), 'date', locale)}</time>;
}
