import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/values/durations';
import type { FinishedMatch, Match } from '../../domain/match/match';
import { beginOf, endOf, isFinished } from '../../domain/match/match-order';
import type { IngestKnowledge } from '../match-source';

/** Which matches' figures to request, pure. */

/** Figures follow a match by minutes, seldom by hours; after this long they are not waited for. */
const WAIT_MS = 6 * HOUR_MS;
const FIRST_WAIT_MS = 2 * MINUTE_MS;

/** How often a match's figures were requested in vain, and when last. */
export type PastRequests = { readonly times: number; readonly at: number };

type FiguresQuery = {
  readonly known: IngestKnowledge;
  readonly requested: ReadonlyMap<number, PastRequests>;
  readonly now: number;
  /** For how many days back figures are wanted. */
  readonly days: number;
};

/** Whether there is anything to request: the source has statistics of a game that has been played or runs. */
export function hasFiguresAtSource(match: Match): boolean {
  return match.games.some(({ status, withoutFigures }) => (status === 'finished' || status === 'running') && withoutFigures !== true);
}

/** True while a finished match lacks the figures of a played game for which the source has any. */
export function lacksFigures(match: Match, hasFigures: IngestKnowledge['hasFigures']): match is FinishedMatch {
  if (!isFinished(match) || match.forfeit) return false;
  return match.games.some(({ id, status, withoutFigures }) => status === 'finished' && !withoutFigures && !hasFigures(match.id, id));
}

function lacking({ known, now, days }: FiguresQuery): FinishedMatch[] {
  const from = now - days * DAY_MS;
  return [...known.matches()].flatMap((match) => (beginOf(match) >= from && lacksFigures(match, known.hasFigures) ? [match] : []));
}

/** Matches that ended within six hours: requested 2, 4, 8 … minutes after the last time. The longest wait comes first. */
export function awaitedFigures(query: FiguresQuery): FinishedMatch[] {
  const { requested, now } = query;
  const againAt = ({ id }: Match) => {
    const last = requested.get(id);
    return last === undefined ? 0 : last.at + FIRST_WAIT_MS * 2 ** (last.times - 1);
  };
  return lacking(query)
    .filter((match) => now < endOf(match) + WAIT_MS && againAt(match) <= now)
    .sort((a, b) => againAt(a) - againAt(b) || endOf(b) - endOf(a));
}

/** Matches whose games have figures and lack frames, the latest first; each is requested once. */
export function missingFrames({
  known,
  requested,
  now,
  days,
}: Omit<FiguresQuery, 'requested'> & { readonly requested: ReadonlySet<number> }): FinishedMatch[] {
  const from = now - days * DAY_MS;
  const lacks = (match: Match): boolean =>
    beginOf(match) >= from &&
    match.games.some(
      ({ id, status, withoutFigures }) =>
        status === 'finished' && !withoutFigures && known.hasFigures(match.id, id) && !known.hasCourse(id),
    );
  return [...known.matches()]
    .flatMap((match) => (isFinished(match) && !requested.has(match.id) && lacks(match) ? [match] : []))
    .sort((a, b) => endOf(b) - endOf(a));
}

/** Matches of earlier days, the latest first; each is requested once. */
export function missingFigures(query: FiguresQuery): FinishedMatch[] {
  const { requested, now } = query;
  return lacking(query)
    .filter((match) => now >= endOf(match) + WAIT_MS && !requested.has(match.id))
    .sort((a, b) => endOf(b) - endOf(a));
}
