import { useMemo } from 'react';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useJson } from '../../lib/client/page/use-json';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import type { StandingsDocument } from '../../lib/domain/competition/standings';
import type { TableAnswer } from '../../lib/domain/competition/table-answer';
import { hasKnownOutcome } from '../../lib/domain/match/match-outcome';
import { isFinished } from '../../lib/domain/match/match-order';
import { liveRefreshMs, RUNNING_REFRESH_MS } from '../../lib/domain/match/live-refresh';

const TABLE_ANSWER = { load: () => import('../../lib/domain/competition/table-answer').then((module) => module.TableAnswerSchema) };

function tableOf({ tournament, ...table }: TableAnswer): StandingsDocument {
  return { tournamentId: tournament.id, tournamentName: tournament.name, kind: tournament.kind, ...table };
}

/** Whether the table counts fewer results than the page shows: it was read before the latest match ended. */
export function isBehind(table: StandingsDocument, matches: readonly MatchSummary[]): boolean {
  const counted = table.rows.reduce((sum, { wins, losses, ties }) => sum + wins + losses + ties, 0);
  const decided = matches.filter((match) => isFinished(match) && hasKnownOutcome(match) && match.left.id > 0 && match.right.id > 0).length;
  return counted < 2 * decided;
}

/** A stage's table, requested again while one of its matches runs and until it counts every result that the page shows. */
export function useFreshTable(page: StandingsDocument | null, matches: readonly MatchSummary[]): StandingsDocument | null {
  const now = useSiteNow();
  const { data } = useJson(page && paths.api.standings(page.tournamentId), TABLE_ANSWER, {
    refreshMs: (newest) => {
      const table = newest ? tableOf(newest) : page;
      if (now === null || table === null || (table.kind !== 'group' && !table.titleChances)) return 0;
      return liveRefreshMs(matches, now) === RUNNING_REFRESH_MS || isBehind(table, matches) ? RUNNING_REFRESH_MS : 0;
    },
    ask: 'due',
    live: true,
  });
  return useMemo(() => (data ? tableOf(data) : page), [page, data]);
}
