import * as v from 'valibot';
import { ARCHIVE_LETTERS } from '../../domain/page/archive';
import { compareSearch, parseCompareQuery, type CompareQuery } from '../../domain/compare/compare-query';
import { REGION_KEYS } from '../../domain/leagues/regions';
import { embedSearch, parseEmbedQuery, type EmbedQuery } from '../../domain/page/embed-query';
import { CATCH_UP_DAYS } from '../../domain/schedule/catch-up';
import { isMissingKind, type MissingKind } from '../../domain/page/missing-kind';
import { isMatchDay } from '../../domain/values/week';
import { typedText } from '../../domain/search/search-query';
import { asksUnknownScope, asksUnknownTable, parseStatsQuery, statsSearch, type StatsQuery } from '../../domain/statistics/table-query';
import { matchTabSearch, parseMatchQuery, type MatchQuery } from '../../domain/page/match-tabs';
import { parseTeamQuery, TEAM_TABS, teamSearch, type TeamQuery } from '../../domain/page/team-tabs';
import { single, type RawQuery } from '../../domain/page/raw-query';
import { given, pageNumber, parameter, pathId, yearNumber } from './query-parameters';

/**
 * What the queries of public pages mean. A page sees what `read` makes of its
 * query and nothing else of it (`queryPage`), and the server caches the page under
 * `key`: no parameter can reach a page without being part of its key. An address
 * that says the same in other words is the same page.
 */
export type PageQuery<Query> = {
  /** The query of an address; null where no page can exist. */
  readonly read: (raw: RawQuery) => Query | null;
  /** The canonical query of an address, with "?"; '' if every value is the default. A default that changes with the date (this year) is not left out where it was given: without it the address means another page next year. */
  readonly search: (query: Query) => string;
  /** The canonical query of an address, by which the page is cached; null where no page can exist. */
  readonly key: (raw: RawQuery) => string | null;
};

function pageQuery<Query>(read: PageQuery<Query>['read'], search: PageQuery<Query>['search']): PageQuery<Query> {
  return {
    read,
    search,
    key: (raw) => {
      const query = read(raw);
      return query === null ? null : search(query);
    },
  };
}

/** The part of an address that begins with "?", without what is null. */
export function searchOf(parts: readonly (readonly [name: string, value: string | number | null])[]): string {
  const given = new URLSearchParams();
  for (const [name, value] of parts) if (value !== null) given.set(name, String(value));
  return given.size === 0 ? '' : `?${given.toString()}`;
}

/** A query of independent parameters, each a schema of its text, or of null where there is none; addresses leave out what holds without it. */
function parameters<Entries extends Readonly<Record<string, v.GenericSchema>>>(
  entries: Entries,
): PageQuery<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const schema = v.object(entries);
  const textsOf = (raw: RawQuery) => Object.fromEntries(Object.keys(entries).map((name) => [name, given(raw, name)]));
  const usual = new Map<string, unknown>(Object.entries(v.parse(schema, textsOf({}))));
  return pageQuery(
    (raw) => {
      const read = v.safeParse(schema, textsOf(raw));
      return read.success ? read.output : null;
    },
    (query) => searchOf(Object.entries(query).map(([name, value]) => [name, value === usual.get(name) ? null : String(value)])),
  );
}

const NOWHERE = 'No page can be there.';
/** A parameter that may be absent (null), else what `parse` makes of it. */
const optional = <Value>(parse: (text: string) => Value | null) => v.nullable(parameter(parse, NOWHERE));

const ID = optional(pathId);
const REGION = optional((text) => (REGION_KEYS.includes(text) ? text : null));
/** Null: the current year (UTC). */
const YEAR = optional(yearNumber);
/** A page number that makes no sense stands for the first page. */
const PAGE = v.pipe(
  v.nullable(v.string(), '1'),
  v.transform((text) => pageNumber(text) ?? 1),
);

const TIME = v.nullable(
  parameter((text) => (text === 'today' || isMatchDay(text) ? text : null), NOWHERE),
  'today',
);
const DAYS = v.nullable(
  parameter((text) => CATCH_UP_DAYS.find((days) => String(days) === text) ?? null, NOWHERE),
  '1',
);
/** The text that is searched for; null: none yet. */
const SEARCHED = v.pipe(
  v.nullable(v.string(), ''),
  v.transform((text) => typedText(text)),
);
/** Null: the first page of the archive, which leads to everything. */
const LETTER = optional((text) => ARCHIVE_LETTERS.find((letter) => letter === text) ?? null);

const NEWS = parameters({ league: ID, team: ID, page: PAGE });
/** With a team the league means nothing: a team is narrower. */
const NEWS_QUERY = pageQuery((raw) => NEWS.read(given(raw, 'team') === null ? raw : { ...raw, league: undefined }), NEWS.search);

/** Null: the first league whose serie runs, and its current stage, which may be called a tournament as well. */
const STANDINGS = parameters({ league: ID, stage: ID });
const STANDINGS_QUERY = pageQuery((raw) => STANDINGS.read(raw['stage'] ? raw : { ...raw, stage: raw['tournament'] }), STANDINGS.search);

/** A table that cannot exist is not found; an unknown order or filter takes its default. */
const STATS_QUERY = pageQuery<StatsQuery>((raw) => (asksUnknownTable(raw) ? null : parseStatsQuery(raw)), statsSearch);

/** Only a scope that cannot exist is not found. */
const COMPARE_QUERY = pageQuery<CompareQuery>((raw) => (asksUnknownScope(raw) ? null : parseCompareQuery(raw)), compareSearch);

/** Like the query of statistics: parameters that mean nothing are left out. */
const EMBED_QUERY = pageQuery<EmbedQuery>(parseEmbedQuery, embedSearch);

const TEAM_QUERY = pageQuery<TeamQuery>((raw) => {
  const tab = given(raw, 'tab');
  return tab === null || TEAM_TABS.some((each) => each === tab) ? parseTeamQuery(raw) : null;
}, teamSearch);

/** A tab that the match does not have is ignored: a redirect would reveal how many games were played. */
const MATCH_QUERY = pageQuery<MatchQuery>(parseMatchQuery, matchTabSearch);

const FAILURE_STATUSES = [404, 410, 500, 503] as const;

/** The page of failures: only the server requests it. */
const FAILURE_QUERY = pageQuery<{ readonly status: (typeof FAILURE_STATUSES)[number]; readonly missing: MissingKind }>(
  (raw) => {
    const missing = single(raw['missing']);
    return {
      status: FAILURE_STATUSES.find((status) => String(status) === raw['status']) ?? 500,
      missing: isMissingKind(missing) ? missing : 'page',
    };
  },
  ({ status, missing }) =>
    searchOf([
      ['status', status],
      ['missing', status === 404 || status === 410 ? missing : null],
    ]),
);

/** The queries of the pages that take one, by route. */
export const PAGE_QUERIES = {
  '/matches': parameters({ time: TIME, league: ID }),
  '/catch-up': parameters({ days: DAYS }),
  '/videos': parameters({ league: ID, page: PAGE }),
  '/play/predictions': parameters({ league: ID, page: PAGE }),
  '/standings': STANDINGS_QUERY,
  '/rankings': parameters({ region: REGION }),
  '/tournaments': parameters({ year: YEAR, region: REGION, page: PAGE }),
  '/series': parameters({ year: YEAR, region: REGION }),
  '/news': NEWS_QUERY,
  '/stats': STATS_QUERY,
  '/compare': COMPARE_QUERY,
  '/search': parameters({ q: SEARCHED }),
  '/embed': EMBED_QUERY,
  '/archive': parameters({ letter: LETTER }),
  '/team/[id]': TEAM_QUERY,
  '/team/[id]/[slug]': TEAM_QUERY,
  '/match/[id]': MATCH_QUERY,
  '/match/[id]/[slug]': MATCH_QUERY,
  '/failure': FAILURE_QUERY,
} as const;
