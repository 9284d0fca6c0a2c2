import { useMemo } from 'react';
import { homeMatches, type HomePageLists } from '../../lib/domain/match/home-lists';
import type { HomeState } from '../../lib/domain/entities/read-models';
import { useFreshLive } from './use-fresh-matches';

/** The matches of the homepage. */
export type HomeMatches = {
  readonly home: HomePageLists & Pick<HomeState, 'playing' | 'startMinutes'>;
};

/** The page's matches with all changes since it was rendered. */
export function useHomeMatches({ home }: HomeMatches) {
  const shown = useMemo(() => homeMatches(home), [home]);
  const { matches: fresh, playing } = useFreshLive(shown);
  return { shown, fresh, playing };
}
