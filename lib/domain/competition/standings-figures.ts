import type { FinishedSummary, MatchSummary } from '../match/match';
import { byStart } from '../match/match-order';
import { outcomeFor, type TeamOutcome } from '../match/match-outcome';
import { inGroups, rankFromMatches, type StandingsRow } from './standings';
import { byGroup } from './table-groups';
import { tiebreakOrder } from './tiebreaks';
import { mondayOf } from '../values/week';

/** What a table says of each team beside its record (docs/product.md#standings), from the stage's matches. */

/** `outcome`: null where the result is not known. */
export type TeamResult = { readonly match: FinishedSummary; readonly outcome: TeamOutcome | null };
type KnownResult = TeamResult & { readonly outcome: TeamOutcome };

export type TeamStreak = {
  /** Null before the first result, and while the last one is not known. */
  readonly streak: { readonly outcome: TeamOutcome; readonly count: number } | null;
  /** Oldest first, at most five; those that are not known are left out. */
  readonly lastFive: readonly KnownResult[];
  /** Matches still to be played in this stage. */
  readonly remaining: number;
};

const LAST = 5;

const plays = (match: MatchSummary, teamId: number): boolean => match.left.id === teamId || match.right.id === teamId;

/** A team's results in the order in which they were played. */
export function resultsOf(teamId: number, matches: readonly MatchSummary[]): TeamResult[] {
  return matches
    .flatMap((match) => (match.status === 'finished' && plays(match, teamId) ? [match] : []))
    .sort(byStart)
    .map((match) => ({ match, outcome: outcomeFor(teamId, match) }));
}

/** `matches`: up to the moment of which the figures are; `stage`: all that are played in it, before and after. */
export function teamStreak(teamId: number, matches: readonly MatchSummary[], stage = matches): TeamStreak {
  const results = resultsOf(teamId, matches);
  const last = results.at(-1)?.outcome ?? null;
  const change = results.findLastIndex(({ outcome }) => outcome !== last);
  return {
    streak: last === null ? null : { outcome: last, count: results.length - 1 - change },
    lastFive: results.flatMap(({ match, outcome }) => (outcome === null ? [] : [{ match, outcome }])).slice(-LAST),
    remaining: stage.filter((match) => plays(match, teamId) && match.status !== 'canceled').length - results.length,
  };
}

/** The week of a match, by its Monday (UTC), as a number that grows. */
const weekOf = ({ beginAt }: MatchSummary): number => Date.parse(mondayOf(beginAt.slice(0, 10)));

/** The round of a match of a Swiss stage: one more than its teams have played before it. */
function swissRounds(matches: readonly MatchSummary[]): (match: MatchSummary) => number {
  const rounds = new Map<number, number>();
  const last = new Map<number, number>();
  for (const { id, left, right } of matches.filter(({ status }) => status === 'finished').sort(byStart)) {
    const round = 1 + Math.max(last.get(left.id) ?? 0, last.get(right.id) ?? 0);
    rounds.set(id, round);
    last.set(left.id, round).set(right.id, round);
  }
  return ({ id }) => rounds.get(id) ?? Infinity;
}

/** What was to be played up to the end of each round of a stage that has results, first to last. Its rounds are weeks, but those of Swiss ones. */
export function roundsOf(matches: readonly MatchSummary[], isSwiss: boolean): MatchSummary[][] {
  const roundOf = isSwiss ? swissRounds(matches) : weekOf;
  const rounds = new Set(matches.filter(({ status }) => status === 'finished').map(roundOf));
  return [...rounds].sort((a, b) => a - b).map((last) => matches.filter((match) => roundOf(match) <= last));
}

/** The table as it stood after these matches, counted from them, in the groups of `rows`. */
export function tableAfter(matches: readonly MatchSummary[], rows: readonly StandingsRow[]): StandingsRow[] {
  const teams = rows.map(({ team }) => team);
  const known = byGroup(rows).flatMap(([group, own]) => (group === null ? [] : [own.map(({ team }) => team.id)]));
  const groups = known.length > 0 ? known : null;
  return inGroups(rankFromMatches(teams, matches, tiebreakOrder(matches[0]?.leagueId ?? 0), groups), groups);
}

/** Whether every stage's match is over. */
export function isComplete(matches: readonly MatchSummary[]): boolean {
  return matches.length > 0 && matches.every((match) => match.status === 'finished' || match.status === 'canceled');
}

/** How a table of groups is best drawn beside its rows: Swiss by round, else a crosstable; null where neither would help. */
export function matrixOf(name: string, rows: readonly StandingsRow[], matches: readonly MatchSummary[]): 'swiss' | 'cross' | null {
  if (rows.length < 3 || matches.length === 0) return null;
  if (/swiss/i.test(name)) return 'swiss';
  const pairs = new Set(
    matches
      .filter((match) => match.left.id > 0 && match.right.id > 0)
      .map(({ left, right }) => [left.id, right.id].sort((a, b) => a - b).join()),
  );
  return pairs.size >= ((rows.length * (rows.length - 1)) / 2) * 0.6 ? 'cross' : null;
}

/** What two teams played against each other, in order. */
export function meetingsOf(teamId: number, otherId: number, matches: readonly MatchSummary[]): TeamResult[] {
  return resultsOf(teamId, matches).filter(({ match }) => plays(match, otherId));
}

export function scoresFor(teamId: number, match: FinishedSummary): readonly [own: number, other: number] {
  return match.left.id === teamId ? [match.left.score, match.right.score] : [match.right.score, match.left.score];
}
