import type { MatchSummary } from '../../lib/domain/match/match';
import { calendarLabel } from '../../lib/domain/schedule/day-format';
import { isOff, isStartingSoon, isUnderWay, showsRescheduled, shownState } from '../../lib/domain/match/match-state';
import { dayOf } from '../../lib/domain/values/zoned-date';
import { MINUTE_MS } from '../../lib/domain/values/durations';
import { competitionName } from '../../lib/i18n/competition-name';
import type { Translate } from '../../lib/i18n/translate';
import { Icon } from '../ui/Icon';
import { TimeText } from '../ui/TimeText';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Flames } from './Flames';
import { leagueShortName } from '../../lib/domain/match/match-names';
import type { RowReader } from './use-row-reader';

/** "in 42 min", "in 3 h" within a day of the start, "Soon" once it is due; null otherwise. */
export function countdownText(match: MatchSummary, now: number, t: Translate): string | null {
  if (match.status !== 'not_started') return null;
  if (isStartingSoon(match, now)) return t('match.startingSoon');
  const minutes = Math.ceil((Date.parse(match.beginAt) - now) / MINUTE_MS);
  if (minutes <= 0 || minutes > 1440) return null;
  return minutes < 60 ? t('match.inMinutes', { count: minutes }) : t('match.inHours', { count: Math.round(minutes / 60) });
}

/** "Today" where the reader's clock says so; null for a day that reads better as a date. */
function dayWord(match: MatchSummary, now: number, { t, zone }: RowReader): string | null {
  const { kind } = calendarLabel(dayOf(match.beginAt, zone), dayOf(now, zone));
  return kind === 'yesterday' || kind === 'today' || kind === 'tomorrow' ? t(`days.${kind}`) : null;
}

/** What the time of day makes of a row, in plain values: a row renders again only when one of them changes. */
export type RowTiming = {
  /** Whether the start has been moved lately. */
  readonly moved: boolean;
  /** A countdown, else the day in a word where the list wants it. */
  readonly note: string | null;
  /** Whether the date shows: the list wants the day, and there is no word for it. */
  readonly showDate: boolean;
};

type Moment = {
  /** The current time; null on the server and while hydrating. */
  readonly now: number | null;
  /** "others": today goes without saying. "date": no words, which would stand beside dates. "lead": beside the countdown, too, unless it is today. */
  readonly showDay: boolean | 'others' | 'date' | 'lead';
  readonly reader: RowReader;
};

export function rowTiming(match: MatchSummary, { now, showDay, reader }: Moment): RowTiming {
  if (now === null) return { moved: match.rescheduled, note: null, showDate: showDay !== false };
  const isToday = dayOf(match.beginAt, reader.zone) === dayOf(now, reader.zone);
  const wantsDay = showDay === 'others' ? !isToday : showDay !== false;
  const word = wantsDay && showDay !== 'date' ? dayWord(match, now, reader) : null;
  const countdown = countdownText(match, now, reader.t);
  const note = showDay === 'lead' && !isToday && word && countdown ? `${word} · ${countdown}` : (countdown ?? word);
  return { moved: showsRescheduled(match, now), note, showDate: wantsDay && note === null };
}

type MatchTimeProps = RowTiming & {
  readonly match: MatchSummary;
  readonly reader: RowReader;
  /** Whether the row says its league, because the list has no league headers. */
  readonly showLeague: boolean;
  /** Whether the row says how much a finished match is worth watching. */
  readonly flames: boolean;
};

/**
 * The time column of a row: the start, then in a small line what matters next –
 * live, called off, a countdown – then day and league where the list wants them.
 */
export function MatchTime({ match, reader, moved, note, showDate, showLeague, flames }: MatchTimeProps) {
  const { t } = reader;
  const off = isOff(match);
  const showsMove = moved && !off;
  const start = <RowTime at={match.beginAt} show="time" reader={reader} />;
  return (
    <span className="when" data-time={isUnderWay(match) ? 'running' : off ? 'off' : moved ? 'moved' : undefined}>
      {match.beginAtEstimated || showsMove ? (
        <span className="clock" data-estimated={match.beginAtEstimated || undefined}>
          {match.beginAtEstimated ? <VisuallyHidden>{t('match.about')} </VisuallyHidden> : null}
          {start}
          {showsMove ? (
            <>
              <Icon name="calendar-clock" size={12} />
              <VisuallyHidden> {t('match.rescheduled')}</VisuallyHidden>
            </>
          ) : null}
        </span>
      ) : (
        start
      )}
      {showsMove ? <MovedFrom match={match} reader={reader} /> : null}
      <StateLine match={match} reader={reader} note={note} showDate={showDate} />
      {flames ? <Flames flames={match.status === 'finished' ? match.worthWatching : undefined} short /> : null}
      {showLeague ? <small className="league-name">{competitionName(leagueShortName(match), t)}</small> : null}
    </span>
  );
}

/** The start before it was moved: its time where that alone has changed, else its day. */
function MovedFrom({ match: { originalBeginAt, beginAt }, reader }: Pick<MatchTimeProps, 'match' | 'reader'>) {
  if (originalBeginAt === null || originalBeginAt === beginAt) return null;
  const show = dayOf(originalBeginAt, reader.zone) === dayOf(beginAt, reader.zone) ? 'time' : 'day';
  return (
    <small>
      <VisuallyHidden>{reader.t('matchPage.originalTime')} </VisuallyHidden>
      <s>
        <RowTime at={originalBeginAt} show={show} reader={reader} />
      </s>
    </small>
  );
}

function StateLine({ match, reader, note, showDate }: Omit<MatchTimeProps, 'moved' | 'showLeague' | 'flames'>) {
  const { t } = reader;
  if (isUnderWay(match)) return <small className="live-word">{t('match.live')}</small>;
  const state = shownState(match);
  const word = state === 'overdue' ? t('match.awaiting') : state === 'canceled' || state === 'postponed' ? t(`match.${state}`) : null;
  return (
    <>
      {word === null ? null : <small>{word}</small>}
      {note === null ? null : <small>{note}</small>}
      {showDate ? <RowTime at={match.beginAt} show="day" reader={reader} /> : null}
    </>
  );
}

type RowTimeProps = { readonly at: string; readonly show: 'time' | 'day'; readonly reader: RowReader };

function RowTime({ at, show, reader: { locale, zone, clock, thisYear } }: RowTimeProps) {
  return <TimeText at={at} show={show} locale={locale} zone={zone} clock={clock} thisYear={thisYear} />;
}
