import { distancesIn } from './bracket/places';
import type { TeamStub } from '../entities/entities';
import type { StageMatch } from '../match/match';
import { isFinished } from '../match/match-order';
import { countRecords, NO_RECORD, ranked, type StandingsRow } from './standings';

/** The table of an elimination stage: by how far each team is. Those equally far share a place. */
export function rankFromBracket(teams: readonly TeamStub[], matches: readonly StageMatch[]): StandingsRow[] {
  const records = countRecords(matches.filter(isFinished));
  const distances = distancesIn(
    matches,
    teams.map(({ id }) => id),
  );
  return ranked(
    teams.map((team) => ({
      team,
      record: records.get(team.id) ?? NO_RECORD,
      key: (distances.get(team.id) ?? []).map((figure) => -figure),
    })),
  );
}
