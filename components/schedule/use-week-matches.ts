import { useEffect, useState } from 'react';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { hasMatches } from '../../lib/domain/match/match-guard';
import { useLatest } from '../../lib/client/requests/use-latest';
import { liveRefreshMs } from '../../lib/domain/match/live-refresh';

type WeekMatches = {
  /** Null until the first answer. */
  readonly matches: readonly MatchSummary[] | null;
  readonly failed: boolean;
  readonly refresh: () => Promise<void>;
};

/**
 * The matches of one UTC week, kept fresh while one that is shown runs or is
 * about to. A failure is logged, nothing else; old matches stay.
 *
 * @param start the week's Monday; null asks nothing
 * @param shows whether a match is on screen
 */
export function useWeekMatches(start: string | null, shows: (match: MatchSummary) => boolean, now: number | null): WeekMatches {
  const [refreshMs, setRefreshMs] = useState(0);
  const { data, error, refresh } = useLatest(start === null ? null : paths.api.week(start), hasMatches, { refreshMs, live: true });
  const matches = data?.matches ?? null;

  const wanted = liveRefreshMs((matches ?? []).filter(shows), now);
  if (wanted !== refreshMs) setRefreshMs(wanted);

  useEffect(() => {
    // The browser's console already names a request that failed; an answer that is no week is a defect of ours.
    if (error?.code === 'malformed') reportError(error);
  }, [error]);

  return { matches, failed: error !== null && matches === null, refresh };
}
