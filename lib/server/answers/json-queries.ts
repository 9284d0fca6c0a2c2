import * as v from 'valibot';
import { comparedIds, MOST_COMPARED } from '../../domain/compare/compare-query';
import { MAX_FOLLOWED_LEAGUES, MAX_FOLLOWED_MATCHES, MAX_FOLLOWED_PLAYERS, MAX_FOLLOWED_TEAMS } from '../../domain/values/constants';
import { EMBED_KINDS, EMBED_THEMES } from '../../domain/page/embed';
import { DEFAULT_LOCALE, isLocale } from '../../domain/settings/locales';
import { CATCH_UP_DAYS } from '../../domain/match/catch-up';
import { ROLES } from '../../domain/match/role';
import { commentPageOf } from '../../domain/people/comments/comment-page';
import { COMMENT_ID, commentPlace, DEFAULT_COMMENT_SORT, isCommentSort } from '../../domain/people/comments/comment-order';
import { isDigestId } from '../../domain/news/digest/digest';
import { CALENDAR_ALARMS } from '../../domain/schedule/calendar-alarms';
import { isMatchDay, mondayOf } from '../../domain/schedule/week';
import { prefixOf } from '../../domain/search/search-index';
import { searchedText, type SearchAsked } from '../../domain/search/search-query';
import { scopeKeyOf } from '../../domain/statistics/scopes';
import { STATS_KINDS } from '../../domain/statistics/stats-document';
import { asksUnknownTable, parseStatsQuery, statsSearch, type StatsQuery } from '../../domain/statistics/table-query';
import { ApiError } from '../api/api-error';
import type { ApiAnswer, ApiHandler } from '../api/api-route';
import { searchOf } from '../pages/page-queries';
import { idList, pageNumber, pathId, single, yearNumber, type RawQuery } from '../pages/query-parameters';
import { siteNow } from '../site-clock';

/**
 * What the addresses of the JSON routes mean that are the same for everyone. A
 * route sees what `read` makes of its address and nothing else of the request
 * (`publicRead`), and the front keeps its answer under `search`: no parameter can
 * reach an answer without being part of its key.
 */
export type JsonQuery<Asked> = {
  /** The query of an address, including the named parts of its path. Throws `bad-request` for an invalid one. */
  readonly read: (raw: RawQuery) => Asked;
  /** What of its query means something, as text that begins with "?", or ''. */
  readonly search: (raw: RawQuery) => string;
};

/** Stands for any value that a route refuses: it answers them all alike. */
const REFUSED = '-';

/** An empty value is none, as forms send it. */
const given = (raw: RawQuery, name: string): string | null => single(raw[name]) || null;

const written = (value: unknown): string => (value === true ? '1' : String(value));

/** As an address says it; null where it says nothing, or what holds without it. */
function canonical(schema: v.GenericSchema, text: string | null): string | null {
  if (text === null) return null;
  const [read, usual] = [v.safeParse(schema, text), v.safeParse(schema, null)];
  if (!read.success) return REFUSED;
  return usual.success && written(usual.output) === written(read.output) ? null : written(read.output);
}

/** The parameters of a route, each a schema of its text, or null where there is none; `inPath`: those that are parts of the path. */
function jsonQuery<Entries extends Readonly<Record<string, v.GenericSchema>>>(
  entries: Entries,
  inPath: readonly string[] = [],
): JsonQuery<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const schema = v.object(entries);
  const inQuery = Object.entries(entries).filter(([name]) => !inPath.includes(name));
  return {
    read: (raw) => {
      const read = v.safeParse(schema, Object.fromEntries(Object.keys(entries).map((name) => [name, given(raw, name)])));
      if (!read.success) throw new ApiError('bad-request', read.issues[0].message);
      return read.output;
    },
    search: (raw) => searchOf(inQuery.map(([name, each]) => [name, canonical(each, given(raw, name))])),
  };
}

/** A text that `parse` makes something of, other than null. */
function parameter<Value>(parse: (text: string) => Value | null, refusal: string) {
  return v.pipe(
    v.string(refusal),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value);
      if (value !== null) return value;
      addIssue({ message: refusal });
      return NEVER;
    }),
  );
}

const oneOf = <const Word extends string>(name: string, words: readonly Word[]) =>
  parameter((text) => words.find((word) => word === text) ?? null, `${name} must be one of ${words.join(', ')}.`);

const ids = (name: string, most: number) =>
  v.nullable(
    parameter((text) => idList(text, most), `${name} takes at most ${most} ids, separated by commas.`),
    '',
  );

/** In the order of the address. */
const compared = (name: string) =>
  v.nullable(parameter(comparedIds, `${name} takes at most ${MOST_COMPARED} ids, separated by commas.`), '');

/** A switch that is on with "1". */
const FLAG = v.nullable(
  v.pipe(
    v.string(),
    v.transform((text) => text === '1'),
  ),
  '',
);
/** A language of the site; of anything else the usual one. */
const LOCALE = v.nullable(
  v.pipe(
    v.string(),
    v.transform((text) => (isLocale(text) ? text : DEFAULT_LOCALE)),
  ),
  '',
);
/** Minutes before a start; null: no reminder. */
const ALARM = v.nullable(
  parameter(
    (text) => CALENDAR_ALARMS.find((minutes) => String(minutes) === text) ?? null,
    `alarm must be one of ${CALENDAR_ALARMS.join(', ')}.`,
  ),
);
const ID = parameter(pathId, 'The id must be a whole number.');
const TEAMS = parameter(pathId, 'left and right must be the ids of two teams.');
const NEWS = 'league and team must be ids, page a number from 1.';

const CATCH_UP = v.pipe(
  v.nullable(oneOf('days', CATCH_UP_DAYS.map(String))),
  v.transform((text) => CATCH_UP_DAYS.find((days) => String(days) === text) ?? 1),
);

const NO_QUERY = jsonQuery({});
const DETAIL_QUERY = jsonQuery({ id: ID }, ['id']);

const SCOPES = 'scope must be league:ID, season:YEAR, season:ID-YEAR, serie:ID, tournament:ID, patch:VERSION, patch:ID-VERSION or all.';

/** The query of the page `/stats`, which reads it leniently, without its page number. */
const STATS_CSV_QUERY: JsonQuery<StatsQuery & { readonly scope: string }> = {
  read: (raw) => {
    const { scope, ...rest } = parseStatsQuery(raw);
    if (scope === null || asksUnknownTable(raw)) throw new ApiError('bad-request', SCOPES);
    return { ...rest, scope };
  },
  search: (raw) => (asksUnknownTable(raw) ? searchOf([['scope', REFUSED]]) : statsSearch({ ...parseStatsQuery(raw), page: 1 })),
};

const PREFIX_QUERY = jsonQuery({ prefix: parameter(prefixOf, 'prefix takes at least two characters.') });

/** With `q` a whole text, without it the index of two characters. */
const SEARCH_QUERY: JsonQuery<SearchAsked> = {
  read: (raw) => {
    const text = given(raw, 'q');
    if (text === null) return { q: null, ...PREFIX_QUERY.read(raw) };
    const q = searchedText(text);
    if (q === null) throw new ApiError('bad-request', 'q takes at least two characters.');
    return { q };
  },
  search: (raw) => {
    const text = given(raw, 'q');
    return text === null ? PREFIX_QUERY.search(raw) : searchOf([['q', searchedText(text) ?? REFUSED]]);
  },
};

/** The JSON routes that are the same for everyone. All others see the visitor's own request, and the front keeps nothing of them. */
export const JSON_QUERIES = {
  '/api/week': jsonQuery({
    start: v.nullable(
      parameter((text) => (isMatchDay(text) && mondayOf(text) === text ? text : null), 'start must be a Monday, YYYY-MM-DD.'),
    ),
  }),
  '/api/match/[id]': DETAIL_QUERY,
  '/api/calendar/[kind]/[file]': jsonQuery(
    {
      kind: v.string(),
      file: v.string(),
      results: FLAG,
      locale: LOCALE,
      rounds: FLAG,
      alarm: ALARM,
    },
    ['kind', 'file'],
  ),
  /** The front serves it at `/sitemap.xml` and `/sitemaps/{file}`. */
  '/api/sitemap/[file]': jsonQuery({ file: v.string() }, ['file']),
  '/api/feed/[file]': jsonQuery({ file: v.string(), results: FLAG, locale: LOCALE }, ['file']),
  /** The front serves it at `/embed/…`. */
  '/api/embed/[kind]/[id]': jsonQuery(
    {
      kind: oneOf('kind', EMBED_KINDS),
      id: ID,
      results: FLAG,
      theme: v.nullable(
        v.pipe(
          v.string(),
          v.transform((text) => EMBED_THEMES.find((theme) => theme === text) ?? 'auto'),
        ),
        '',
      ),
      locale: LOCALE,
    },
    ['kind', 'id'],
  ),
  /** The front serves it at `/openapi.json`. */
  '/api/openapi': NO_QUERY,
  '/api/home': NO_QUERY,
  '/api/live': NO_QUERY,
  '/api/client-config': NO_QUERY,
  '/api/standings/[tournamentId]': jsonQuery({ tournamentId: ID }, ['tournamentId']),
  '/api/league/[id]': DETAIL_QUERY,
  '/api/leagues': NO_QUERY,
  '/api/serie/[id]': DETAIL_QUERY,
  '/api/series': NO_QUERY,
  '/api/tournament/[id]': DETAIL_QUERY,
  '/api/tournaments': jsonQuery({ year: v.nullable(parameter(yearNumber, 'year must be four digits.')) }),
  '/api/champion/[id]': DETAIL_QUERY,
  '/api/catch-up': jsonQuery({ days: CATCH_UP }),
  '/api/videos': NO_QUERY,
  '/api/player-votes/[matchId]': jsonQuery({ matchId: ID }, ['matchId']),
  '/api/votes/[matchId]': jsonQuery({ matchId: ID }, ['matchId']),
  '/api/patches': NO_QUERY,
  '/api/rankings': NO_QUERY,
  '/api/team/[id]': DETAIL_QUERY,
  '/api/player/[id]': DETAIL_QUERY,
  '/api/head-to-head': jsonQuery({ left: TEAMS, right: TEAMS }),
  '/api/search': SEARCH_QUERY,
  '/api/comments': jsonQuery({
    url: v.nullable(
      v.pipe(
        v.string(),
        v.transform((text) => commentPageOf(text)?.url ?? null),
      ),
    ),
    sort: v.nullable(
      parameter((text) => (isCommentSort(text) ? text : null), 'sort must be newest, oldest or liked.'),
      DEFAULT_COMMENT_SORT,
    ),
    cursor: v.nullable(parameter((text) => (commentPlace(text) === null ? null : text), 'cursor is not one of ours.')),
    parent: v.nullable(parameter((text) => (COMMENT_ID.test(text) ? text : null), 'parent is no comment id.')),
  }),
  '/api/following': jsonQuery({
    leagues: ids('leagues', MAX_FOLLOWED_LEAGUES),
    teams: ids('teams', MAX_FOLLOWED_TEAMS),
    players: ids('players', MAX_FOLLOWED_PLAYERS),
    matches: ids('matches', MAX_FOLLOWED_MATCHES),
  }),
  '/api/stats': jsonQuery({
    kind: oneOf('kind', STATS_KINDS),
    scope: parameter(scopeKeyOf, SCOPES),
    role: v.nullable(oneOf('role', ROLES)),
    side: v.nullable(oneOf('side', ['blue', 'red'])),
  }),
  '/api/stats/csv': STATS_CSV_QUERY,
  '/api/compare': jsonQuery({
    players: compared('players'),
    teams: compared('teams'),
    scope: v.nullable(parameter(scopeKeyOf, SCOPES)),
  }),
  '/api/digest/[id]': jsonQuery(
    {
      id: parameter((text) => (isDigestId(text) ? text : null), 'id must be day-LEAGUE-DATE or week-LEAGUE-MONDAY.'),
    },
    ['id'],
  ),
  '/api/news': jsonQuery({
    league: v.nullable(parameter(pathId, NEWS)),
    team: v.nullable(parameter(pathId, NEWS)),
    page: v.nullable(parameter(pageNumber, NEWS), '1'),
  }),
} as const;

/** The `GET` of such a route: its answer depends on the query, and on nothing else of the request. `now` is the site's clock. */
export function publicRead<Asked>(query: JsonQuery<Asked>, answer: (asked: Asked, now: number) => Promise<ApiAnswer>): ApiHandler {
  return async ({ query: raw }) => answer(query.read(raw), siteNow());
}
