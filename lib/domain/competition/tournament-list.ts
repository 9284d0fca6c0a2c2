import type { League, Serie, Tournament } from '../entities/entities';
import { compareLeagues } from '../leagues/league-table';
import { regionKeyOf, type GroupKey } from '../leagues/regions';
import { phaseOf, PHASES, type Phase } from './serie-phase';

export type ListedTournament = Omit<Tournament, 'teams'>;

type TournamentRow = Pick<Tournament, 'id' | 'name' | 'beginAt' | 'endAt'> & {
  readonly serie: { readonly id: number; readonly name: string } | null;
};
type LeagueTournaments = { readonly league: League; readonly rows: readonly TournamentRow[] };
type PhaseGroup = { readonly phase: Phase; readonly leagues: readonly LeagueTournaments[] };

export const TOURNAMENTS_PER_PAGE = 60;

export type TournamentList = {
  readonly groups: readonly PhaseGroup[];
  readonly page: number;
  readonly pages: number;
  /** Regions that have tournaments in this year, in the order of their leagues. */
  readonly regions: readonly GroupKey[];
};

type Input = {
  readonly tournaments: readonly ListedTournament[];
  readonly leagues: readonly League[];
  readonly series: readonly Serie[];
  readonly region: string | null;
  readonly page: number;
  readonly now: number;
};

/** One page of a year's tournaments: running first, then those to come, then those over; by league in league order, newest first. */
export function listTournaments({ tournaments, leagues, series, region, page, now }: Input): TournamentList {
  const leagueById = new Map(leagues.map((league) => [league.id, league]));
  const serieById = new Map(series.map((serie) => [serie.id, serie]));
  const known = tournaments.flatMap((tournament) => {
    const league = leagueById.get(tournament.leagueId);
    return league ? [{ tournament, league, phase: phaseOf(tournament, now) }] : [];
  });
  const ordered = [...leagues].sort((a, b) => compareLeagues(a.id, b.id));
  const regions = [
    ...new Set(ordered.filter(({ id }) => known.some(({ league }) => league.id === id)).map(({ regionId }) => regionKeyOf(regionId))),
  ];
  const chosen = known.filter(({ league }) => region === null || regionKeyOf(league.regionId) === region);
  const begin = ({ beginAt }: ListedTournament) => (beginAt === null ? Infinity : Date.parse(beginAt));
  chosen.sort(
    (a, b) =>
      PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase) ||
      compareLeagues(a.league.id, b.league.id) ||
      (begin(a.tournament) === begin(b.tournament) ? 0 : begin(b.tournament) - begin(a.tournament)) ||
      b.tournament.id - a.tournament.id,
  );
  const pages = Math.max(1, Math.ceil(chosen.length / TOURNAMENTS_PER_PAGE));
  const current = Math.min(Math.max(page, 1), pages);
  const shown = chosen.slice((current - 1) * TOURNAMENTS_PER_PAGE, current * TOURNAMENTS_PER_PAGE);
  const groups = PHASES.flatMap((phase): PhaseGroup[] => {
    const ofPhase = shown.filter((each) => each.phase === phase);
    const leagueIds = [...new Set(ofPhase.map(({ league }) => league.id))];
    const byLeague = leagueIds.flatMap((id): LeagueTournaments[] => {
      const league = leagueById.get(id);
      if (!league) return [];
      const rows = ofPhase
        .filter((each) => each.league.id === id)
        .map(({ tournament: { id: tournamentId, name, beginAt, endAt, serieId } }) => {
          const serie = serieById.get(serieId);
          return { id: tournamentId, name, beginAt, endAt, serie: serie ? { id: serie.id, name: serie.fullName } : null };
        });
      return [{ league, rows }];
    });
    return byLeague.length === 0 ? [] : [{ phase, leagues: byLeague }];
  });
  return { groups, page: current, pages, regions };
}

const beginYears = (series: readonly Serie[]): number[] =>
  series.flatMap(({ beginAt }) => (beginAt === null ? [] : [new Date(beginAt).getUTCFullYear()]));

/** Years that the list offers, newest first: those of the series, and the one that is shown. */
export function yearsOf(series: readonly Serie[], shown: number): number[] {
  return [...new Set([...beginYears(series), shown])].sort((a, b) => b - a);
}

/** The year that a list without a choice shows: this one (UTC), or where it has no series the latest before it, else the first after it. */
export function usualYear(series: readonly Serie[], now: number): number {
  const current = new Date(now).getUTCFullYear();
  const years = yearsOf(series, current).filter((year) => beginYears(series).includes(year));
  return years.find((year) => year <= current) ?? years.at(-1) ?? current;
}

/** Whether a year has a list, if an empty one: the current year (UTC), the one before and after it, and those of the series. */
export function isListedYear(series: readonly Serie[], year: number, now: number): boolean {
  return Math.abs(year - new Date(now).getUTCFullYear()) <= 1 || beginYears(series).includes(year);
}
