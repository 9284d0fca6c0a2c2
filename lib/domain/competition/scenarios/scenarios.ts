import {
  countWays,
  enumerateCompletions,
  finish,
  sampleCompletions,
  waysByScore,
  waysByWinner,
  type InSlices,
  type Visit,
} from './completions';
import { Bounds } from './bounds';
import { raceAfter, type Pick } from './picks';
import { isUndecided, type Race } from './race';
import type { Outlook, Scenarios, Stake, TeamScenario } from '../scenario-model';
import { chanceToWin } from '../../match/score-options';
import { ChanceTally, RESULT_BITS, RESULTS, VerdictTally } from './tally';

/** Ways that are looked at one by one: about 100 ms for ten teams. */
const MOST_OUTCOMES = 1 << 16;
/** Chances are within a point of the truth. */
const SIMULATED_RUNS = 20_000;
const MOST_NEEDS = 3;
/** How many of the next matches show what is at stake. */
const MOST_STAKES = 20;

/** From how many wins on a team is surely in, and may be in at all; null where no number does. */
type Thresholds = { readonly enough: number | null; readonly atLeast: number | null };

function countedThresholds(tally: VerdictTally, team: number): Thresholds {
  const unsafe = [...(tally.unsafeByWins[team] ?? [])];
  const enough = unsafe.lastIndexOf(1) + 1;
  const atLeast = unsafe.findIndex((_, wins) => tally.possibleByWins[team]?.[wins] === 1);
  return { enough: enough < unsafe.length ? enough : null, atLeast: atLeast === -1 ? null : atLeast };
}

/** What points prove, whatever the tiebreaks: no team is wrongly called safe or out. */
function provenThresholds(bounds: Bounds, teams: number, places: number, team: number): Thresholds {
  const open = bounds.openOf(team);
  let enough = open + 1;
  while (enough > 0 && !bounds.mayBeAhead(team, enough - 1, places)) enough -= 1;
  let atLeast = 0;
  while (atLeast <= open && !bounds.mayBeBehind(team, atLeast, teams - places)) atLeast += 1;
  return { enough: enough > open ? null : enough, atLeast: atLeast > open ? null : atLeast };
}

function needsOf(race: Race, tally: VerdictTally, team: number): TeamScenario['mustLose'] {
  const needs = race.fixtures.flatMap((fixture, index) => {
    const { matchId, left, right } = fixture;
    if (left === team || right === team || !isUndecided(fixture)) return [];
    const seen = tally.outcomes[team]?.[index] ?? 0;
    const loser = seen === RESULT_BITS.left ? right : seen === RESULT_BITS.right ? left : null;
    const loserId = loser === null ? undefined : race.teamIds[loser];
    return loserId === undefined ? [] : [{ matchId, loserId }];
  });
  return needs.slice(0, MOST_NEEDS);
}

const PRECISION = 10_000;
const rounded = (chance: number): number => Math.round(chance * PRECISION) / PRECISION;

/** `tally`: null where there are too many ways to look at each. */
function scenarioOf(
  race: Race,
  places: number,
  tally: VerdictTally | null,
  bounds: Bounds,
  team: number,
  chances: ChanceTally,
): TeamScenario {
  const { enough, atLeast } = tally ? countedThresholds(tally, team) : provenThresholds(bounds, race.teamIds.length, places, team);
  const status = enough === 0 ? 'in' : atLeast === null ? 'out' : 'open';
  const remaining = bounds.openOf(team);
  return {
    teamId: race.teamIds[team] ?? 0,
    status,
    best: tally ? (tally.best[team] ?? 0) : bounds.best(team),
    worst: tally ? (tally.worst[team] ?? 0) : bounds.worst(team),
    chance: status === 'in' ? 1 : status === 'out' ? 0 : chances.insideOf(team),
    byPlace: chances.placesOf(team).map(rounded),
    remaining,
    enough,
    atLeast,
    level: tally !== null && tally.level[team] === 1,
    mustLose: tally && status === 'open' ? needsOf(race, tally, team) : [],
  };
}

/** What a result leaves a team: certain where every completion with it says so, or points prove it. */
function statusAfter(
  race: Race,
  places: number,
  tally: VerdictTally | null,
  team: number,
  index: number,
  winner: Pick['winner'],
): Outlook['status'] {
  if (tally) {
    const bit = RESULT_BITS[winner];
    if (((tally.unsafeOutcomes[team]?.[index] ?? 0) & bit) === 0) return 'in';
    return ((tally.outcomes[team]?.[index] ?? 0) & bit) === 0 ? 'out' : 'open';
  }
  const after = new Bounds(raceAfter(race, new Map([[race.fixtures[index]?.matchId ?? 0, { winner, score: null }]])));
  if (!after.mayBeAhead(team, 0, places)) return 'in';
  return after.mayBeBehind(team, after.openOf(team), race.teamIds.length - places) ? 'open' : 'out';
}

function stakesOf(race: Race, places: number, tally: VerdictTally | null, chances: ChanceTally): Stake[] {
  return race.fixtures.slice(0, MOST_STAKES).flatMap((fixture, index): Stake[] => {
    if (!isUndecided(fixture)) return [];
    const results = RESULTS.flatMap((winner) => {
      const after = chances.after(index, winner);
      if (after === null) return [];
      const outlook = (team: number, chance: number): Outlook => {
        const status = statusAfter(race, places, tally, team, index, winner);
        return { status, chance: status === 'in' ? 1 : status === 'out' ? 0 : rounded(chance) };
      };
      const chance = rounded(chanceToWin(fixture.options, winner));
      return [{ winner, chance, left: outlook(fixture.left, after.left), right: outlook(fixture.right, after.right) }];
    });
    return [{ matchId: fixture.matchId, results }];
  });
}

type ScenarioLimits = {
  /** The most endings that are enumerated; with more, chances are sampled, and verdicts proven by points and meetings (`Bounds`). */
  readonly most?: number;
  /** How many ways are drawn. */
  readonly runs?: number;
};

/**
 * `places`: how many advance, fewer than there are teams. Verdicts come from
 * possible winners, whatever the scores; chances from weighted scores, all of
 * them or `runs` samples drawn with `seed`. Works in slices; `scenariosOf` does
 * it at once.
 */
export function* countScenarios(
  race: Race,
  places: number,
  seed: number,
  { most = MOST_OUTCOMES, runs = SIMULATED_RUNS }: ScenarioLimits = {},
): InSlices<Scenarios> {
  const scores = waysByScore(race);
  const winners = waysByWinner(race);
  const byScore = countWays(scores) <= most;
  const exact = countWays(winners) <= most;
  const verdicts = exact ? new VerdictTally(race, places) : null;
  const chances = new ChanceTally(race, places, MOST_STAKES);
  // In a best of one a winner is a score.
  const alike = byScore && countWays(scores) === countWays(winners);
  if (verdicts) {
    yield* enumerateCompletions(race, winners, (completion, weight, leads) => {
      verdicts.add(completion, leads);
      if (alike) chances.add(completion, weight, leads);
    });
  }
  const addChance: Visit = (completion, weight, leads) => chances.add(completion, weight, leads);
  if (byScore && !alike) yield* enumerateCompletions(race, scores, addChance);
  else if (!byScore) yield* sampleCompletions(race, scores, runs, seed, addChance);
  const bounds = new Bounds(race);
  const teams: TeamScenario[] = [];
  for (const team of race.teamIds.keys()) {
    teams.push(scenarioOf(race, places, verdicts, bounds, team, chances));
    yield;
  }
  return {
    places,
    method: exact ? 'exact' : 'simulated',
    byScore: byScore || !exact,
    outcomes: byScore ? countWays(scores) : exact ? countWays(winners) : runs,
    remaining: race.fixtures.filter(isUndecided).length,
    rated: race.fixtures.filter((fixture) => fixture.rated && isUndecided(fixture)).length,
    stakes: stakesOf(race, places, verdicts, chances),
    teams,
  };
}

export function scenariosOf(race: Race, places: number, seed: number, limits: ScenarioLimits = {}): Scenarios {
  return finish(countScenarios(race, places, seed, limits));
}
