import { contradictsItsGames, hasAllGames, winnerByGames } from '../../domain/competition/table-notes';
import type { Match } from '../../domain/match/match';
import { isOverdue } from '../../domain/match/match-duration';

/** A copy with its fields in the order of its schema's `entries`, so that equal values are stored as equal texts: their hashes are compared. */
export function inFieldOrder<Value extends object>({ entries }: { readonly entries: object }, value: Value): Value {
  const places = Object.fromEntries(
    Object.keys(entries)
      .filter((name) => name in value)
      .map((name) => [name, null]),
  );
  return { ...places, ...value };
}

/** Removes live streams from a finished match; its recordings are in its games. */
function withoutDeadStreams(match: Match): Match {
  return match.status === 'finished' || match.status === 'canceled' ? { ...match, streams: [] } : match;
}

/** Marks a score that the games contradict; where the games have another winner, nobody has won. */
function withDoubt(match: Match): Match {
  if (match.status !== 'finished') return match;
  const { contradicts: _contradicts, ...rest } = match;
  if (!hasAllGames(match) || !contradictsItsGames(match)) return rest;
  return { ...rest, winnerId: winnerByGames(rest) === rest.winnerId ? rest.winnerId : null, contradicts: true };
}

/**
 * The match with each team on the side on which it was known. A source may list a team first while it is alone, and
 * second once its opponent is known; votes, predictions and the match's address go by sides.
 */
export function onKnownSides<Received extends Match>(match: Received, known: Match | null): Received {
  if (known === null) return match;
  const { left, right } = known;
  const isExchanged = (left.id > 0 && left.id === match.right.id) || (right.id > 0 && right.id === match.left.id);
  return isExchanged ? { ...match, left: match.right, right: match.left } : match;
}

/** A source's match as the site takes it over at the moment `now` (milliseconds): marked as overdue or in doubt where it is, and without streams once it is over. */
export function admitMatch({ overdue: _overdue, ...match }: Match, now: number): Match {
  return withoutDeadStreams(withDoubt(isOverdue(match, now) ? { ...match, overdue: true } : match));
}
