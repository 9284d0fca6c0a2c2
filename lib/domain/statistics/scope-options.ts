import { seasonScope } from './scopes';
import type { StatsScopes } from './stats-document';

type Option = { readonly value: string; readonly label: string };

/** The scopes on offer beside the chosen one: all years, all leagues, the years and splits of its league, the stages of its split, all patches. */
export type ScopeOptions = {
  readonly seasons: readonly Option[];
  readonly leagues: readonly Option[];
  readonly series: readonly Option[];
  readonly stages: readonly Option[];
  readonly patches: readonly Option[];
};

/** The first of the series that are on, in the order of their leagues, then the newest of all, as far as they have figures; everything where there are none. */
export function defaultScope(scopes: StatsScopes | null, running: readonly number[]): string {
  const series = scopes?.series ?? [];
  const id = running.find((each) => series.some((serie) => serie.id === each)) ?? series[0]?.id;
  return id === undefined ? 'all' : `serie:${id}`;
}

/** Whether a scope has figures, in any of its tables. */
export function scopeHasFigures(scopes: StatsScopes, scope: string): boolean {
  const { leagues, seasons, leagueSeasons, series, tournaments, patches } = scopes;
  return [
    'all',
    ...leagues.map(({ id }) => `league:${id}`),
    ...seasons.map((year) => seasonScope(year)),
    ...leagueSeasons.map(({ leagueId, year }) => seasonScope(year, leagueId)),
    ...series.map(({ id }) => `serie:${id}`),
    ...tournaments.map(({ id }) => `tournament:${id}`),
    ...patches.map((patch) => `patch:${patch}`),
  ].includes(scope);
}

/** What a scope on offer is called; null for everything, and for what is not on offer. */
export function scopeLabel({ seasons, leagues, series, stages, patches }: ScopeOptions, scope: string): string | null {
  return [...seasons, ...series, ...stages, ...leagues, ...patches].find(({ value }) => value === scope)?.label ?? null;
}

export function scopeOptions(scopes: StatsScopes, scope: string): ScopeOptions {
  const [kind = '', idText = ''] = scope.split(':');
  const id = Number(idText);
  const stage = kind === 'tournament' ? scopes.tournaments.find((each) => each.id === id) : undefined;
  const serieId = stage?.serieId ?? (kind === 'serie' ? id : null);
  const serie = scopes.series.find((each) => each.id === serieId);
  const seasonLeague = kind === 'season' && idText.includes('-') ? Number.parseInt(idText, 10) : null;
  const leagueId = serie?.leagueId ?? (kind === 'league' ? id : seasonLeague);
  const league = scopes.leagues.find((each) => each.id === leagueId);
  return {
    seasons: scopes.seasons.map((year) => ({ value: seasonScope(year), label: String(year) })),
    leagues: scopes.leagues.map((each) => ({ value: `league:${each.id}`, label: each.name })),
    series: [
      ...scopes.leagueSeasons
        .filter((each) => each.leagueId === leagueId)
        .map(({ year }) => ({ value: seasonScope(year, leagueId), label: `${league?.name ?? ''} ${year}` })),
      ...scopes.series
        .filter((each) => each.leagueId === leagueId)
        .map((each) => ({ value: `serie:${each.id}`, label: `${league?.name ?? ''} ${each.name}` })),
    ],
    stages: scopes.tournaments
      .filter((each) => each.serieId === serieId)
      .map((each) => ({ value: `tournament:${each.id}`, label: each.name })),
    patches: scopes.patches.map((patch) => ({ value: `patch:${patch}`, label: patch })),
  };
}
