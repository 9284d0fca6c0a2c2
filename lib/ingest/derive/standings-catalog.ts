import type { League, Tournament } from '../../domain/entities/entities';
import { compareLeagues } from '../../domain/competition/league-table';
import { stageOf, type StandingsCatalog, type StandingsCatalogEntry } from '../../domain/competition/stage';
import { currentSerie, seriesOf, tournamentsOf } from './league';
import type { EntityIndex } from '../index/entity-index';
import type { MatchIndex } from '../index/match-index';
import { isFinished, isUpcoming } from '../../domain/match/match-order';
import { isUnderWay } from '../../domain/match/match-state';

/** `stages` by start, at least one. */
function currentStage(stages: readonly Tournament[], matchIndex: MatchIndex, now: number): Tournament | undefined {
  const plays = (stage: Tournament, test: (match: ReturnType<MatchIndex['ofTournament']>[number]) => boolean) =>
    matchIndex.ofTournament(stage.id).some(test);
  return (
    stages.find((stage) => plays(stage, isUnderWay)) ??
    stages.find((stage) => plays(stage, (match) => isUpcoming(match, now))) ??
    stages.findLast((stage) => plays(stage, isFinished)) ??
    stages[0]
  );
}

function entryOf(league: League, entities: EntityIndex, matchIndex: MatchIndex, now: number): StandingsCatalogEntry | null {
  const serie = currentSerie(seriesOf(league.id, entities, matchIndex), now);
  const stages = serie === null ? [] : tournamentsOf(serie.id, entities);
  const current = currentStage(stages, matchIndex, now);
  if (serie === null || !current) return null;
  const { id, fullName: name, beginAt, endAt } = serie;
  return { league, serie: { id, name, beginAt, endAt }, stages: stages.map(stageOf), currentStageId: current.id };
}

/** `catalogs/standings`: leagues whose current serie has stages, in league order. */
export function deriveStandingsCatalog(entities: EntityIndex, matchIndex: MatchIndex, now: number): StandingsCatalog {
  const leagues = [...entities.leagues.values()].sort((a, b) => compareLeagues(a.id, b.id));
  return { leagues: leagues.flatMap((league) => entryOf(league, entities, matchIndex, now) ?? []) };
}
