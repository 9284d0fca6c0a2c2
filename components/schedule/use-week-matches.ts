import { useEffect } from 'react';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { WEEK_ANSWER } from '../../lib/client/requests/polled-answers';
import { useJson } from '../../lib/client/page/use-json';
import { liveRefreshMs } from '../../lib/domain/match/live-refresh';

type WeekMatches = {
  /** Null until the first answer. */
  readonly matches: readonly MatchSummary[] | null;
  readonly failed: boolean;
  readonly refresh: () => Promise<void>;
};

/**
 * The matches of one UTC week, refreshed while one that is shown runs or is
 * about to. A failure is logged, nothing else; old matches stay.
 *
 * @param start the week's Monday; null requests nothing
 * @param shows whether a match is on screen
 */
export function useWeekMatches(start: string | null, shows: (match: MatchSummary) => boolean, now: number | null): WeekMatches {
  const { data, error, refresh } = useJson(start === null ? null : paths.api.week(start), WEEK_ANSWER, {
    refreshMs: (newest) => liveRefreshMs((newest?.matches ?? []).filter(shows), now),
    live: true,
  });
  const matches = data?.matches ?? null;

  useEffect(() => {
    // The browser's console already names a request that failed; an answer that is no week is a defect of ours.
    if (error?.code === 'malformed') reportError(error);
  }, [error]);

  return { matches, failed: error !== null && matches === null, refresh };
}
