import { useMemo, useState } from 'react';
import type { LiveFigures } from '../../lib/domain/match/live-figures';
import type { Match, MatchSummary } from '../../lib/domain/match/match';
import { weekOf } from '../../lib/domain/match/match-order';
import { hasMatches, isLive } from '../../lib/domain/match/match-guard';
import { paths } from '../../lib/domain/page/paths';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useLatest } from '../../lib/client/requests/use-latest';
import { newestVersions, withFresh } from '../../lib/domain/match/match-lists';
import { liveRefreshMs } from '../../lib/domain/match/live-refresh';

const NONE: readonly Match[] = [];

type FreshLive = { readonly matches: readonly Match[]; readonly playing: readonly LiveFigures[] | null };

/**
 * Changes since the page was rendered, of the matches it shows: polls `/api/live`
 * while one of them runs or is about to, and the week of a match that no longer
 * runs until its end is known. Polls nothing else.
 */
export function useFreshMatches(page: readonly MatchSummary[]): readonly Match[] {
  return useFreshLive(page).matches;
}

/** The same with the figures of the games under way, null until they have been asked for. */
export function useFreshLive(page: readonly MatchSummary[]): FreshLive {
  const now = useSiteNow();
  const [refreshMs, setRefreshMs] = useState(0);
  const [endedWeek, setEndedWeek] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);

  const live = useLatest(refreshMs > 0 ? paths.api.live() : null, isLive, { refreshMs, live: true });
  const week = useLatest(endedWeek === null ? null : paths.api.week(endedWeek), hasMatches, {
    refreshMs: waiting ? refreshMs : 0,
    live: true,
  });
  const running = live.data?.matches ?? null;
  const ofWeek = week.data?.matches ?? NONE;
  const fresh = useMemo(() => newestVersions(ofWeek, running ?? NONE), [ofWeek, running]);

  const shown = withFresh(page, fresh);
  const wanted = liveRefreshMs(shown, now);
  if (wanted !== refreshMs) setRefreshMs(wanted);

  const ended =
    running === null ? undefined : shown.find((match) => match.status === 'running' && !running.some((each) => each.id === match.id));
  if ((ended !== undefined) !== waiting) setWaiting(ended !== undefined);
  if (ended && weekOf(ended) !== endedWeek) setEndedWeek(weekOf(ended));

  return { matches: fresh, playing: live.data && (live.data.playing ?? []) };
}
