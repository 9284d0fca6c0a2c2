import { isElimination } from '../../domain/competition/elimination';
import type { Match } from '../../domain/match/match';
import { sideIds, type ReplayStage } from './stage-spans';
import { beginTime, matchDoneAt } from './timeline-entities';
import type { PlanOf } from './timeline-plan';

/**
 * Which matches within a stage depend on which others of it, read off from how
 * it went, because sources do not always say what kind of stage it is:
 * - elimination: the source or the stage's name says so, or it is over, no team
 *   went on after a second defeat, and not all teams met in its few matches. Who
 *   plays is the result of the team's match before;
 * - Swiss: its name says so, or teams met others with the same record, also
 *   after two defeats. A round is drawn when the one before is over;
 * - any other stage has a fixed schedule, but for its tiebreaks: matches of two
 *   teams beyond the usual number of matches and of meetings. They follow from
 *   all matches before them.
 */

type StageOrder = 'elimination' | 'swiss' | 'fixed';

type Record = { wins: number; losses: number };

/** Whether each match paired equal records, of those that were no team's first, and whether a team went on after two defeats. */
function walk(stage: ReplayStage): { readonly later: number; readonly equal: number; readonly onAfterTwo: boolean } {
  const records = new Map<number, Record>();
  const recordOf = (id: number): Record => {
    const known = records.get(id) ?? { wins: 0, losses: 0 };
    records.set(id, known);
    return known;
  };
  let later = 0;
  let equal = 0;
  let onAfterTwo = false;
  for (const match of stage.matches) {
    const [one, other] = sideIds(match).map(recordOf);
    if (!one || !other) continue;
    if (one.losses > 1 || other.losses > 1) onAfterTwo = true;
    if (match.status !== 'finished' || match.winnerId === null) continue;
    if (one.wins + one.losses + other.wins + other.losses > 0) later += 1;
    if (one.wins + one.losses > 0 && one.wins === other.wins && one.losses === other.losses) equal += 1;
    const won = match.winnerId === match.left.id;
    one.wins += won ? 1 : 0;
    one.losses += won ? 0 : 1;
    other.wins += won ? 0 : 1;
    other.losses += won ? 1 : 0;
  }
  return { later, equal, onAfterTwo };
}

function pairKey(match: Match): string {
  return sideIds(match)
    .sort((a, b) => a - b)
    .join('-');
}

/** True where each team met every other. */
export function everyoneMet({ matches, byTeam }: ReplayStage): boolean {
  const pairs = new Set(matches.filter((match) => sideIds(match).length === 2).map(pairKey));
  return pairs.size >= (byTeam.size * (byTeam.size - 1)) / 2;
}

const SWISS = /\bswiss\b/i;
const KNOCKOUT = /play-?offs?\b|knock-?out|bracket|eliminat|gauntlet|\bfinals?\b|semi-?final|quarter-?final/i;

/** Matches may be listed in another order than they were played, because starts are estimated. */
const ALIKE = 0.8;
const LEAST_LATER_MATCHES = 4;

export function stageOrder(stage: ReplayStage): StageOrder {
  const { later, equal, onAfterTwo } = walk(stage);
  const paired = later >= LEAST_LATER_MATCHES && equal >= later * ALIKE;
  const name = stage.tournament?.name ?? stage.matches[0]?.tournamentName ?? '';
  if (SWISS.test(name) || (paired && onAfterTwo)) return 'swiss';
  if (KNOCKOUT.test(name) || isElimination(stage.tournament ?? { hasBracket: false }, stage.matches)) return 'elimination';
  const few = stage.byTeam.size > 2 && stage.matches.length <= 2 * stage.byTeam.size;
  const over = stage.matches.every(({ status }) => status === 'finished');
  return over && few && !onAfterTwo && !everyoneMet(stage) ? 'elimination' : 'fixed';
}

/** The most frequent of some counts, of equal ones the smaller. */
function usual(counts: Iterable<number>): number {
  const frequency = new Map<number, number>();
  for (const count of counts) frequency.set(count, (frequency.get(count) ?? 0) + 1);
  return [...frequency].sort(([a, often], [b, oftener]) => oftener - often || a - b)[0]?.[0] ?? 0;
}

function tiebreaksOf({ matches, byTeam }: ReplayStage): Set<number> {
  const length = usual([...byTeam.values()].map((own) => own.length));
  const meetings = new Map<string, number>();
  for (const match of matches) meetings.set(pairKey(match), (meetings.get(pairKey(match)) ?? 0) + 1);
  const often = usual(meetings.values());
  const met = new Map<string, number>();
  return new Set(
    matches
      .filter((match) => {
        const nth = (met.get(pairKey(match)) ?? 0) + 1;
        met.set(pairKey(match), nth);
        return nth > often && sideIds(match).every((id) => (byTeam.get(id)?.indexOf(match) ?? 0) >= length);
      })
      .map(({ id }) => id),
  );
}

/** When the matches that decide one side of a match within its stage are over, as far as the stage itself decides it; -Infinity for all along. */
export function decidedInStage(stage: ReplayStage, planOf: PlanOf): (match: Match, teamId: number) => number {
  const doneAt = (match: Match) => matchDoneAt(match, planOf(match)) ?? -Infinity;
  const before = (teamId: number, match: Match) => (stage.byTeam.get(teamId) ?? []).filter((other) => beginTime(other) < beginTime(match));
  const latest = (matches: readonly Match[]) => Math.max(-Infinity, ...matches.map(doneAt));
  const order = stageOrder(stage);
  if (order === 'elimination') {
    const byId = new Map(stage.matches.map((match) => [match.id, match]));
    return (match, teamId) => {
      const feeders = match.previousMatchIds.flatMap((id) => byId.get(id) ?? []);
      // Two matches lead here, and the source does not say which of them the team comes from.
      const either = feeders.length > 1 && !feeders.some((feeder) => sideIds(feeder).includes(teamId)) ? feeders : [];
      return latest([...before(teamId, match), ...either]);
    };
  }
  if (order === 'swiss') {
    const roundOf = (match: Match) => Math.max(0, ...sideIds(match).map((id) => before(id, match).length));
    const rounds = new Map(stage.matches.map((match) => [match, roundOf(match)]));
    return (match) => {
      const round = rounds.get(match) ?? roundOf(match);
      return latest(stage.matches.filter((other) => (rounds.get(other) ?? 0) < round && beginTime(other) < beginTime(match)));
    };
  }
  const tiebreaks = tiebreaksOf(stage);
  return (match) => (tiebreaks.has(match.id) ? stage.doneBefore(beginTime(match)) : -Infinity);
}
