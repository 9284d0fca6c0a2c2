import { useMemo } from 'react';
import type { StandingsDocument } from '../../lib/domain/competition/standings';
import type { StageMatch } from '../../lib/domain/match/match';
import { withFresh } from '../../lib/domain/match/match-lists';
import { useFreshLive } from '../match/use-fresh-matches';
import { useFreshTable } from '../standings/use-fresh-table';

/** A stage as it is now: its matches, games under way, and the table. */
export function useFreshStage(page: readonly StageMatch[], pageTable: StandingsDocument | null) {
  const { matches: fresh, playing } = useFreshLive(page);
  const matches = useMemo(() => withFresh(page, fresh), [page, fresh]);
  return { matches, playing, table: useFreshTable(pageTable, matches) };
}
