import * as v from 'valibot';
import { contradictsItsGames, hasAllGames, winnerByGames } from '../domain/competition/table-notes';
import { isOverdue } from '../domain/match/match-duration';
import { MatchSchema, type Match } from '../domain/match/match';
import type { Rejection } from '../source/match-source';

/** A finished match has no live streams; its recordings are in its games. */
function withoutDeadStreams(match: Match): Match {
  return match.status === 'finished' || match.status === 'canceled' ? { ...match, streams: [] } : match;
}

function withOverdue({ overdue: _overdue, ...match }: Match, now: number): Match {
  return isOverdue(match, now) ? { ...match, overdue: true } : match;
}

/** A score that its games contradict is marked, and nobody has won where they have another winner. */
function withDoubt(match: Match): Match {
  if (match.status !== 'finished') return match;
  const { contradicts: _contradicts, ...told } = match;
  if (!hasAllGames(match) || !contradictsItsGames(match)) return told;
  return { ...told, winnerId: winnerByGames(told) === told.winnerId ? told.winnerId : null, contradicts: true };
}

/**
 * Matches of a source in the one form in which the store keeps them: fields in the schema's
 * order, so that equal matches have equal documents whether they come from the
 * source or from the store. What the store could not read back is rejected here
 * rather than spoiling a week.
 */
export function admitMatches(matches: readonly Match[], now: number): { matches: Match[]; rejections: Rejection[] } {
  const admitted: Match[] = [];
  const rejections: Rejection[] = [];
  for (const match of matches) {
    const parsed = v.safeParse(MatchSchema, withDoubt(withOverdue(match, now)));
    if (parsed.success) {
      admitted.push(withoutDeadStreams(parsed.output));
    } else {
      const [issue] = parsed.issues;
      rejections.push({
        kind: 'malformed',
        entity: 'match',
        id: String(match.id),
        reason: `${v.getDotPath(issue) ?? ''}: ${issue.message}`,
      });
    }
  }
  return { matches: admitted, rejections };
}
