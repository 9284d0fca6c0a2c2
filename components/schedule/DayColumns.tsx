import { calendarLabel, formatDay } from '../../lib/domain/schedule/day-format';
import type { MatchSummary } from '../../lib/domain/match/match';
import { orderDay, type DayOrder } from '../../lib/domain/schedule/schedule-order';
import { paths } from '../../lib/domain/page/paths';
import { byStart } from '../../lib/domain/match/match-order';
import type { Locale } from '../../lib/domain/settings/locales';
import type { Translate } from '../../lib/i18n/translate';
import { useLocale, useTranslate } from '../../lib/i18n/use-translate';
import { useDayOrder } from '../../lib/client/following/own-matches';
import { MatchList } from '../match/MatchList';
import { Link } from '../ui/Link';

/** How many matches a column lists before it points to the rest. */
const COLUMN_MATCHES = 6;

/** The name of a day on screen. */
export function dayTitle(day: string, today: string, locale: Locale, t: Translate): string {
  const { kind } = calendarLabel(day, today);
  if (kind === 'weekday') return formatDay(day, 'longWeekday', locale);
  return kind === 'date' ? formatDay(day, 'date', locale) : t(`days.${kind}`);
}

/** A column's matches: how many there are, and the first of the most wanted leagues in order of time, whatever the order of the day beside it. */
function columnMatches(
  matches: readonly MatchSummary[],
  order: DayOrder,
): { readonly count: number; readonly first: readonly MatchSummary[] } {
  const shown = orderDay(matches, { ...order, showByTime: false }).flatMap((group) => group.matches);
  return { count: shown.length, first: shown.slice(0, COLUMN_MATCHES).sort(byStart) };
}

type DayColumnsProps = {
  readonly days: readonly { readonly day: string; readonly matches: readonly MatchSummary[] }[];
  readonly today: string;
  /** The league whose matches alone are shown; null for all. */
  readonly leagueId: number | null;
};

/** One column a day with its first matches and a link to all of them. */
export function DayColumns({ days, today, leagueId }: DayColumnsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const order = useDayOrder();
  return (
    <div className="day-columns">
      {days.map(({ day, matches }, index) => {
        const title = dayTitle(day, today, locale, t);
        const { count, first } = columnMatches(matches, order);
        return (
          <section className="day-column" key={index} aria-label={title} suppressHydrationWarning>
            <h3 suppressHydrationWarning>
              {title}
              {calendarLabel(day, today).kind === 'date' ? null : (
                <small suppressHydrationWarning>{formatDay(day, 'medium', locale)}</small>
              )}
            </h3>
            <MatchList matches={first} names="short" showLeague />
            <footer>
              {count > 0 ? (
                <Link href={paths.matches(day === today ? 'today' : day, leagueId)}>{t('days.viewAll', { count })}</Link>
              ) : (
                <span>{t(matches.length > 0 ? 'mine.noMatches' : 'schedule.empty')}</span>
              )}
            </footer>
          </section>
        );
      })}
    </div>
  );
}
