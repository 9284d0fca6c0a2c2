import { compareLeagues } from '../../domain/leagues/league-table';
import type { StandingsCatalog, StandingsCatalogEntry } from '../../domain/competition/stage';
import { stageOf } from '../../domain/competition/stage-of';
import type { League, Tournament } from '../../domain/entities/entities';
import type { SerieCatalog, TournamentCatalog } from '../../domain/models/entity-models';
import { isFinished, isUpcoming } from '../../domain/match/match-order';
import type { Match } from '../../domain/match/match';
import { isUnderWay } from '../../domain/match/match-state';
import { currentSerie, seriesOf, tournamentsOf, winnersOf, withEnd } from './league';
import type { Season } from '../index/season';

type WithBegin = { readonly id: number; readonly beginAt: string | null };

/** Orders the newest first; those without a date come last. */
function newestFirst(a: WithBegin, b: WithBegin): number {
  const begin = ({ beginAt }: WithBegin) => (beginAt === null ? 0 : Date.parse(beginAt));
  return begin(b) - begin(a) || b.id - a.id;
}

export function deriveSerieCatalog(season: Season): SerieCatalog {
  const series = [...season.entities.series.values()].sort(newestFirst);
  return { series, winners: winnersOf(series, season) };
}

/** The year under which a tournament is listed: that of its start (UTC), 0 without one. */
export function catalogYear({ beginAt }: Pick<Tournament, 'beginAt'>): number {
  return beginAt === null ? 0 : new Date(beginAt).getUTCFullYear();
}

/** `catalogs/tournaments-{year}`; null for a year without tournaments. */
export function deriveTournamentCatalog(year: number, season: Season): TournamentCatalog | null {
  const tournaments = [...season.entities.tournaments.values()].filter((tournament) => catalogYear(tournament) === year).sort(newestFirst);
  if (tournaments.length === 0) return null;
  return { tournaments: tournaments.map((tournament) => withEnd(tournament, season)).map(({ teams: _teams, ...listed }) => listed) };
}

/** The stage that is on, or was last. `stages` are by start, at least one. */
function currentStage(stages: readonly Tournament[], { matchIndex, now }: Season): Tournament | undefined {
  const plays = (stage: Tournament, test: (match: Match) => boolean) => matchIndex.ofTournament(stage.id).some(test);
  return (
    stages.find((stage) => plays(stage, isUnderWay)) ??
    stages.find((stage) => plays(stage, (match) => isUpcoming(match, now()))) ??
    stages.findLast((stage) => plays(stage, isFinished)) ??
    stages[0]
  );
}

function entryOf(league: League, season: Season): StandingsCatalogEntry | null {
  const serie = currentSerie(seriesOf(league.id, season), season.now());
  const stages = serie === null ? [] : tournamentsOf(serie.id, season);
  const current = currentStage(stages, season);
  if (serie === null || !current) return null;
  const { id, fullName: name, beginAt, endAt } = serie;
  return { league, serie: { id, name, beginAt, endAt }, stages: stages.map(stageOf), currentStageId: current.id };
}

/** `catalogs/standings`: leagues whose current serie has stages, in league order. */
export function deriveStandingsCatalog(season: Season): StandingsCatalog {
  const leagues = [...season.entities.leagues.values()].sort((a, b) => compareLeagues(a.id, b.id));
  return { leagues: leagues.flatMap((league) => entryOf(league, season) ?? []) };
}
