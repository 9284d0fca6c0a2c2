import type { MatchSummary } from '../domain/match/match';
import { bestOf, firstTo } from '../domain/match/match-state';
import type { Translate } from './translate';

/** "Best of 5", "First to 3", else how many games are played. */
export function seriesFormat(match: MatchSummary, t: Translate): string {
  const best = bestOf(match);
  if (best !== null) return t('match.bestOf', { count: best });
  const wins = firstTo(match);
  return wins === null ? t('match.gamesCount', { count: match.numOfGames }) : t('match.firstTo', { count: wins });
}

/** "Bo5" or "FT3"; '' where there is no such short form. */
export function seriesFormatShort(match: MatchSummary, t: Translate): string {
  const best = bestOf(match);
  if (best !== null) return t('match.bestOfShort', { count: best });
  const wins = firstTo(match);
  return wins === null ? '' : t('match.firstToShort', { count: wins });
}
