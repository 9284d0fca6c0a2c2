import { isElimination } from '../domain/bracket';
import type { Tournament } from '../domain/entities';
import type { GameDetail } from '../domain/game';
import type { Match } from '../domain/match';
import { decisionsOf } from './timeline-entities';
import { planMatch, type MatchPlan } from './timeline-plan';
import type { SourceTruth } from './timeline';
import type { Undecided } from './undecided';

/**
 * An archive names the opponents of every match, also of a final whose
 * semifinals are still to come. What decides them is worked out from it: in an
 * elimination stage the matches that a team played before in it, and for any
 * stage the earlier stages of its serie that the team had to come through.
 */

const NO_GAMES: readonly GameDetail[] = [];

type StageSpan = {
  readonly tournament: Tournament;
  readonly matches: readonly Match[];
  readonly begin: number;
  readonly lastBegin: number;
};

const beginOf = (match: Match): number => Date.parse(match.beginAt);
const counts = (match: Match): boolean => match.status !== 'canceled' && match.status !== 'postponed';

function stagesOf(truth: SourceTruth): StageSpan[] {
  const byTournament = new Map<number, Match[]>();
  for (const match of truth.matches.filter(counts)) {
    const own = byTournament.get(match.tournamentId);
    if (own) own.push(match);
    else byTournament.set(match.tournamentId, [match]);
  }
  return truth.tournaments.flatMap((tournament) => {
    const matches = (byTournament.get(tournament.id) ?? []).sort((a, b) => beginOf(a) - beginOf(b) || a.id - b.id);
    const begins = matches.map(beginOf);
    return matches.length === 0 ? [] : [{ tournament, matches, begin: Math.min(...begins), lastBegin: Math.max(...begins) }];
  });
}

/** When it is known that a team plays in a stage: once the latest stage of the serie before it that the team played in is decided; -Infinity for all along. */
function qualifiedAt(teamId: number, stage: StageSpan, sisters: readonly StageSpan[], decided: ReadonlyMap<number, number>): number {
  const before = sisters.filter(
    (sister) => sister.lastBegin < stage.begin && sister.matches.some(({ left, right }) => left.id === teamId || right.id === teamId),
  );
  return Math.max(-Infinity, ...before.map(({ tournament }) => decided.get(tournament.id) ?? -Infinity));
}

/** When the last match before `match` that the team had to play in this bracket is over. */
function wayDone(teamId: number, match: Match, stage: StageSpan, planOf: (match: Match) => MatchPlan): number {
  const earlier = stage.matches.filter(
    (other) => other.id !== match.id && beginOf(other) < beginOf(match) && (other.left.id === teamId || other.right.id === teamId),
  );
  return Math.max(-Infinity, ...earlier.map((other) => planOf(other).settled));
}

/** From when each opponent and each team of a stage is known, as far as it was not all along. */
export function undecidedIn(truth: SourceTruth): Undecided {
  const plans = new Map<number, MatchPlan>();
  const planOf = (match: Match): MatchPlan => {
    const plan = plans.get(match.id) ?? planMatch(match, truth.games.get(match.id) ?? NO_GAMES, truth.announcedAt?.get(match.id));
    plans.set(match.id, plan);
    return plan;
  };
  const decided = decisionsOf(truth.matches, planOf).tournaments;
  const stages = stagesOf(truth);
  const sides = new Map<number, readonly [number, number]>();
  const teams = new Map<number, Map<number, number>>();
  for (const stage of stages) {
    const { tournament, matches } = stage;
    const sisters = stages.filter((other) => other !== stage && other.tournament.serieId === tournament.serieId);
    const qualified = new Map(tournament.teams.map(({ id }) => [id, qualifiedAt(id, stage, sisters, decided)]));
    const late = [...qualified].filter(([, time]) => time > -Infinity);
    if (late.length > 0) teams.set(tournament.id, new Map(late.map(([id, time]) => [id, Math.min(time, stage.begin)])));
    const elimination = isElimination(tournament, matches);
    for (const match of matches) {
      // Who plays shows at the latest when the match begins.
      const knownAt = (teamId: number) =>
        Math.min(
          beginOf(match),
          Math.max(qualified.get(teamId) ?? -Infinity, elimination && teamId > 0 ? wayDone(teamId, match, stage, planOf) : -Infinity),
        );
      const known = [knownAt(match.left.id), knownAt(match.right.id)] as const;
      if (Math.max(...known) > -Infinity) sides.set(match.id, known);
    }
  }
  return { sides, teams };
}
