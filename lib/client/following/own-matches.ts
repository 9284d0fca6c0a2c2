import { useCallback } from 'react';
import type { MatchSummary } from '../../domain/match/match';
import type { NewsItem } from '../../domain/news/news';
import { isOwnMatch, isOwnNews, type OwnMatchRule } from '../../domain/people/own-match';
import type { DayOrder } from '../../domain/schedule/schedule-order';
import type { Settings } from '../../domain/settings/settings';
import { useFollowing, useOwnMatchRule } from './following-store';
import { useSettings } from '../settings/settings-store';

/** `keep` decides about a single item; it is the same function while nothing changes. */
type ShownItems<Item> = { readonly onlyMine: boolean; readonly keep: (item: Item) => boolean };

function useShown<Item>(isOwn: (item: Item, rule: OwnMatchRule, reader: Pick<Settings, 'spoilerFree'>) => boolean): ShownItems<Item> {
  const { showFollowingLeaguesOnly: onlyMine, spoilerFree } = useSettings();
  const rule = useOwnMatchRule();
  const keep = useCallback((item: Item) => !onlyMine || isOwn(item, rule, { spoilerFree }), [isOwn, onlyMine, rule, spoilerFree]);
  return { onlyMine, keep };
}

/** The visitor's choice between all matches and their own (docs/product.md#mine). */
export const useShownMatches = (): ShownItems<MatchSummary> => useShown(isOwnMatch);

/** The visitor's choice of which matches a day's list has, and in which order. */
export function useDayOrder(): DayOrder {
  const { leaguesOrder } = useFollowing();
  const { showScheduleByTime } = useSettings();
  const { keep } = useShownMatches();
  return { leaguesOrder, showByTime: showScheduleByTime, keep };
}

/** `useShownMatches` for news. */
export const useShownNews = (): ShownItems<NewsItem> => useShown(isOwnNews);
