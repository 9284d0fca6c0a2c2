import { useMemo } from 'react';
import { withFresh } from '../../lib/domain/match/match-lists';
import { homeLists, homeMatches, type HomePageLists } from '../../lib/domain/schedule/home-lists';
import type { HomeState } from '../../lib/domain/models/read-models';
import { useFreshLive } from './use-fresh-matches';

export type HomeMatches = {
  readonly home: HomePageLists & Pick<HomeState, 'playing' | 'startMinutes'>;
};

/** The page's matches and lists with all changes since it was rendered. */
export function useHomeMatches(home: HomeMatches['home']) {
  const page = useMemo(() => homeMatches(home), [home]);
  const { matches: fresh, playing } = useFreshLive(page);
  const matches = useMemo(() => withFresh(page, fresh), [page, fresh]);
  const lists = useMemo(() => homeLists(home, fresh), [home, fresh]);
  return { matches, lists, playing };
}
