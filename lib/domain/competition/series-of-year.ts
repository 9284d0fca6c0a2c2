import type { League, Serie, TeamStub } from '../entities/entities';
import { compareLeagues } from '../leagues/league-table';
import { regionKeyOf, type GroupKey } from '../leagues/regions';
import { grouped } from '../values/grouped';
import { phaseOf, PHASES, type Phase } from './serie-phase';

type ListedSerie = { readonly serie: Serie; readonly winner: TeamStub | null };
type SeriesGroup = { readonly phase: Phase; readonly series: readonly ListedSerie[] };

const begin = ({ beginAt }: Serie): number => (beginAt === null ? 0 : Date.parse(beginAt));

/** Series by what they are at `now`, as stages are listed; by league order within, the newest first. */
function byPhase(series: readonly Serie[], winners: readonly TeamStub[], now: number): SeriesGroup[] {
  const teams = new Map(winners.map((team) => [team.id, team]));
  const listed = [...series]
    .sort((a, b) => compareLeagues(a.leagueId, b.leagueId) || begin(b) - begin(a) || b.id - a.id)
    .map((serie): ListedSerie => ({ serie, winner: serie.winnerId === null ? null : (teams.get(serie.winnerId) ?? null) }));
  const groups = grouped(listed, ({ serie }) => [phaseOf(serie, now)]);
  return PHASES.flatMap((phase): SeriesGroup[] => {
    const ofPhase = groups.get(phase);
    return ofPhase ? [{ phase, series: ofPhase }] : [];
  });
}

export type SeriesOfYear = {
  /** Running, to come, over. */
  readonly groups: readonly SeriesGroup[];
  /** The leagues of the listed series, in league order. */
  readonly leagues: readonly League[];
  /** The regions of all leagues of the year, in league order. */
  readonly regions: readonly GroupKey[];
};

type Input = {
  readonly series: readonly Serie[];
  readonly winners: readonly TeamStub[];
  /** The leagues, in league order. */
  readonly leagues: readonly League[];
  /** The current year (UTC). */
  readonly year: number;
  /** The key of the selected region; null for all. */
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
    groups: byPhase(listed, winners, now),
    leagues: shown,
    regions: [...new Set(known.map(({ regionId }) => regionKeyOf(regionId)))],
  };
}
