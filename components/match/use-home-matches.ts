import { useMemo } from 'react';
import { homeMatches, type HomePageLists } from '../../lib/domain/schedule/home-lists';
import type { HomeState } from '../../lib/domain/models/read-models';
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
