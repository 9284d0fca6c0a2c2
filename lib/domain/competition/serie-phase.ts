import type { Serie } from '../entities/entities';
import type { MatchSummary } from '../match/match';
import { isUnderWay } from '../match/match-state';
import { DAY_MS } from '../values/durations';
import { dayOf } from '../values/zoned-date';

/** Whether something is running, still to come, or over. Without a date it is to come. */
export type Phase = 'running' | 'upcoming' | 'past';

/** In the order of lists. */
export const PHASES: readonly Phase[] = ['running', 'upcoming', 'past'];

type Span = Pick<Serie, 'beginAt' | 'endAt'>;

/** No serie or stage lasts longer: one without an end was forgotten by its source. */
const LONGEST_MS = 366 * DAY_MS;

/** @param beginAt known */
const endOf = (beginAt: string, endAt: string | null): number => (endAt === null ? Date.parse(beginAt) + LONGEST_MS : Date.parse(endAt));

/** What a serie or stage is at `now`, in milliseconds since 1970. */
export function phaseOf({ beginAt, endAt }: Span, now: number): Phase {
  if (beginAt === null || Date.parse(beginAt) > now) return 'upcoming';
  return endOf(beginAt, endAt) < now ? 'past' : 'running';
}

/** Groups that are played side by side begin no further apart: a group may wait some days for its first match. */
const GROUPS_BEGIN_WITHIN_MS = 3 * DAY_MS;

/** Whether two stages are groups that are played side by side, or are one stage. */
export function arePlayedTogether(one: Span, other: Span): boolean {
  if (one.beginAt === null || other.beginAt === null) return false;
  const [first, second] = [Date.parse(one.beginAt), Date.parse(other.beginAt)];
  if (first === second) return true;
  const isOverBefore = endOf(one.beginAt, one.endAt) <= second || endOf(other.beginAt, other.endAt) <= first;
  return Math.abs(first - second) <= GROUPS_BEGIN_WITHIN_MS && !isOverBefore;
}

/** The stages of a serie that a page about all of them shows, by start: the one that began last, with the groups played beside it; of these the ones that are on, else all. Before all of them the first. */
export function stagesToShow<Each extends Span>(stages: readonly Each[], now: number): readonly Each[] {
  const begun = stages.filter((stage) => phaseOf(stage, now) !== 'upcoming');
  const last = begun.at(-1);
  if (!last) return stages.slice(0, 1);
  const beside = begun.filter((stage) => arePlayedTogether(stage, last));
  const running = beside.filter((stage) => phaseOf(stage, now) === 'running');
  return running.length > 0 ? running : beside;
}

/** The final is what people come for when it has been played. Longer than a match, whose end is not known beforehand. */
export const STAYS_CURRENT_MS = 3 * DAY_MS;

/** Whether the serie that a league shows has begun and is not long over: also while its last match is being played. */
export function isCurrent({ beginAt, endAt }: Span, now: number): boolean {
  return beginAt !== null && Date.parse(beginAt) <= now && now <= endOf(beginAt, endAt) + STAYS_CURRENT_MS;
}

/** How long ago a serie ended, or how long it is until it begins, in milliseconds. */
export function awayFrom({ beginAt, endAt }: Span, now: number): number {
  if (beginAt === null) return Number.MAX_SAFE_INTEGER;
  return Math.max(0, Date.parse(beginAt) - now, now - endOf(beginAt, endAt));
}

/**
 * What the serie that a league's page is about is today: on, still to begin, or over. A serie whose end is not known,
 * or past, is on while matches of it are to come.
 * @param today the UTC day, "YYYY-MM-DD"
 */
export function seriePhase(
  { id, beginAt, endAt }: Span & Pick<Serie, 'id'>,
  toCome: readonly Pick<MatchSummary, 'serieId' | 'status' | 'overdue'>[],
  today: string,
): Phase {
  const own = toCome.filter(({ serieId }) => serieId === id);
  if (own.some(isUnderWay)) return 'running';
  if (beginAt === null || beginAt.slice(0, 10) > today) return 'upcoming';
  return own.length === 0 && dayOf(endOf(beginAt, endAt), 'UTC') < today ? 'past' : 'running';
}
