import { byWinners, countCompletions, enumerateCompletions, sampleCompletions } from './completions';
import type { Race } from './race';
import type { Scenarios, TeamScenario } from './scenario-model';
import { leftWins, rightWins, type Tally } from './tally';

/** Ways that are looked at one by one: about 100 ms for ten teams. */
export const MOST_OUTCOMES = 1 << 16;
export const SIMULATED_RUNS = 10_000;
const MOST_NEEDS = 3;

type Verdict = { readonly safe: boolean; readonly possible: boolean };

function verdictsOf(tally: Tally, team: number): Verdict[] {
  const weights = [...(tally.weightByWins[team] ?? [])];
  return weights.map((weight, wins) => ({
    safe: weight === 0 || tally.unsafeByWins[team]?.[wins] === 0,
    possible: tally.possibleByWins[team]?.[wins] === 1,
  }));
}

/** What points alone prove, whatever the tiebreaks: nobody is called safe or out who is not. */
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

function needsOf(race: Race, tally: Tally, team: number): TeamScenario['mustLose'] {
  const needs = race.fixtures.flatMap(({ matchId, left, right }, index) => {
    if (left === team || right === team) return [];
    const seen = tally.outcomes[team]?.[index] ?? 0;
    const loser = seen === leftWins ? right : seen === rightWins ? left : null;
    const loserId = loser === null ? undefined : race.teamIds[loser];
    return loserId === undefined ? [] : [{ matchId, loserId }];
  });
  return needs.slice(0, MOST_NEEDS);
}

function scenarioOf(race: Race, places: number, tally: Tally, team: number, teamId: number, exact: boolean): TeamScenario {
  const verdicts = exact ? verdictsOf(tally, team) : provenVerdicts(race, places, team);
  const safeFrom = verdicts.findLastIndex(({ safe }) => !safe) + 1;
  const possibleFrom = verdicts.findIndex(({ possible }) => possible);
  const status = safeFrom === 0 ? 'in' : possibleFrom === -1 ? 'out' : 'open';
  const range = exact ? { best: tally.best[team] ?? 0, worst: tally.worst[team] ?? 0 } : provenPlaces(race, team);
  return {
    teamId,
    status,
    ...range,
    chance: status === 'in' ? 1 : status === 'out' ? 0 : (tally.inside[team] ?? 0) / tally.weight,
    remaining: verdicts.length - 1,
    enough: safeFrom < verdicts.length ? safeFrom : null,
    atLeast: possibleFrom === -1 ? null : possibleFrom,
    level: exact && tally.level[team] === 1,
    mustLose: exact && status === 'open' ? needsOf(race, tally, team) : [],
  };
}

/** `places`: how many go on, fewer than there are teams. The seed counts only where completions are drawn. */
export function scenariosOf(race: Race, places: number, seed: number, most = MOST_OUTCOMES, runs = SIMULATED_RUNS): Scenarios {
  const byScore = countCompletions(race) <= most;
  const counted = byScore ? race : byWinners(race);
  const exact = byScore || countCompletions(counted) <= most;
  const tally = exact ? enumerateCompletions(counted, places, byScore) : sampleCompletions(race, places, runs, seed);
  return {
    places,
    method: exact ? 'exact' : 'simulated',
    byScore: byScore || !exact,
    outcomes: tally.seen,
    remaining: race.fixtures.length,
    teams: race.teamIds.map((teamId, team) => scenarioOf(counted, places, tally, team, teamId, exact)),
  };
}
