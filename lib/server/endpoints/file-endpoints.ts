import * as v from 'valibot';
import { EMBED_KINDS, EMBED_THEMES } from '../../domain/page/embed';
import { CALENDAR_ALARMS } from '../../domain/schedule/calendar-alarms';
import { FLAG_SHAPE, LANGUAGE_PARAMETER, RESULTS_PARAMETER, inPath, may } from '../developers/documentation';
import { type Endpoints, endpoint, publicEndpoint } from './endpoint';
import { FLAG_PARAMETER, ID_PARAMETER, LOCALE_PARAMETER, jsonQuery, oneOf } from './json-query';
import { parameter } from '../pages/query-parameters';
import { calendarAnswer } from '../calendar/calendar-answers';
import { ownCalendar } from '../calendar/own-calendar';
import { embedAnswer } from '../embed/embed-answers';
import { feedAnswer } from '../feeds/feed-answers';
import { sitemapAnswer } from '../sitemap/sitemap-answers';

/** Minutes before a start; null: no reminder. */
const ALARM = v.nullable(
  parameter(
    (text) => CALENDAR_ALARMS.find((minutes) => String(minutes) === text) ?? null,
    `alarm must be one of ${CALENDAR_ALARMS.join(', ')}.`,
  ),
);

/** Calendars, feeds, sitemaps, embeds. */
export const FILE_ENDPOINTS = {
  '/api/calendar/[kind]/[file]': publicEndpoint({
    query: jsonQuery(
      {
        kind: v.string(),
        file: v.string(),
        results: FLAG_PARAMETER,
        locale: LOCALE_PARAMETER,
        rounds: FLAG_PARAMETER,
        alarm: ALARM,
      },
      ['kind', 'file'],
    ),
    answer: calendarAnswer,
    open: true,
    docs: {
      summary: 'Matches as iCalendar, to subscribe to.',
      parameters: [
        inPath('kind', 'Whose matches.', { type: 'string', enum: ['match', 'team', 'league', 'tournament', 'followed'] }),
        inPath(
          'file',
          'The id, with the ending .ics; of "followed" ids of leagues and teams, up to eight each: leagues-293.teams-1-2.ics.',
          {
            type: 'string',
            pattern: '^([1-9][0-9]*|[a-z]+(-[1-9][0-9]*)+(\\.teams(-[1-9][0-9]*)+)?)\\.ics$',
          },
        ),
        RESULTS_PARAMETER,
        may('rounds', '1: matches whose teams are results go by their rounds.', FLAG_SHAPE),
        may('alarm', 'Minutes before a start at which the calendar reminds.', { type: 'string', enum: CALENDAR_ALARMS.map(String) }),
        LANGUAGE_PARAMETER,
      ],
      types: ['text/calendar'],
    },
  }),
  '/api/feed/[file]': publicEndpoint({
    query: jsonQuery({ file: v.string(), results: FLAG_PARAMETER, locale: LOCALE_PARAMETER }, ['file']),
    answer: feedAnswer,
    open: true,
    docs: {
      summary:
        'Digests (all, league-ID), all news (news, news-league-ID) or results (results, results-league-ID) as RSS, Atom or JSON Feed.',
      parameters: [
        inPath('file', 'What, with the ending .rss, .atom or .json.', {
          type: 'string',
          pattern: '^(all|(news|results)|((news|results)-)?league-[1-9][0-9]*)\\.(rss|atom|json)$',
        }),
        RESULTS_PARAMETER,
        LANGUAGE_PARAMETER,
      ],
      types: ['application/rss+xml', 'application/atom+xml', 'application/feed+json'],
    },
  }),
  '/api/sitemap/[file]': publicEndpoint({
    query: jsonQuery({ file: v.string() }, ['file']),
    answer: sitemapAnswer,
    open: true,
  }),
  '/api/embed/[kind]/[id]': publicEndpoint({
    query: jsonQuery(
      {
        kind: oneOf('kind', EMBED_KINDS),
        id: ID_PARAMETER,
        results: FLAG_PARAMETER,
        theme: v.nullable(
          v.pipe(
            v.string(),
            v.transform((text) => EMBED_THEMES.find((theme) => theme === text) ?? 'auto'),
          ),
          '',
        ),
        locale: LOCALE_PARAMETER,
      },
      ['kind', 'id'],
    ),
    answer: embedAnswer,
    open: true,
  }),
  '/api/calendar/mine/[file]': endpoint({ GET: ownCalendar }),
} as const satisfies Endpoints;
