import type { Serie } from '../entities/entities';
import type { MatchSummary } from '../match/match';
import type { Phase } from './tournament-list';
import { isUnderWay } from '../match/match-state';

/**
 * What the serie that a league's page is about is today: on, still to begin, or over. A serie whose end is not known,
 * or past, is on while matches of it are to come.
 * @param today the UTC day, "YYYY-MM-DD"
 */
export function seriePhase(
  { id, beginAt, endAt }: Pick<Serie, 'id' | 'beginAt' | 'endAt'>,
  toCome: readonly Pick<MatchSummary, 'serieId' | 'status' | 'overdue'>[],
  today: string,
): Phase {
  const own = toCome.filter(({ serieId }) => serieId === id);
  if (own.some(isUnderWay)) return 'running';
  if (beginAt === null || beginAt.slice(0, 10) > today) return 'upcoming';
  return own.length === 0 && endAt !== null && endAt.slice(0, 10) < today ? 'past' : 'running';
}
