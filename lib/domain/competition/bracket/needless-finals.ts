import type { Match, StageMatch } from '../../match/match';
import { hasResult } from '../../match/match-state';
import { winnerOf } from './bracket-model';
import { teamFrom } from './entrants';
import { readBracket } from './reading';

/** Called off, it is no part of its bracket any more. */
function asOpen(match: StageMatch): StageMatch {
  return match.status === 'canceled' ? { ...match, status: 'not_started' } : match;
}

/** Whether both its teams come from `first`, as far as is said or known. Asked first: few stages need to be read for it. */
function mayRepeat({ previousMatchIds, left, right }: StageMatch, first: StageMatch): boolean {
  const ids = [first.left.id, first.right.id];
  return previousMatchIds.length > 0
    ? previousMatchIds.every((id) => id === first.id)
    : left.id > 0 && right.id > 0 && ids.includes(left.id) && ids.includes(right.id);
}

/**
 * The second final of a bracket that the first one made needless, with the id of
 * that: the team that had not lost before has won it. Sources leave such a match
 * not started for ever, or call it off. Empty where there is none, and for a stage
 * of which the source says nothing of feeding: teams meet twice in a row in groups, too.
 */
export function needlessFinals(stage: readonly StageMatch[]): ReadonlyMap<number, number> {
  if (!stage.some(({ previousMatchIds }) => previousMatchIds.length > 0)) return new Map();
  const open = stage.filter((match) => !hasResult(match));
  const played = stage.filter(({ status }) => status === 'finished');
  if (!open.some((match) => played.some((first) => mayRepeat(match, first)))) return new Map();
  const { outline, links, matches } = readBracket(stage.map(asOpen));
  const [firstId, secondId] = outline.finals;
  const byId = new Map(matches.map((match) => [match.id, match]));
  const first = firstId === undefined ? undefined : byId.get(firstId);
  if (first === undefined || secondId === undefined || !open.some(({ id }) => id === secondId)) return new Map();
  const winner = winnerOf(first);
  const from = links.feeders.get(first.id)?.find((feeder) => winner !== null && teamFrom(feeder, byId.get(feeder.matchId)) === winner);
  // The loser there had a second chance: it was an upper bracket's.
  const isUnbeaten = from?.takes === 'winner' && links.onward.get(from.matchId)?.some(({ takes }) => takes === 'loser');
  return isUnbeaten ? new Map([[secondId, first.id]]) : new Map();
}

/** The match as it stands by that: called off, and again to come where it is needed after all. */
export function withNeed(match: Match, isNeedless: boolean): Match {
  if (match.status === 'running' || match.status === 'finished') return match;
  const { overdue: _overdue, ...known } = match;
  if (isNeedless) return { ...known, status: 'canceled', notNeeded: true };
  if (known.status !== 'canceled' || known.notNeeded === undefined) return match;
  const { notNeeded: _notNeeded, ...needed } = known;
  return { ...needed, status: 'not_started' };
}
