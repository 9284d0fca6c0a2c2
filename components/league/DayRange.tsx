import { useLocale } from '../../lib/i18n/use-translate';
import { spanMark } from '../../lib/domain/text/list-text';
import { formatDay } from '../../lib/domain/schedule/day-format';

type Props = { readonly from: string | null; readonly until: string | null };

/**
 * "6 Jun 2023 – 20 Aug 2023"; what is unknown is left out. Competitions have
 * days, not times: they are those of UTC for every reader, or one that ends
 * with its day would end a day later in Seoul.
 */
export function DayRange({ from, until }: Props) {
  const locale = useLocale();
  if (from === null) return null;
  return (
    <span className="range">
      <UtcDay at={from} />
      {until === null ? null : (
        <>
          {spanMark(locale)}
          <UtcDay at={until} />
        </>
      )}
    </span>
  );
}

function UtcDay({ at }: { readonly at: string }) {
  const locale = useLocale();
  const day = at.slice(0, 10);
  return <time dateTime={day}>{formatDay(day, 'date', locale)}</time>;
}
