import { useEffect, useMemo, useState } from 'react';
import type { LiveFigures } from '../../lib/domain/match/live-figures';
import type { Match, MatchSummary } from '../../lib/domain/match/match';
import { weekOf } from '../../lib/domain/match/match-order';
import { paths } from '../../lib/domain/page/paths';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { useJson } from '../../lib/client/requests/use-json';
import { newestVersions, withFresh } from '../../lib/domain/match/match-lists';
import { liveRefreshMs, RUNNING_REFRESH_MS } from '../../lib/domain/match/live-refresh';
import { WEEK_ANSWER } from '../schedule/use-week-matches';

const LIVE_ANSWER = { load: () => import('../../lib/domain/match/live-answer').then((module) => module.LiveAnswerSchema) };

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
  /** The week of the match that no longer runs, and whether its end is still to come. */
  const [endedWeek, setEndedWeek] = useState<string | null>(null);
  const [waiting, setWaiting] = useState(false);

  const week = useJson(endedWeek === null ? null : paths.api.week(endedWeek), WEEK_ANSWER, {
    refreshMs: waiting ? RUNNING_REFRESH_MS : 0,
    live: true,
  });
  const ofWeek = week.data?.matches ?? NONE;
  const live = useJson(paths.api.live(), LIVE_ANSWER, {
    refreshMs: (newest) => liveRefreshMs(withFresh(page, newestVersions(ofWeek, newest?.matches ?? NONE)), now),
    ask: 'due',
    live: true,
  });
  const running = live.data?.matches ?? null;
  const fresh = useMemo(() => newestVersions(ofWeek, running ?? NONE), [ofWeek, running]);

  const ended =
    running === null
      ? undefined
      : withFresh(page, fresh).find((match) => match.status === 'running' && !running.some((each) => each.id === match.id));
  const weekOfEnded = ended ? weekOf(ended) : null;
  useEffect(() => {
    setWaiting(weekOfEnded !== null);
    if (weekOfEnded !== null) setEndedWeek(weekOfEnded);
  }, [weekOfEnded]);

  return { matches: fresh, playing: live.data && live.data.playing };
}
