import { ARCHIVE_LETTERS, type ArchiveLetter } from '../../domain/page/archive';
import { compareSearch, parseCompareQuery, type CompareQuery } from '../../domain/compare/compare-query';
import { REGION_KEYS } from '../../domain/leagues/regions';
import { embedSearch, parseEmbedQuery, type EmbedQuery } from '../../domain/page/embed-query';
import { CATCH_UP_DAYS, type CatchUpDays } from '../../domain/schedule/catch-up';
import { isMissingKind, type MissingKind } from '../../domain/page/missing-kind';
import { isMatchDay } from '../../domain/values/week';
import { searchedText } from '../../domain/search/search-query';
import { asksUnknownScope, asksUnknownTable, parseStatsQuery, statsSearch, type StatsQuery } from '../../domain/statistics/table-query';
import { matchTabSearch, parseMatchQuery, type MatchQuery } from '../../domain/page/match-tabs';
import { parseTeamQuery, TEAM_TABS, teamSearch, type TeamQuery } from '../../domain/page/team-tabs';
import { given, pageNumber, pathId, single, yearNumber, type RawQuery } from './query-parameters';

/**
 * What the queries of public pages mean. A page sees what `read` makes of its
 * query and nothing else of it (`queryPage`), and the server caches the page under
 * `key`: no parameter can reach a page without being part of its key. An address
 * that says the same in other words is the same page.
 */
export type PageQuery<Asked> = {
  /** The query of an address; null where no page can exist. */
  readonly read: (raw: RawQuery) => Asked | null;
  /** What of it is not as usual, as the part of an address that begins with "?"; '' where all is. What is usual only today (the year) counts as given: its page is another one tomorrow. */
  readonly search: (asked: Asked) => string;
  /** `search` of what was read. */
  readonly key: (raw: RawQuery) => string | null;
};

function pageQuery<Asked>(read: PageQuery<Asked>['read'], search: PageQuery<Asked>['search']): PageQuery<Asked> {
  return {
    read,
    search,
    key: (raw) => {
      const asked = read(raw);
      return asked === null ? null : search(asked);
    },
  };
}

/** The part of an address that begins with "?", without what is null. */
export function searchOf(parts: readonly (readonly [name: string, value: string | number | null])[]): string {
  const given = new URLSearchParams();
  for (const [name, value] of parts) if (value !== null) given.set(name, String(value));
  return given.size === 0 ? '' : `?${given.toString()}`;
}

/** Null where none is given, undefined for what is not an id. */
function idGiven(raw: RawQuery, name: string): number | null | undefined {
  const text = given(raw, name);
  return text === null ? null : (pathId(text) ?? undefined);
}

/** A number of a page that means nothing is the first one. */
function pageGiven(raw: RawQuery): number {
  return pageNumber(raw['page']) ?? 1;
}

function yearGiven(raw: RawQuery): number | null | undefined {
  const text = given(raw, 'year');
  return text === null ? null : (yearNumber(text) ?? undefined);
}

function regionGiven(raw: RawQuery): string | null | undefined {
  const region = given(raw, 'region');
  return region === null || REGION_KEYS.includes(region) ? region : undefined;
}

const usual = <Value>(value: Value, usualValue: Value): Value | null => (value === usualValue ? null : value);

const MATCHES_QUERY = pageQuery<{ readonly time: string }>(
  (raw) => {
    const time = given(raw, 'time') ?? 'today';
    return time === 'today' || isMatchDay(time) ? { time } : null;
  },
  ({ time }) => searchOf([['time', usual(time, 'today')]]),
);

const VIDEOS_QUERY = pageQuery<{ readonly leagueId: number | null; readonly page: number }>(
  (raw) => {
    const leagueId = idGiven(raw, 'league');
    return leagueId === undefined ? null : { leagueId, page: pageGiven(raw) };
  },
  ({ leagueId, page }) =>
    searchOf([
      ['league', leagueId],
      ['page', usual(page, 1)],
    ]),
);

const CATCH_UP_QUERY = pageQuery<{ readonly days: CatchUpDays }>(
  (raw) => {
    const text = given(raw, 'days');
    const days = text === null ? 1 : CATCH_UP_DAYS.find((each) => String(each) === text);
    return days === undefined ? null : { days };
  },
  ({ days }) => searchOf([['days', usual(days, 1)]]),
);

/** A team is narrower than a league. */
const NEWS_QUERY = pageQuery<{ readonly leagueId: number | null; readonly teamId: number | null; readonly page: number }>(
  (raw) => {
    const teamId = idGiven(raw, 'team');
    const leagueId = teamId === null ? idGiven(raw, 'league') : null;
    return teamId === undefined || leagueId === undefined ? null : { leagueId, teamId, page: pageGiven(raw) };
  },
  ({ leagueId, teamId, page }) =>
    searchOf([
      ['league', leagueId],
      ['team', teamId],
      ['page', usual(page, 1)],
    ]),
);

/** Null: the first league whose serie runs, and its current stage, which may be called a tournament as well. */
const STANDINGS_QUERY = pageQuery<{ readonly leagueId: number | null; readonly stageId: number | null }>(
  (raw) => {
    const [leagueId, stageId] = [idGiven(raw, 'league'), idGiven(raw, raw['stage'] ? 'stage' : 'tournament')];
    return leagueId === undefined || stageId === undefined ? null : { leagueId, stageId };
  },
  ({ leagueId, stageId }) =>
    searchOf([
      ['league', leagueId],
      ['stage', stageId],
    ]),
);

/** Null: of all regions. */
const RANKINGS_QUERY = pageQuery<{ readonly region: string | null }>(
  (raw) => {
    const region = regionGiven(raw);
    return region === undefined ? null : { region };
  },
  ({ region }) => searchOf([['region', region]]),
);

/** `year` null: the current one (UTC). */
const SERIES_QUERY = pageQuery<{ readonly year: number | null; readonly region: string | null }>(
  (raw) => {
    const [year, region] = [yearGiven(raw), regionGiven(raw)];
    return year === undefined || region === undefined ? null : { year, region };
  },
  ({ year, region }) =>
    searchOf([
      ['year', year],
      ['region', region],
    ]),
);

const TOURNAMENTS_QUERY = pageQuery<{ readonly year: number | null; readonly region: string | null; readonly page: number }>(
  (raw) => {
    const asked = SERIES_QUERY.read(raw);
    return asked && { ...asked, page: pageGiven(raw) };
  },
  ({ year, region, page }) =>
    searchOf([
      ['year', year],
      ['region', region],
      ['page', usual(page, 1)],
    ]),
);

/** A table that cannot be leads nowhere; how it is arranged takes its usual value where that is unknown. */
const STATS_QUERY = pageQuery<StatsQuery>((raw) => (asksUnknownTable(raw) ? null : parseStatsQuery(raw)), statsSearch);

/** Only a scope that cannot be one leads nowhere. */
const COMPARE_QUERY = pageQuery<CompareQuery>((raw) => (asksUnknownScope(raw) ? null : parseCompareQuery(raw)), compareSearch);

/** What is searched for; null: nothing yet. */
const SEARCH_QUERY = pageQuery<{ readonly text: string | null }>(
  (raw) => ({ text: searchedText(given(raw, 'q') ?? '') }),
  ({ text }) => searchOf([['q', text]]),
);

/** `letter` null: what leads to everything. */
const ARCHIVE_QUERY = pageQuery<{ readonly letter: ArchiveLetter | null }>(
  (raw) => {
    const text = given(raw, 'letter');
    if (text === null) return { letter: null };
    const letter = ARCHIVE_LETTERS.find((each) => each === text);
    return letter === undefined ? null : { letter };
  },
  ({ letter }) => searchOf([['letter', letter]]),
);

/** As of statistics: what means nothing is left out. */
const EMBED_QUERY = pageQuery<EmbedQuery>(parseEmbedQuery, embedSearch);

const TEAM_QUERY = pageQuery<TeamQuery>((raw) => {
  const tab = given(raw, 'tab');
  return tab === null || TEAM_TABS.some((each) => each === tab) ? parseTeamQuery(raw) : null;
}, teamSearch);

/** A tab that the match does not have changes nothing: how many games were played must not lead elsewhere. */
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
  '/matches': MATCHES_QUERY,
  '/catch-up': CATCH_UP_QUERY,
  '/videos': VIDEOS_QUERY,
  '/standings': STANDINGS_QUERY,
  '/rankings': RANKINGS_QUERY,
  '/tournaments': TOURNAMENTS_QUERY,
  '/series': SERIES_QUERY,
  '/news': NEWS_QUERY,
  '/stats': STATS_QUERY,
  '/compare': COMPARE_QUERY,
  '/search': SEARCH_QUERY,
  '/embed': EMBED_QUERY,
  '/archive': ARCHIVE_QUERY,
  '/team/[id]': TEAM_QUERY,
  '/team/[id]/[slug]': TEAM_QUERY,
  '/match/[id]': MATCH_QUERY,
  '/match/[id]/[slug]': MATCH_QUERY,
  '/failure': FAILURE_QUERY,
} as const;
