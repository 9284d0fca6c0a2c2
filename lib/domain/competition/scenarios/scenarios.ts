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
import { decidedOf, isUndecided, undecidedOf, type Race } from './race';
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

type Verdict = { readonly safe: boolean; readonly possible: boolean };

function verdictsOf(tally: VerdictTally, team: number): Verdict[] {
  const unsafe = [...(tally.unsafeByWins[team] ?? [])];
  return unsafe.map((flag, wins) => ({ safe: flag === 0, possible: tally.possibleByWins[team]?.[wins] === 1 }));
}

/** Points that are sure, and how many matches are open, by team. */
function sureOf(race: Race): { points: number[]; open: number[] } {
  const decided = decidedOf(race);
  return { points: race.points.map((points, team) => points + (decided[team]?.points ?? 0)), open: undecidedOf(race) };
}

/** What points prove, whatever the tiebreaks: no team is wrongly called safe or out. */
function provenVerdicts(race: Race, places: number, team: number): Verdict[] {
  const { points, open } = sureOf(race);
  const own = open[team] ?? 0;
  const others = race.teamIds.map((_, other) => other).filter((other) => other !== team);
  const pointsOf = (other: number) => points[other] ?? 0;
  const draws = race.fixtures.some(({ options }) => options.some((option) => option.left === option.right));
  return Array.from({ length: own + 1 }, (_, wins) => {
    const least = pointsOf(team) + 2 * wins;
    const most = least + (draws ? own - wins : 0);
    const mayCatchUp = others.filter((other) => pointsOf(other) + 2 * (open[other] ?? 0) >= least).length;
    const surelyAhead = others.filter((other) => pointsOf(other) > most).length;
    return { safe: mayCatchUp < places, possible: surelyAhead < places };
  });
}

function provenPlaces(race: Race, team: number): { best: number; worst: number } {
  const { points, open } = sureOf(race);
  const span = points.map((least, other) => ({ least, most: least + 2 * (open[other] ?? 0) }));
  const own = span[team] ?? { least: 0, most: 0 };
  const others = span.filter((_, other) => other !== team);
  return {
    best: 1 + others.filter(({ least }) => least > own.most).length,
    worst: 1 + others.filter(({ most }) => most >= own.least).length,
  };
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
function scenarioOf(race: Race, places: number, tally: VerdictTally | null, team: number, chances: ChanceTally): TeamScenario {
  const verdicts = tally ? verdictsOf(tally, team) : provenVerdicts(race, places, team);
  const safeFrom = verdicts.findLastIndex(({ safe }) => !safe) + 1;
  const possibleFrom = verdicts.findIndex(({ possible }) => possible);
  const status = safeFrom === 0 ? 'in' : possibleFrom === -1 ? 'out' : 'open';
  const range = tally ? { best: tally.best[team] ?? 0, worst: tally.worst[team] ?? 0 } : provenPlaces(race, team);
  return {
    teamId: race.teamIds[team] ?? 0,
    status,
    ...range,
    chance: status === 'in' ? 1 : status === 'out' ? 0 : chances.insideOf(team),
    byPlace: chances.placesOf(team).map(rounded),
    remaining: verdicts.length - 1,
    enough: safeFrom < verdicts.length ? safeFrom : null,
    atLeast: possibleFrom === -1 ? null : possibleFrom,
    level: tally !== null && tally.level[team] === 1,
    mustLose: tally && status === 'open' ? needsOf(race, tally, team) : [],
  };
}

/** What a result leaves a team: certain where every completion with it says so. `bit`: of the result. */
function outlookOf(tally: VerdictTally | null, team: number, index: number, bit: number, chance: number): Outlook {
  if (tally && ((tally.unsafeOutcomes[team]?.[index] ?? 0) & bit) === 0) return { status: 'in', chance: 1 };
  if (tally && ((tally.outcomes[team]?.[index] ?? 0) & bit) === 0) return { status: 'out', chance: 0 };
  return { status: 'open', chance: rounded(chance) };
}

function stakesOf(race: Race, tally: VerdictTally | null, chances: ChanceTally): Stake[] {
  return race.fixtures.slice(0, MOST_STAKES).flatMap((fixture, index): Stake[] => {
    if (!isUndecided(fixture)) return [];
    const results = RESULTS.flatMap((winner) => {
      const after = chances.after(index, winner);
      if (after === null) return [];
      const outlook = (team: number, chance: number) => outlookOf(tally, team, index, RESULT_BITS[winner], chance);
      const chance = rounded(chanceToWin(fixture.options, winner));
      return [{ winner, chance, left: outlook(fixture.left, after.left), right: outlook(fixture.right, after.right) }];
    });
    return [{ matchId: fixture.matchId, results }];
  });
}

type ScenarioLimits = {
  /** The most endings that are enumerated; with more, chances are sampled, and verdicts proven by points only. */
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
  return {
    places,
    method: exact ? 'exact' : 'simulated',
    byScore: byScore || !exact,
    outcomes: byScore ? countWays(scores) : exact ? countWays(winners) : runs,
    remaining: race.fixtures.filter(isUndecided).length,
    rated: race.fixtures.filter((fixture) => fixture.rated && isUndecided(fixture)).length,
    stakes: stakesOf(race, verdicts, chances),
    teams: race.teamIds.map((_, team) => scenarioOf(race, places, verdicts, team, chances)),
  };
}

export function scenariosOf(race: Race, places: number, seed: number, limits: ScenarioLimits = {}): Scenarios {
  return finish(countScenarios(race, places, seed, limits));
}
