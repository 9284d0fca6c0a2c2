import type { MatchSummary } from '../../lib/domain/match/match';
import { calendarLabel } from '../../lib/domain/schedule/calendar-label';
import { isStartingSoon, showsRescheduled } from '../../lib/domain/match/match-state';
import { dayOf } from '../../lib/domain/schedule/week';
import { MINUTE_MS } from '../../lib/domain/durations';
import { useSiteNow } from '../../lib/client/site-clock';
import { useTimeZone } from '../../lib/client/time-zone';
import type { Translate } from '../../lib/i18n/translate';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { LocalTime } from '../ui/LocalTime';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { leagueShortName } from '../../lib/domain/match/match-names';

/** "in 42 min", "in 3 h" within a day of the start, "Soon" once it is due; null otherwise. */
export function countdownText(match: MatchSummary, now: number, t: Translate): string | null {
  if (match.status !== 'not_started') return null;
  if (isStartingSoon(match, now)) return t('match.startingSoon');
  const minutes = Math.ceil((Date.parse(match.beginAt) - now) / MINUTE_MS);
  if (minutes <= 0 || minutes > 1440) return null;
  return minutes < 60 ? t('match.inMinutes', { count: minutes }) : t('match.inHours', { count: Math.round(minutes / 60) });
}

type MatchTimeProps = {
  readonly match: MatchSummary;
  /** Says the day where the list does not: "Today", "Sat 19 Aug". */
  readonly showDay?: boolean;
  /** Says the league where the list has no league headers. */
  readonly showLeague?: boolean;
};

/**
 * The time column of a row: the start, then in a small line what matters next –
 * live, called off, a countdown – then day and league where the list wants them.
 */
export function MatchTime({ match, showDay = false, showLeague = false }: MatchTimeProps) {
  const t = useTranslate();
  const now = useSiteNow();
  const off = match.status === 'canceled' || match.status === 'postponed';
  const moved = now === null ? match.rescheduled : showsRescheduled(match, now);
  return (
    <span className="when" data-time={match.status === 'running' ? 'running' : off ? 'off' : moved ? 'moved' : undefined}>
      <span className="clock" data-estimated={match.beginAtEstimated || undefined}>
        {match.beginAtEstimated ? <VisuallyHidden>{t('match.about')} </VisuallyHidden> : null}
        <LocalTime at={match.beginAt} show="time" />
        {moved && !off ? (
          <>
            <Icon name="calendar-clock" size={12} />
            <VisuallyHidden> {t('match.rescheduled')}</VisuallyHidden>
          </>
        ) : null}
      </span>
      <StateLine match={match} now={now} showDay={showDay} />
      {showLeague ? <small className="league-name">{leagueShortName(match)}</small> : null}
    </span>
  );
}

function StateLine({ match, now, showDay }: { readonly match: MatchSummary; readonly now: number | null; readonly showDay: boolean }) {
  const t = useTranslate();
  if (match.status === 'running') return <small className="live-word">{t('match.live')}</small>;
  if (match.status === 'canceled') return <small>{t('match.canceled')}</small>;
  if (match.status === 'postponed') return <small>{t('match.postponed')}</small>;
  const countdown = now === null ? null : countdownText(match, now, t);
  if (countdown !== null) return <small>{countdown}</small>;
  return showDay ? <DayWord match={match} now={now} /> : null;
}

/** "Today" where the reader's clock says so, else "Sat 19 Aug". */
function DayWord({ match, now }: { readonly match: MatchSummary; readonly now: number | null }) {
  const t = useTranslate();
  const zone = useTimeZone();
  const kind = now === null ? 'date' : calendarLabel(dayOf(match.beginAt, zone), dayOf(now, zone)).kind;
  return (
    <small>
      {kind === 'yesterday' || kind === 'today' || kind === 'tomorrow' ? t(`days.${kind}`) : <LocalTime at={match.beginAt} show="day" />}
    </small>
  );
}
