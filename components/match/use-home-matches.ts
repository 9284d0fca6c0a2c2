import { useMemo } from 'react';
import type { MatchSummary } from '../../lib/domain/match/match';
import type { PageLists } from '../../lib/domain/match/match-lists';
import type { HomeState } from '../../lib/domain/read-models';
import { useFreshLive } from './use-fresh-matches';

/** The matches of the homepage. */
export type HomeMatches = {
  readonly home: PageLists & Pick<HomeState, 'playing' | 'startMinutes'>;
  /** Those of the UTC days around today (`daysAround`). */
  readonly around: readonly MatchSummary[];
};

/** The page's matches with what has changed since it was rendered. */
export function useHomeMatches({ home, around }: HomeMatches) {
  const shown = useMemo(() => [...home.running, ...home.upcoming, ...around], [home, around]);
  const { matches: fresh, playing } = useFreshLive(shown);
  return { shown, fresh, playing };
}
