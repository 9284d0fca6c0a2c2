import { useMemo, useState } from 'react';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useLatest } from '../../lib/client/requests/use-latest';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import type { StandingsDocument } from '../../lib/domain/competition/standings';
import { liveRefreshMs, RUNNING_REFRESH_MS } from '../../lib/domain/match/live-refresh';

const TABLE_ANSWER = { load: () => import('../../lib/domain/competition/table-answer').then((module) => module.TableAnswerSchema) };

/** The table counts fewer results than the page shows: it was read before the latest match ended. */
export function isBehind(table: StandingsDocument, matches: readonly MatchSummary[]): boolean {
  const counted = table.rows.reduce((sum, { wins, losses, ties }) => sum + wins + losses + ties, 0);
  const finished = matches.filter((match) => match.status === 'finished' && match.left.id > 0 && match.right.id > 0).length;
  return counted < 2 * finished;
}

/** A stage's table, asked for again while one of its matches runs and until it counts every result that the page shows. */
export function useFreshTable(page: StandingsDocument | null, matches: readonly MatchSummary[]): StandingsDocument | null {
  const now = useSiteNow();
  const [refreshMs, setRefreshMs] = useState(0);
  const [asked, setAsked] = useState(false);
  const { data } = useLatest(page !== null && asked ? paths.api.standings(page.tournamentId) : null, TABLE_ANSWER, {
    refreshMs,
    live: true,
  });
  const latest = useMemo(() => {
    if (page === null || data === null) return page;
    const { tournament, ...table } = data;
    return { tournamentId: tournament.id, tournamentName: tournament.name, kind: tournament.kind, ...table };
  }, [page, data]);
  const live = now !== null && latest !== null && (latest.kind === 'group' || latest.titleChances);
  const wanted = live && (liveRefreshMs(matches, now) === RUNNING_REFRESH_MS || isBehind(latest, matches)) ? RUNNING_REFRESH_MS : 0;
  if (wanted !== refreshMs) setRefreshMs(wanted);
  if (wanted > 0 && !asked) setAsked(true);
  return latest;
}
