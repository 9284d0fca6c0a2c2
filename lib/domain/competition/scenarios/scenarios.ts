import { countWays, enumerateCompletions, sampleCompletions, waysByScore, waysByWinner, type Visit } from './completions';
import type { Race } from './race';
import type { Scenarios, TeamScenario } from './scenario-model';
import { ChanceTally, leftWins, rightWins, VerdictTally } from './tally';

/** Ways that are looked at one by one: about 100 ms for ten teams. */
export const MOST_OUTCOMES = 1 << 16;
/** Chances are within a point of the truth. */
export const SIMULATED_RUNS = 20_000;
const MOST_NEEDS = 3;

type Verdict = { readonly safe: boolean; readonly possible: boolean };

function verdictsOf(tally: VerdictTally, team: number): Verdict[] {
  const unsafe = [...(tally.unsafeByWins[team] ?? [])];
  return unsafe.map((flag, wins) => ({ safe: flag === 0, possible: tally.possibleByWins[team]?.[wins] === 1 }));
}

/** What points alone prove, whatever the tiebreaks: no team is wrongly called safe or out. */
function provenVerdicts(race: Race, places: number, team: number): Verdict[] {
  const own = race.fixtures.filter(({ left, right }) => left === team || right === team).length;
  const left = race.teamIds.map((_, other) => race.fixtures.filter((each) => each.left === other || each.right === other).length);
  const points = (other: number) => race.points[other] ?? 0;
  const others = race.teamIds.map((_, other) => other).filter((other) => other !== team);
  const draws = race.fixtures.some(({ options }) => options.some((option) => option.left === option.right));
  return Array.from({ length: own + 1 }, (_, wins) => {
    const least = points(team) + 2 * wins;
    const most = least + (draws ? own - wins : 0);
    const mayCatchUp = others.filter((other) => points(other) + 2 * (left[other] ?? 0) >= least).length;
    const surelyAhead = others.filter((other) => points(other) > most).length;
    return { safe: mayCatchUp < places, possible: surelyAhead < places };
  });
}

function provenPlaces(race: Race, team: number): { best: number; worst: number } {
  const span = race.teamIds.map((_, other) => {
    const points = race.points[other] ?? 0;
    return { least: points, most: points + 2 * race.fixtures.filter((each) => each.left === other || each.right === other).length };
  });
  const own = span[team] ?? { least: 0, most: 0 };
  const others = span.filter((_, other) => other !== team);
  return {
    best: 1 + others.filter(({ least }) => least > own.most).length,
    worst: 1 + others.filter(({ most }) => most >= own.least).length,
  };
}

function needsOf(race: Race, tally: VerdictTally, team: number): TeamScenario['mustLose'] {
  const needs = race.fixtures.flatMap(({ matchId, left, right }, index) => {
    if (left === team || right === team) return [];
    const seen = tally.outcomes[team]?.[index] ?? 0;
    const loser = seen === leftWins ? right : seen === rightWins ? left : null;
    const loserId = loser === null ? undefined : race.teamIds[loser];
    return loserId === undefined ? [] : [{ matchId, loserId }];
  });
  return needs.slice(0, MOST_NEEDS);
}

/** `tally`: null where there are too many ways to look at each. */
function scenarioOf(race: Race, places: number, tally: VerdictTally | null, team: number, chance: number): TeamScenario {
  const verdicts = tally ? verdictsOf(tally, team) : provenVerdicts(race, places, team);
  const safeFrom = verdicts.findLastIndex(({ safe }) => !safe) + 1;
  const possibleFrom = verdicts.findIndex(({ possible }) => possible);
  const status = safeFrom === 0 ? 'in' : possibleFrom === -1 ? 'out' : 'open';
  const range = tally ? { best: tally.best[team] ?? 0, worst: tally.worst[team] ?? 0 } : provenPlaces(race, team);
  return {
    teamId: race.teamIds[team] ?? 0,
    status,
    ...range,
    chance: status === 'in' ? 1 : status === 'out' ? 0 : chance,
    remaining: verdicts.length - 1,
    enough: safeFrom < verdicts.length ? safeFrom : null,
    atLeast: possibleFrom === -1 ? null : possibleFrom,
    level: tally !== null && tally.level[team] === 1,
    mustLose: tally && status === 'open' ? needsOf(race, tally, team) : [],
  };
}

/**
 * `places`: how many go on, fewer than there are teams. `most`: ways that are
 * looked at one by one. Verdicts come from who may win, whatever the scores;
 * chances from the scores, all of them or as many `runs` as drawn from `seed`.
 */
export function scenariosOf(race: Race, places: number, seed: number, most = MOST_OUTCOMES, runs = SIMULATED_RUNS): Scenarios {
  const scores = waysByScore(race);
  const winners = waysByWinner(race);
  const byScore = countWays(scores) <= most;
  const exact = countWays(winners) <= most;
  const verdicts = exact ? new VerdictTally(race, places) : null;
  const chances = new ChanceTally(race, places);
  // In a best of one a winner is a score.
  const alike = byScore && countWays(scores) === countWays(winners);
  if (verdicts) {
    enumerateCompletions(race, winners, (completion, weight, leads) => {
      verdicts.add(completion, leads);
      if (alike) chances.add(completion, weight);
    });
  }
  const addChance: Visit = (completion, weight) => chances.add(completion, weight);
  if (byScore && !alike) enumerateCompletions(race, scores, addChance);
  else if (!byScore) sampleCompletions(race, scores, runs, seed, addChance);
  return {
    places,
    method: exact ? 'exact' : 'simulated',
    byScore: byScore || !exact,
    outcomes: byScore ? countWays(scores) : exact ? countWays(winners) : runs,
    remaining: race.fixtures.length,
    teams: race.teamIds.map((_, team) => scenarioOf(race, places, verdicts, team, chances.inside[team] ?? 0)),
  };
}
