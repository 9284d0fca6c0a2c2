import type { League, Serie, TeamStub, Tournament } from '../../domain/entities/entities';
import { compareLeagues } from '../../domain/leagues/league-table';
import type { LeagueCatalog, LeagueCatalogEntry, LeagueDocument } from '../../domain/models/read-models';
import { grouped } from '../../domain/values/grouped';
import { beginOf, byResult, isFinished, isAnnounced, isUpcoming } from '../../domain/match/match-order';
import { isOff, isUnderWay } from '../../domain/match/match-state';
import { isComplete } from '../../domain/competition/standings-figures';
import { STAYS_CURRENT_MS } from '../../domain/competition/serie-phase';
import type { Season } from '../index/season';

const LISTED_MATCHES = 20;

type Span = { readonly begin: number; readonly end: number };

/** When a serie runs: by its own dates and those of its matches, which may be later; Infinity where neither is known. */
function spanOf(serie: Serie, { matchIndex }: Season): Span {
  const starts = matchIndex
    .ofLeague(serie.leagueId)
    .filter((match) => match.serieId === serie.id && !isOff(match))
    .map(beginOf);
  const begin = serie.beginAt === null ? (starts[0] ?? Infinity) : Date.parse(serie.beginAt);
  const ends = [...(serie.endAt === null ? [] : [Date.parse(serie.endAt)]), ...starts.slice(-1)];
  return { begin, end: ends.length === 0 ? Infinity : Math.max(...ends) };
}

/** A league's series with the times when they run, newest first. */
export function seriesOf(leagueId: number, season: Season): { serie: Serie; span: Span }[] {
  return [...season.entities.series.values()]
    .filter((serie) => serie.leagueId === leagueId)
    .map((serie) => ({ serie, span: spanOf(serie, season) }))
    .sort((a, b) => compareTimes(b.span.begin, a.span.begin) || b.serie.id - a.serie.id);
}

/** Compares times that may be Infinity, whose difference is not a number. */
function compareTimes(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** The serie that runs or has just ended, else the next, else the last one. `series`: newest first. */
export function currentSerie(series: readonly { serie: Serie; span: Span }[], now: number): Serie | null {
  const running = series.find(({ span }) => span.begin <= now && now <= span.end + STAYS_CURRENT_MS);
  const next = series.filter(({ span }) => span.begin > now && span.begin !== Infinity).at(-1);
  return (running ?? next ?? series[0])?.serie ?? null;
}

/** "Group" of "Group A": stages that run in parallel. Any other stage is separate. */
const familyOf = ({ id, name }: Tournament): string => /^(.+) [A-Z]$/.exec(name)?.[1] ?? `#${id}`;

/** The stage with an end: where the source gives none, that of its last match, once all are over. */
export function withEnd(tournament: Tournament, { matchIndex }: Season): Tournament {
  const matches = matchIndex.ofTournament(tournament.id);
  const last = matches.findLast(isFinished);
  return tournament.endAt !== null || !last || !isComplete(matches) ? tournament : { ...tournament, endAt: last.endAt ?? last.beginAt };
}

/** Stages of a serie by start, groups by their letter where the first of them starts; those without a date last. */
export function tournamentsOf(serieId: number, season: Season): Tournament[] {
  const begin = ({ beginAt }: Tournament) => (beginAt === null ? Infinity : Date.parse(beginAt));
  const byBegin = [...season.entities.tournaments.values()]
    .filter((tournament) => tournament.serieId === serieId)
    .map((tournament) => withEnd(tournament, season))
    .sort((a, b) => compareTimes(begin(a), begin(b)) || a.id - b.id);
  return [...grouped(byBegin, (tournament) => [familyOf(tournament)]).values()].flatMap((family) =>
    family.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)),
  );
}

/** The teams that won these series, each once. */
export function winnersOf(series: readonly Serie[], { entities }: Season): TeamStub[] {
  const ids = new Set(series.flatMap(({ winnerId }) => winnerId ?? []));
  return [...ids].flatMap((id) => {
    const team = entities.teams.get(id);
    return team ? [{ id, name: team.name, acronym: team.acronym, img: team.img }] : [];
  });
}

/** `leagues/{id}`; null for an unknown league. */
export function deriveLeague(id: number, season: Season): LeagueDocument | null {
  const league = season.entities.leagues.get(id);
  if (!league) return null;
  const series = seriesOf(id, season);
  const current = currentSerie(series, season.now());
  const matches = season.matchIndex.ofLeague(id);
  return {
    league,
    series: series.map(({ serie }) => serie),
    winners: winnersOf(
      series.map(({ serie }) => serie),
      season,
    ),
    currentSerieId: current?.id ?? null,
    tournaments: current ? tournamentsOf(current.id, season) : [],
    running: matches.filter(isUnderWay),
    upcoming: matches.filter((match) => isAnnounced(match, season.now())).slice(0, LISTED_MATCHES),
    latest: matches.filter(isFinished).sort(byResult).slice(0, LISTED_MATCHES),
  };
}

function catalogEntry(league: League, season: Season): LeagueCatalogEntry {
  const matches = season.matchIndex.ofLeague(league.id);
  return {
    ...league,
    currentSerie: currentSerie(seriesOf(league.id, season), season.now()),
    nextMatchAt: matches.find((match) => isUpcoming(match, season.now()))?.beginAt ?? null,
    lastMatchAt: matches.filter((match) => isFinished(match) || match.status === 'running').at(-1)?.beginAt ?? null,
  };
}

/** `catalogs/leagues`: every league that has matches or series, in league order. */
export function deriveLeagueCatalog(season: Season): LeagueCatalog {
  const withSeries = new Set([...season.entities.series.values()].map((serie) => serie.leagueId));
  const leagues = [...season.entities.leagues.values()].filter(({ id }) => withSeries.has(id) || season.matchIndex.ofLeague(id).length > 0);
  return { leagues: leagues.sort((a, b) => compareLeagues(a.id, b.id)).map((league) => catalogEntry(league, season)) };
}
