import { formatDay } from '../../lib/domain/schedule/day-format';
import { useLocale } from '../../lib/i18n/use-translate';

/** The visitor's own day in words. The server writes its UTC day, in whose place the pre-paint script writes theirs (lib/pre-paint/times.ts). */
export function TodayText({ today, show }: { readonly today: string; readonly show: 'long' | 'full' }) {
  return (
    <time dateTime={today} data-today={show} suppressHydrationWarning>
      {formatDay(today, show, useLocale())}
    </time>
  );
}
