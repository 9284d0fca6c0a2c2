import { REGION_KEYS } from '../../domain/competition/regions';
import { addDays, dayOf, isDay } from '../../domain/schedule/week';
import { pageNumber, pathId, single, yearNumber, type RawQuery } from './query-parameters';

/**
 * What the queries of public pages mean: the page shows what `read` says, and
 * the front keeps it under what `search` says. An address that says the same in
 * other words is the same page.
 */
export type PageQuery<Value> = {
  /** What an address asks for; null where nothing can be there. `now` is the site's clock. */
  readonly read: (raw: RawQuery, now: number) => Value | null;
  /** What of it is not as usual, as the part of an address that begins with "?"; '' where all is. What is usual only today (the year) counts as given: its page is another one tomorrow. */
  readonly search: (value: Value) => string;
};

/** The part of an address that begins with "?", without what is null. */
export function searchOf(parts: readonly (readonly [name: string, value: string | number | null])[]): string {
  const given = new URLSearchParams();
  for (const [name, value] of parts) if (value !== null) given.set(name, String(value));
  return given.size === 0 ? '' : `?${given.toString()}`;
}

/** An empty value is none, as forms send it. */
function given(raw: RawQuery, name: string): string | null {
  return single(raw[name]) || null;
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

/** League of Legends is out since then: no match is older. */
const FIRST_DAY = '2009-10-27';
const DAYS_AHEAD = 2 * 366;

/** A day that a match may be on. */
function isMatchDay(text: string, now: number): boolean {
  return isDay(text) && text >= FIRST_DAY && text <= addDays(dayOf(now, 'UTC'), DAYS_AHEAD);
}

export const MATCHES_QUERY: PageQuery<{ readonly time: string }> = {
  read: (raw, now) => {
    const time = given(raw, 'time') ?? 'today';
    return time === 'today' || isMatchDay(time, now) ? { time } : null;
  },
  search: ({ time }) => searchOf([['time', usual(time, 'today')]]),
};

export const VIDEOS_QUERY: PageQuery<{ readonly leagueId: number | null; readonly page: number }> = {
  read: (raw) => {
    const leagueId = idGiven(raw, 'league');
    return leagueId === undefined ? null : { leagueId, page: pageGiven(raw) };
  },
  search: ({ leagueId, page }) =>
    searchOf([
      ['league', leagueId],
      ['page', usual(page, 1)],
    ]),
};

/** A team is narrower than a league. */
export const NEWS_QUERY: PageQuery<{ readonly leagueId: number | null; readonly teamId: number | null; readonly page: number }> = {
  read: (raw) => {
    const teamId = idGiven(raw, 'team');
    const leagueId = teamId === null ? idGiven(raw, 'league') : null;
    return teamId === undefined || leagueId === undefined ? null : { leagueId, teamId, page: pageGiven(raw) };
  },
  search: ({ leagueId, teamId, page }) =>
    searchOf([
      ['league', leagueId],
      ['team', teamId],
      ['page', usual(page, 1)],
    ]),
};

/** Null: the first league whose serie runs, and its current stage. */
export const STANDINGS_QUERY: PageQuery<{ readonly leagueId: number | null; readonly stageId: number | null }> = {
  read: (raw) => {
    const [leagueId, stageId] = [idGiven(raw, 'league'), idGiven(raw, 'stage')];
    return leagueId === undefined || stageId === undefined ? null : { leagueId, stageId };
  },
  search: ({ leagueId, stageId }) =>
    searchOf([
      ['league', leagueId],
      ['stage', stageId],
    ]),
};

/** `year` null: the current one (UTC). */
export const SERIES_QUERY: PageQuery<{ readonly year: number | null; readonly region: string | null }> = {
  read: (raw) => {
    const [year, region] = [yearGiven(raw), regionGiven(raw)];
    return year === undefined || region === undefined ? null : { year, region };
  },
  search: ({ year, region }) =>
    searchOf([
      ['year', year],
      ['region', region],
    ]),
};

export const TOURNAMENTS_QUERY: PageQuery<{ readonly year: number | null; readonly region: string | null; readonly page: number }> = {
  read: (raw, now) => {
    const asked = SERIES_QUERY.read(raw, now);
    return asked && { ...asked, page: pageGiven(raw) };
  },
  search: ({ year, region, page }) =>
    searchOf([
      ['year', year],
      ['region', region],
      ['page', usual(page, 1)],
    ]),
};
