import type { League, Serie, TeamStub } from '../entities/entities';
import { compareLeagues } from '../leagues/league-table';
import { regionKeyOf, type GroupKey } from '../leagues/regions';
import { grouped } from '../values/grouped';
import { phaseOf } from './serie-phase';

type ListedSerie = { readonly serie: Serie; readonly winner: TeamStub | null };
type SeasonGroup = { readonly key: string; readonly season: string | null; readonly series: readonly ListedSerie[] };

const begin = ({ beginAt }: Serie): number => (beginAt === null ? 0 : Date.parse(beginAt));

/** Series by season, the season that began last first, those that run at `now` before all; by league order within. */
function groupSeasons(series: readonly Serie[], winners: readonly TeamStub[], now: number): SeasonGroup[] {
  const teams = new Map(winners.map((team) => [team.id, team]));
  const listed = [...series]
    .sort((a, b) => compareLeagues(a.leagueId, b.leagueId) || begin(b) - begin(a) || b.id - a.id)
    .map((serie): ListedSerie => ({ serie, winner: serie.winnerId === null ? null : (teams.get(serie.winnerId) ?? null) }));
  const groups = grouped(listed, ({ serie }) => [phaseOf(serie, now) === 'running' ? 'running' : (serie.season?.toLowerCase() ?? 'other')]);
  const latest = (ofGroup: readonly ListedSerie[]) => Math.max(...ofGroup.map(({ serie }) => begin(serie)));
  return [...groups]
    .map(([key, ofGroup]): SeasonGroup => ({ key, season: key === 'running' ? null : ofGroup[0].serie.season, series: ofGroup }))
    .sort(
      (a, b) =>
        Number(b.key === 'running') - Number(a.key === 'running') ||
        Number(a.key === 'other') - Number(b.key === 'other') ||
        latest(b.series) - latest(a.series),
    );
}

export type SeriesOfYear = {
  /** Running first, then season by season, newest first. */
  readonly groups: readonly SeasonGroup[];
  /** Those of the listed series, in league order. */
  readonly leagues: readonly League[];
  /** Those of all leagues of the year, in league order. */
  readonly regions: readonly GroupKey[];
};

type Input = {
  readonly series: readonly Serie[];
  readonly winners: readonly TeamStub[];
  /** In league order. */
  readonly leagues: readonly League[];
  /** UTC. */
  readonly year: number;
  /** Null: all. */
  readonly region: string | null;
  readonly now: number;
};

/** The series of one year and of one region or all. A series without a date is of the year that the source calls it by. */
export function seriesOfYear({ series, winners, leagues, year, region, now }: Input): SeriesOfYear {
  const ofYear = series.filter((serie) => (serie.beginAt === null ? serie.year : new Date(serie.beginAt).getUTCFullYear()) === year);
  const ids = new Set(ofYear.map(({ leagueId }) => leagueId));
  const known = leagues.filter(({ id }) => ids.has(id));
  const shown = known.filter(({ regionId }) => region === null || regionKeyOf(regionId) === region);
  const chosen = new Set(shown.map(({ id }) => id));
  const listed = ofYear.filter(({ leagueId }) => chosen.has(leagueId));
  return {
    groups: groupSeasons(listed, winners, now),
    leagues: shown,
    regions: [...new Set(known.map(({ regionId }) => regionKeyOf(regionId)))],
  };
}
