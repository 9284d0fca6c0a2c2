import { byPatch } from '../match/patch-name';
import type { ScopeChoice } from './scope-choice';
import { EVERYTHING, patchScope, seasonScope } from './scopes';
import type { StatsScopes } from './stats-document';

type Option = { readonly value: string; readonly label: string };

/** What the three choices of a scope offer, and which of it is chosen. */
export type ScopeOptions = {
  readonly chosen: ScopeChoice;
  /** The chosen scope by name, e.g. "LCK Summer 2023 Playoffs"; '' for everything. */
  readonly label: string;
  /** `latest`: the newest of its series that have figures. */
  readonly leagues: readonly (Option & { readonly latest: number | null })[];
  /** The years of the competition, or of all; not those that are called like a serie of it. */
  readonly years: readonly Option[];
  /** The series of the competition; none while all are counted. */
  readonly series: readonly Option[];
  /** The stages of the chosen serie. */
  readonly stages: readonly Option[];
  /** The patches of the competition, or of all. */
  readonly patches: readonly Option[];
};

/** The first of the series that are on, in the order of their leagues, then the newest of all, as far as they have figures; everything where there are none. */
export function defaultScope(scopes: StatsScopes | null, running: readonly number[]): string {
  const series = scopes?.series ?? [];
  const id = running.find((each) => series.some((serie) => serie.id === each)) ?? series[0]?.id;
  return id === undefined ? EVERYTHING : `serie:${id}`;
}

/** Whether a scope may be requested: it has some, in any of its tables, or is a patch or year of a league that has others. */
export function isKnownScope(scopes: StatsScopes, scope: string): boolean {
  const { leagues, seasons, series, tournaments, patches } = scopes;
  const ofLeagues = (key: (leagueId: number | null) => string) => [null, ...leagues.map(({ id }) => id)].map(key).includes(scope);
  return (
    scope === EVERYTHING ||
    leagues.some(({ id }) => scope === `league:${id}`) ||
    series.some(({ id }) => scope === `serie:${id}`) ||
    tournaments.some(({ id }) => scope === `tournament:${id}`) ||
    seasons.some((year) => ofLeagues((leagueId) => seasonScope(year, leagueId))) ||
    patches.some((patch) => ofLeagues((leagueId) => patchScope(patch, leagueId)))
  );
}

type Place = { readonly leagueId: number | null; readonly serieId: number | null; readonly year: string; readonly patch: string };

function placeOf(scopes: StatsScopes, scope: string): Place {
  const [kind = '', rest = ''] = scope.split(':');
  const nowhere: Place = { leagueId: null, serieId: null, year: '', patch: '' };
  switch (kind) {
    case 'league':
      return { ...nowhere, leagueId: Number(rest) };
    case 'serie':
    case 'tournament': {
      const stage = kind === 'tournament' ? scopes.tournaments.find(({ id }) => id === Number(rest)) : undefined;
      const serieId = kind === 'serie' ? Number(rest) : (stage?.serieId ?? null);
      return { ...nowhere, serieId, leagueId: scopes.series.find(({ id }) => id === serieId)?.leagueId ?? null };
    }
    default: {
      const [first = '', last] = rest.split('-');
      const name = last ?? first;
      return { ...nowhere, leagueId: last === undefined ? null : Number(first), [kind === 'patch' ? 'patch' : 'year']: name };
    }
  }
}

function yearsOf({ seasons, leagueSeasons }: StatsScopes, leagueId: number | null): readonly number[] {
  return leagueId === null ? seasons : leagueSeasons.filter((each) => each.leagueId === leagueId).map(({ year }) => year);
}

function patchesOf({ patches, leaguePatches = [] }: StatsScopes, leagueId: number | null): readonly string[] {
  return leagueId === null ? patches : leaguePatches.flatMap((each) => (each.leagueId === leagueId && !each.empty ? each.patch : []));
}

/** Patches as in `patchesOf`, including those without figures: a patch is not compared with one long before it. */
function playedPatches({ patches, leaguePatches = [] }: StatsScopes, leagueId: number | null): readonly string[] {
  const played = leaguePatches.flatMap((each) => (leagueId === null || each.leagueId === leagueId ? each.patch : []));
  return [...new Set([...(leagueId === null ? patches : []), ...played])].sort(byPatch);
}

/** The entry after the one that `isOwn` accepts, in a list with the newest first. */
function before<Item>(list: readonly Item[], isOwn: (item: Item) => boolean): Item | undefined {
  const at = list.findIndex(isOwn);
  return at === -1 ? undefined : list[at + 1];
}

/** A scope that another is compared with. */
export type ScopeBefore = { readonly name: string; readonly scope: string };

/** The patch, year or serie before the one that a scope is, in the same league where it is of one; null for every other scope, and where the patch before has no figures. */
export function scopeBefore(scopes: StatsScopes, scope: string): ScopeBefore | null {
  const { leagueId, year, patch } = placeOf(scopes, scope);
  const earlierPatch = before(playedPatches(scopes, leagueId), (each) => each === patch);
  if (earlierPatch !== undefined)
    return patchesOf(scopes, leagueId).includes(earlierPatch) ? { name: earlierPatch, scope: patchScope(earlierPatch, leagueId) } : null;
  const earlierYear = before(yearsOf(scopes, leagueId), (each) => String(each) === year);
  if (earlierYear !== undefined) return { name: String(earlierYear), scope: seasonScope(earlierYear, leagueId) };
  const ofLeague = scopes.series.filter((each) => each.leagueId === leagueId);
  const serie = before(ofLeague, ({ id }) => scope === `serie:${id}`);
  return serie === undefined ? null : { name: serie.name, scope: `serie:${serie.id}` };
}

const named = (name: string | number): Option => ({ value: String(name), label: String(name) });

export function scopeOptions(scopes: StatsScopes, scope: string): ScopeOptions {
  const { leagueId, serieId, year, patch } = placeOf(scopes, scope);
  const patches = patchesOf(scopes, leagueId).map(named);
  const latestOf = (league: number) => scopes.series.find((each) => each.leagueId === league)?.id ?? null;
  const leagues = scopes.leagues.map(({ id, name }) => ({ value: String(id), label: name, latest: latestOf(id) }));
  const series = scopes.series.filter((each) => each.leagueId === leagueId).map(({ id, name }) => ({ value: `serie:${id}`, label: name }));
  const isSerie = ({ label, value }: Option) => value !== year && series.some((serie) => serie.label === label);
  const years = yearsOf(scopes, leagueId)
    .map(named)
    .filter((each) => !isSerie(each));
  const stages = scopes.tournaments
    .filter((each) => each.serieId === serieId)
    .map(({ id, name }) => ({ value: `tournament:${id}`, label: name }));
  const chosen = { league: leagueId === null ? '' : String(leagueId), season: serieId === null ? year : scope, patch };
  const labelIn = (options: readonly Option[], value: string) => options.find((option) => option.value === value)?.label ?? '';
  const label = [labelIn(leagues, chosen.league), labelIn(series, `serie:${serieId}`), labelIn(stages, scope), year, patch];
  return {
    chosen,
    label: label.filter((part) => part !== '').join(' '),
    leagues,
    years,
    series,
    stages,
    // What is shown is on offer, also where nothing has been counted over it.
    patches: patch === '' || patches.some(({ value }) => value === patch) ? patches : [named(patch), ...patches],
  };
}
