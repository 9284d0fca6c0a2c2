import type { MatchSummary } from '../../match/match';
import { byStart, isFinished } from '../../match/match-order';
import type { StandingsRow } from '../standings';
import { withoutOpenTiebreakers } from '../table-groups';
import type { TiebreakRule } from '../tiebreaks';
import { grouped } from '../../values/grouped';
import { gameChanceOfMatch, type ChanceOf } from './chances';
import { scoreOptions, type ScoreOption } from '../../match/score-options';

/**
 * A table with what is left to play, in the form that completions are counted
 * in: teams by index, two points a win and one a draw.
 */
export type Race = {
  readonly teamIds: readonly number[];
  readonly points: readonly number[];
  readonly wins: readonly number[];
  /** What a point of each team counts: all alike, unless matches called off leave some teams fewer, since tables go by the share of points won. */
  readonly weights: readonly number[];
  readonly gameDifference: readonly number[];
  /** `headToHead[a][b]`: how often a has beaten b. */
  readonly headToHead: readonly (readonly number[])[];
  /** Pairs of teams that never meet: their matches were called off. */
  readonly strangers: readonly (readonly [number, number])[];
  readonly fixtures: readonly Fixture[];
  readonly rule: TiebreakRule;
};

export type Fixture = {
  readonly matchId: number;
  readonly left: number;
  readonly right: number;
  readonly options: readonly ScoreOption[];
  /** Whether the chances come from ratings; else each game is a coin toss. */
  readonly rated: boolean;
};

/** Whether more than one of won, drawn and lost is left: a match that is decided may still have its score open. */
export function isUndecided({ options }: Fixture): boolean {
  return new Set(options.map(({ left, right }) => Math.sign(left - right))).size > 1;
}

/** Matches of each team whose winner is open. */
export function undecidedOf({ teamIds, fixtures }: Race): number[] {
  const open = fixtures.filter(isUndecided);
  return teamIds.map((_, team) => open.filter(({ left, right }) => left === team || right === team).length);
}

/** The results of matches with only the score open, by team, if any. */
export function decidedOf({ teamIds, fixtures }: Race): { wins: number; points: number }[] {
  const gained = teamIds.map(() => ({ wins: 0, points: 0 }));
  for (const fixture of fixtures) {
    const [option] = fixture.options;
    if (option === undefined || isUndecided(fixture)) continue;
    const lead = Math.sign(option.left - option.right);
    for (const [team, own] of [
      [fixture.left, lead],
      [fixture.right, -lead],
    ] as const) {
      const gain = gained[team];
      if (gain === undefined) continue;
      gain.wins += own > 0 ? 1 : 0;
      gain.points += own + 1;
    }
  }
  return gained;
}

type Pair = { readonly left: { readonly id: number }; readonly right: { readonly id: number } };
const pairOf = ({ left, right }: Pair): string => (left.id < right.id ? `${left.id}_${right.id}` : `${right.id}_${left.id}`);
const isOpen = (match: MatchSummary): boolean =>
  match.status === 'not_started' || match.status === 'running' || match.status === 'postponed';

/** How often two teams of the stage usually meet. */
function usualMeetings(pairs: ReadonlyMap<string, readonly MatchSummary[]>): number {
  const counts = new Map<number, number>();
  for (const { length } of pairs.values()) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}

type Schedule = {
  /** By start, without tiebreaker matches: a meeting beyond the usual number is one. */
  readonly remaining: readonly MatchSummary[];
  /** Matches of a team, without those that were called off; null where not every two teams meet equally often. */
  readonly playedBy: ((teamId: number) => number) | null;
  readonly meet: (pair: Pair) => boolean;
};

/** What a stage of this many teams plays, as far as it is known. */
export function scheduleOf(teams: number, listed: readonly MatchSummary[]): Schedule {
  const matches = listed.filter(({ left, right }) => left.id > 0 && right.id > 0);
  const isOff = ({ status }: MatchSummary): boolean => status === 'canceled';
  const pairs = grouped(matches.filter((match) => !isOff(match)).sort(byStart), (match) => [pairOf(match)]);
  const usual = usualMeetings(grouped(matches, (match) => [pairOf(match)]));
  // One that is called off is gone, unless the two meet often enough without it.
  const off = [...grouped(matches.filter(isOff), (match) => [pairOf(match)])].flatMap(([pair, gone]) =>
    gone.slice(0, Math.max(0, usual - (pairs.get(pair)?.length ?? 0))),
  );
  const all = grouped([...[...pairs.values()].flat(), ...off], (match) => [pairOf(match)]);
  const isRegular = all.size === (teams * (teams - 1)) / 2 && [...all.values()].every(({ length }) => length >= usual);
  return {
    remaining: [...pairs.values()].flatMap((meetings) => meetings.slice(0, usual).filter(isOpen)).sort(byStart),
    playedBy: isRegular
      ? (teamId) => usual * (teams - 1) - off.filter(({ left, right }) => left.id === teamId || right.id === teamId).length
      : null,
    meet: (pair) => pairs.has(pairOf(pair)),
  };
}

/**
 * Null where what is left to play is not known in full: opponents that are
 * open, a schedule in which not every two teams meet equally often, results
 * that the schedule lacks, or nothing left at all. `chanceOf`: who is how likely
 * to win each match that is left.
 */
export function raceOf(
  rows: readonly StandingsRow[],
  all: readonly MatchSummary[],
  rule: TiebreakRule,
  chanceOf: ChanceOf = () => null,
): Race | null {
  const index = new Map(rows.map(({ team }, place) => [team.id, place]));
  const matches = withoutOpenTiebreakers([...index.keys()], all);
  if (matches.some((match) => isOpen(match) && !(index.has(match.left.id) && index.has(match.right.id)))) return null;
  const { remaining, playedBy, meet } = scheduleOf(rows.length, matches);
  if (remaining.length === 0 || playedBy === null) return null;
  const fixtures = remaining.flatMap((match): Fixture[] => {
    const [left, right] = [index.get(match.left.id), index.get(match.right.id)];
    const chance = chanceOf(match);
    const options = scoreOptions(match, match.left.score ?? 0, match.right.score ?? 0, gameChanceOfMatch(match, chance));
    if (left === undefined || right === undefined || options.length === 0) return [];
    return [{ matchId: match.id, left, right, options, rated: chance !== null }];
  });
  if (fixtures.length < remaining.length) return null;
  const isWhole = rows.every(({ team: { id }, wins, losses, ties }, team) => {
    const left = fixtures.filter((fixture) => fixture.left === team || fixture.right === team).length;
    return wins + losses + ties + left === playedBy(id);
  });
  if (!isWhole) return null;
  const totals = rows.map(({ team }) => Math.max(1, playedBy(team.id)));
  const whole = [...new Set(totals)].reduce((product, total) => product * total, 1);
  const finished = matches.filter(isFinished);
  const beat = (a: number, b: number) =>
    finished.filter(
      ({ winnerId, left, right }) => winnerId === a && ((left.id === a && right.id === b) || (left.id === b && right.id === a)),
    ).length;
  return {
    teamIds: rows.map(({ team }) => team.id),
    points: rows.map(({ wins, ties }) => 2 * wins + ties),
    wins: rows.map(({ wins }) => wins),
    weights: totals.map((total) => whole / total),
    gameDifference: rows.map(({ gameWins, gameLosses }) => gameWins - gameLosses),
    headToHead: rows.map(({ team: a }) => rows.map(({ team: b }) => (a.id === b.id ? 0 : beat(a.id, b.id)))),
    strangers: rows.flatMap(({ team: left }, a) =>
      rows.flatMap(({ team: right }, b): [number, number][] => (a < b && !meet({ left, right }) ? [[a, b]] : [])),
    ),
    fixtures,
    rule,
  };
}
