import { escape, ICalAlarmType, ICalCalendar, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { printableText } from '../../domain/text/clean-text';
import { labelledText } from '../../domain/text/list-text';
import type { MatchSummary } from '../../domain/match/match';
import { expectedMinutes } from '../../domain/match/match-duration';
import { leagueShortName } from '../../domain/match/match-names';
import { byStart } from '../../domain/match/match-order';
import { bestOf, hasResult, isNeedless } from '../../domain/match/match-state';
import { paths } from '../../domain/page/paths';
import { siteHref } from '../../i18n/localized-path';
import type { Locale } from '../../domain/settings/locales';
import { isFed } from '../../domain/match/spoilers';
import { matchTitle } from '../../i18n/match-title';
import { roundTitle, stageRoundTitle } from '../../i18n/round-title';
import { translator } from '../../i18n/message-registry';
import { competitionName } from '../../i18n/competition-name';
import type { Translate } from '../../i18n/translate';
import type { ApiAnswer } from '../api/api-route';
import { environment } from '../env';
// Registers every locale's texts.
import '../../i18n/server-messages';

/** Matches as iCalendar (RFC 5545). Without results unless requested. */

type CalendarOptions = {
  /** The name of the calendar: of a team, a league, a match. */
  readonly name: string;
  /** Whether scores stand in the titles. */
  readonly results: boolean;
  /** Whether matches whose teams are results of others go by their rounds. */
  readonly rounds: boolean;
  /** The reader's language. */
  readonly locale: Locale;
  /** Minutes before the start of a match to come at which the program reminds; null: it does not. */
  readonly alarm: number | null;
};

const REFRESH_SECONDS = 3_600;
/** Sequence numbers count seconds from here, so that they rise with each change and fit into 31 bits for long. */
const SEQUENCE_EPOCH_MS = Date.parse('2010-01-01T00:00:00Z');

/** A match that is put off or called off is a newer version even where its source does not say when it changed. */
const CALLED_OFF = { not_started: 0, running: 0, finished: 0, postponed: 1, canceled: 2 } as const satisfies Record<
  MatchSummary['status'],
  number
>;

function summaryOf(match: MatchSummary, { results, rounds, locale }: CalendarOptions, t: Translate): string {
  const league = competitionName(leagueShortName(match), t);
  const round = rounds && isFed(match) ? stageRoundTitle(match, t) : null;
  if (round !== null) return labelledText(league, round, locale);
  const { left, right } = match;
  const title =
    results && hasResult(match)
      ? matchTitle(match, t, t('match.score', { left: left.score ?? '', right: right.score ?? '' }))
      : matchTitle(match, t);
  return labelledText(league, title, locale);
}

function statusOf(match: MatchSummary): ICalEventStatus {
  if (match.status === 'canceled') return ICalEventStatus.CANCELLED;
  return match.status === 'postponed' || match.beginAtEstimated ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

function eventOf(match: MatchSummary, options: CalendarOptions): ICalEventData {
  const { siteUrl } = environment();
  const { results, rounds, locale, alarm } = options;
  // Where only the day is certain there is no moment to remind of.
  const reminds = alarm !== null && match.status === 'not_started' && !match.beginAtEstimated;
  const t = translator(locale);
  const summary = summaryOf(match, options, t);
  const start = new Date(match.beginAt);
  const hasBegun = match.status === 'running' || match.status === 'finished';
  // A later change at the source is the result: the last time would reveal how long the match was.
  const modified = new Date(Math.min(Date.parse(match.modifiedAt), hasBegun && !results ? start.getTime() : Infinity));
  const best = bestOf(match);
  const url = siteHref(siteUrl, locale, rounds && isFed(match) ? paths.matchById(match.id) : paths.match(match));
  const competition = [
    competitionName(match.leagueName, t),
    competitionName(match.serieName, t),
    competitionName(match.tournamentName, t),
    match.round ? roundTitle(match.round, t) : '',
  ]
    .filter(Boolean)
    .join(' · ');
  return {
    id: `match-${match.id}@${new URL(siteUrl).hostname}`,
    // The same document makes the same text, so that a repeated request gets a 304.
    stamp: modified,
    lastModified: modified,
    sequence: Math.max(0, Math.floor((modified.getTime() - SEQUENCE_EPOCH_MS) / 1000)) + CALLED_OFF[match.status],
    summary,
    ...(reminds ? { alarms: [{ type: ICalAlarmType.display, trigger: alarm * 60, description: summary }] } : {}),
    status: statusOf(match),
    start,
    // Where only the day is certain, an hour would claim more than is known.
    ...(match.beginAtEstimated ? { allDay: true } : { end: new Date(start.getTime() + expectedMinutes(match) * 60_000) }),
    description: [competition, best === null ? '' : t('match.bestOf', { count: best }), url].filter(Boolean).join('\n'),
    url,
  };
}

/** The answer with a calendar of these matches, by start, without finals that turned out needless: that they are called off is a result. `file`: the name that a browser saves it under. */
export function calendarFile(file: string, matches: readonly MatchSummary[], options: CalendarOptions): Pick<ApiAnswer, 'text'> {
  const calendar = new ICalCalendar({
    // The one text that the library does not escape.
    name: escape(options.name, false),
    prodId: { company: 'Riftweek', product: 'Matches', language: options.locale.toUpperCase() },
    ttl: REFRESH_SECONDS,
  });
  for (const match of matches.filter((each) => !isNeedless(each)).toSorted(byStart)) calendar.createEvent(eventOf(match, options));
  return { text: { type: 'text/calendar', content: printableText(calendar.toString()), file } };
}
