import type { GameDetail } from '../../domain/match/game';
import type { Match } from '../../domain/match/match';
import { qualification } from './qualification';
import { decidedInStage } from './stage-order';
import { stagesOf } from './stage-spans';
import { beginTime } from './timeline-entities';
import { planMatch, type MatchPlan } from './timeline-plan';
import type { RecordedSeason } from './timeline';
import type { UnknownOpponents } from './unknown-opponents';

/**
 * An archive names the opponents of every match, also of a final whose
 * semifinals are still to come. What decides them is worked out from it (see
 * qualification and stage-order; docs/decisions/0021): that a team plays in a
 * stage at all, and within the stage in this match.
 */

const NO_GAMES: readonly GameDetail[] = [];

/** From when each opponent and each team of a stage is known, as far as it was not all along. */
export function findUnknownOpponents(recorded: RecordedSeason): UnknownOpponents {
  const plans = new Map<number, MatchPlan>();
  const planOf = (match: Match): MatchPlan => {
    const plan = plans.get(match.id) ?? planMatch(match, recorded.games.get(match.id) ?? NO_GAMES, recorded.announcedAt?.get(match.id));
    plans.set(match.id, plan);
    return plan;
  };
  const stages = stagesOf(recorded.tournaments, recorded.matches, planOf);
  const { inAt, placedAt } = qualification(stages);
  const sides = new Map<number, readonly [number, number]>();
  const teams = new Map<number, Map<number, number>>();
  for (const stage of stages) {
    const { tournament, matches, calledOff } = stage;
    const known = (tournament?.teams ?? []).map(({ id }) => [id, Math.min(inAt(id, stage), stage.begin)] as const);
    const late = known.filter(([, time]) => time > -Infinity);
    if (tournament && late.length > 0) teams.set(tournament.id, new Map(late));
    const decided = decidedInStage(stage, planOf);
    for (const match of [...matches, ...calledOff]) {
      // Who plays shows at the latest when the match begins.
      const knownAt = (teamId: number) =>
        teamId === 0 ? -Infinity : Math.min(beginTime(match), Math.max(placedAt(teamId, stage), decided(match, teamId)));
      const both = [knownAt(match.left.id), knownAt(match.right.id)] as const;
      if (Math.max(...both) > -Infinity) sides.set(match.id, both);
    }
  }
  return { sides, teams };
}
