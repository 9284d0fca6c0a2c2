import { useCallback } from 'react';
import type { MatchSummary } from '../../domain/match/match';
import type { NewsItem } from '../../domain/news/news';
import { isOwnMatch, isOwnNews } from '../../domain/people/own-match';
import { useOwnMatchRule } from './following-store';
import { useSettings } from '../settings/settings-store';

/**
 * The visitor's choice between all matches and their own (docs/product.md#mine).
 * `keep` decides about one; it is the same function while nothing changes.
 */
export function useShownMatches(): { readonly onlyMine: boolean; readonly keep: (match: MatchSummary) => boolean } {
  const { showFollowingLeaguesOnly: onlyMine, spoilerFree } = useSettings();
  const rule = useOwnMatchRule();
  const keep = useCallback((match: MatchSummary) => !onlyMine || isOwnMatch(match, rule, { spoilerFree }), [onlyMine, rule, spoilerFree]);
  return { onlyMine, keep };
}

/** The same choice for news. */
export function useShownNews(): { readonly onlyMine: boolean; readonly keep: (item: NewsItem) => boolean } {
  const { showFollowingLeaguesOnly: onlyMine, spoilerFree } = useSettings();
  const rule = useOwnMatchRule();
  const keep = useCallback((item: NewsItem) => !onlyMine || isOwnNews(item, rule, { spoilerFree }), [onlyMine, rule, spoilerFree]);
  return { onlyMine, keep };
}
