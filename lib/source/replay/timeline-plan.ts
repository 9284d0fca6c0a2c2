import type { GameDetail } from '../../domain/match/game';
import type { GameStub, Match } from '../../domain/match/match';
import { memoized } from '../../domain/values/memoized';
import type { SourceDocuments } from '../wire/snapshot-builder';

/** All that will ever be known: matches in their final state, games with their times (missing ones are estimated). */
export type RecordedSeason = SourceDocuments & {
  /**
   * When a new date, a cancellation or a postponement became known, by match
   * id, in milliseconds since 1970. A match that is not listed: all along, or
   * at `modifiedAt` where that can only be the announcement.
   */
  readonly announcedAt?: ReadonlyMap<number, number>;
};

/** The assumed length of a game without a recorded end, and of the break before the next one. */
const ESTIMATED_GAME_MS = 32 * 60_000;
const ESTIMATED_PAUSE_MS = 15 * 60_000;

/** A played game with its span in milliseconds since 1970; `end` is Infinity while the recording itself has it running. */
export type PlannedGame = { readonly stub: GameStub; readonly detail: GameDetail | null; readonly begin: number; readonly end: number };

/** What happens to a match, and when (milliseconds since 1970). */
export type MatchPlan = {
  /** The moment from which a new date or a cancellation is known; null if it always is. */
  readonly announcedAt: number | null;
  /** The start; Infinity for a match that does not begin as far as the recording goes. */
  readonly begin: number;
  /** The moment from which the match is as the recording has it; -Infinity for a match that never changes. */
  readonly settled: number;
  readonly games: readonly PlannedGame[];
  /** Every moment at which the projection changes, ascending and without doubles. */
  readonly events: readonly number[];
};

function at(instant: string | null | undefined): number | null {
  return instant ? Date.parse(instant) : null;
}

/** The end of a game as far as it is known: its own end, else its length; null for neither. */
function knownEnd(stub: GameStub, detail: GameDetail | null, begin: number): number | null {
  const end = at(stub.endAt);
  if (end !== null && end > begin) return end;
  const seconds = stub.lengthSeconds ?? detail?.lengthSeconds ?? null;
  return seconds === null ? null : begin + seconds * 1000;
}

function planGames(
  match: Match,
  played: readonly { stub: GameStub; detail: GameDetail | null }[],
  matchBegin: number,
  matchEnd: number | null,
): PlannedGame[] {
  const begins = played.map(({ stub, detail }) => at(stub.beginAt ?? detail?.beginAt));
  const games: PlannedGame[] = [];
  let previousEnd = matchBegin - ESTIMATED_PAUSE_MS;
  for (const [index, { stub, detail }] of played.entries()) {
    const begin = Math.max(begins[index] ?? previousEnd + ESTIMATED_PAUSE_MS, previousEnd, matchBegin);
    let end = Infinity;
    if (stub.status === 'finished') {
      const next = begins.slice(index + 1).find((each) => each !== null && each > begin);
      // The last game of unknown length ends with the match; any other one before the next begins.
      const estimate = index === played.length - 1 && matchEnd !== null && matchEnd > begin ? matchEnd : begin + ESTIMATED_GAME_MS;
      end = knownEnd(stub, detail, begin) ?? Math.min(estimate, next ?? Infinity);
    }
    games.push({ stub, detail, begin, end });
    if (end === Infinity) break;
    previousEnd = end;
  }
  const last = games.at(-1)?.end ?? matchBegin;
  if (match.status !== 'finished' || matchEnd === null || last <= matchEnd || begins.some((each) => each !== null)) return games;
  // All lengths are estimates and run past the known end: they are scaled to fit.
  const scale = (matchEnd - matchBegin) / (last - matchBegin);
  const fit = (time: number) => matchBegin + Math.floor((time - matchBegin) * scale);
  return games.map((game) => ({ ...game, begin: fit(game.begin), end: fit(game.end) }));
}

/** When a finished match is over: with its last game, unless its own end is a little earlier. */
function finalOf(match: Match, games: readonly PlannedGame[], matchBegin: number, matchEnd: number | null): number {
  const last = games.at(-1);
  if (last !== undefined) return matchEnd !== null && matchEnd > last.begin ? Math.min(last.end, matchEnd) : last.end;
  if (matchEnd !== null) return matchEnd;
  if (match.status === 'finished' && match.forfeit) return matchBegin;
  const playedGames = match.status === 'finished' ? Math.max(1, match.left.score + match.right.score) : 1;
  return matchBegin + playedGames * (ESTIMATED_GAME_MS + ESTIMATED_PAUSE_MS) - ESTIMATED_PAUSE_MS;
}

function withoutDoubles(times: readonly number[]): number[] {
  return [...new Set(times.filter(Number.isFinite))].sort((a, b) => a - b);
}

/** The moments at which the source wrote a match again after it was settled. */
function laterWord(match: Match, settled: number): number[] {
  const modified = Date.parse(match.modifiedAt);
  return modified > settled ? [modified] : [];
}

/** The moment from which the state of a match that was moved or called off is known. */
function announcement(match: Match, announcedAt: number | undefined, begin: number): number | null {
  const changed = match.status === 'canceled' || match.status === 'postponed' || match.originalBeginAt !== null;
  if (!changed) return null;
  if (announcedAt !== undefined) return Math.min(announcedAt, begin);
  // A match's last change says when it was moved, unless something later changed the match again.
  const modified = Date.parse(match.modifiedAt);
  return match.originalBeginAt !== null && match.status === 'not_started' && modified < Date.parse(match.beginAt) ? modified : null;
}

/**
 * The events of a match in its final state. Times that the source lacks are
 * estimated: a game lasts its length or 32 minutes, the next one begins 15
 * minutes later.
 */
export function planMatch(match: Match, details: readonly GameDetail[], announcedAt?: number): MatchPlan {
  if (match.status !== 'finished' && match.status !== 'running') {
    const known = announcement(match, announcedAt, Infinity);
    const settled = known ?? -Infinity;
    return { announcedAt: known, begin: Infinity, settled, games: [], events: withoutDoubles([settled, ...laterWord(match, settled)]) };
  }
  const begin = Date.parse(match.beginAt);
  const known = announcement(match, announcedAt, begin);
  const end = match.status === 'finished' ? at(match.endAt) : null;
  const matchEnd = end !== null && end > begin ? end : null;
  const played = match.games
    .filter((stub) => stub.status === 'finished' || stub.status === 'running')
    .map((stub) => ({ stub, detail: details.find((detail) => detail.id === stub.id) ?? null }))
    // A forfeited match lists games that were not played.
    .filter(({ stub, detail }) => match.status !== 'finished' || !match.forfeit || (stub.beginAt ?? detail?.beginAt ?? null) !== null);
  const planned = planGames(match, played, begin, matchEnd);
  const settled =
    match.status === 'finished'
      ? finalOf(match, planned, begin, matchEnd)
      : Math.max(begin, ...planned.flatMap((game) => [game.begin, game.end]).filter(Number.isFinite));
  const games = planned.map((game) => ({
    ...game,
    begin: Math.min(game.begin, settled),
    end: match.status === 'finished' ? Math.min(game.end, settled) : game.end,
  }));
  const events = [begin, settled, ...(known === null ? [] : [known]), ...games.flatMap(gameEvents)];
  const times = [...events.filter((time) => time <= settled), ...laterWord(match, settled)];
  return { announcedAt: known, begin, settled, games, events: withoutDoubles(times) };
}

export type PlanOf = (match: Match) => MatchPlan;

/** The plans of a recording's matches, each made when it is first needed. */
export function plansOf({ games, announcedAt }: RecordedSeason): PlanOf {
  return memoized((match: Match) => planMatch(match, games.get(match.id) ?? [], announcedAt?.get(match.id)));
}

function gameEvents({ detail, begin, end }: PlannedGame): number[] {
  const moments = [...(detail?.frames ?? []), ...(detail?.events?.list ?? [])];
  return [begin, end, ...moments.map(({ seconds }) => begin + seconds * 1000).filter((time) => time < end)];
}
