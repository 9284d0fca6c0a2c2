import { useMemo } from 'react';
import type { LiveFigures } from '../../lib/domain/match/live-figures';
import type { Match, MatchSummary } from '../../lib/domain/match/match';
import { weekOf } from '../../lib/domain/match/match-order';
import { paths } from '../../lib/domain/page/paths';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { LIVE_ANSWER, WEEK_ANSWER } from '../../lib/client/requests/polled-answers';
import { useJson } from '../../lib/client/page/use-json';
import { newestVersions, withFresh } from '../../lib/domain/match/match-lists';
import { isUnderWay } from '../../lib/domain/match/match-state';
import { liveRefreshMs, RUNNING_REFRESH_MS } from '../../lib/domain/match/live-refresh';

const NONE: readonly Match[] = [];
const NONE_OVER: readonly MatchSummary[] = [];

type FreshLive = { readonly matches: readonly Match[]; readonly playing: readonly LiveFigures[] | null };

/**
 * Changes since the page was rendered, of the matches it shows: polls `/api/live`
 * while one of them runs or is about to, and the week of a match that no longer
 * runs until its end is known. Polls nothing else.
 */
export function useFreshMatches(page: readonly MatchSummary[]): readonly Match[] {
  return useFreshLive(page).matches;
}

/** The same with the figures of the games under way, null until they have been requested. */
export function useFreshLive(page: readonly MatchSummary[]): FreshLive {
  const now = useSiteNow();
  const live = useJson(paths.api.live(), LIVE_ANSWER, {
    refreshMs: (newest) => liveRefreshMs(newest ? without(ended(page, newest.matches), withFresh(page, newest.matches)) : page, now),
    ask: 'due',
    live: true,
  });
  const running = live.data?.matches ?? null;
  const over = running === null ? NONE_OVER : ended(page, running);
  // Two at most: around midnight on Sunday.
  const [first = null, second = null] = new Set(over.map(weekOf));
  const [one, other] = [useEndedIn(first, over), useEndedIn(second, over)];
  const fresh = useMemo(() => newestVersions([...one, ...other], running ?? NONE), [one, other, running]);
  return { matches: fresh, playing: live.data && live.data.playing };
}

/** Matches of the page that no longer run: their end is in the week's answer. */
function ended(page: readonly MatchSummary[], running: readonly MatchSummary[]): readonly MatchSummary[] {
  return page.filter((listed) => isUnderWay(listed) && !running.some(({ id }) => id === listed.id));
}

function without(left: readonly MatchSummary[], matches: readonly MatchSummary[]): readonly MatchSummary[] {
  return matches.filter(({ id }) => !left.some((match) => match.id === id));
}

/** A week's matches, polled until it knows how those that are over ended. */
function useEndedIn(week: string | null, over: readonly MatchSummary[]): readonly Match[] {
  const { data } = useJson(week === null ? null : paths.api.week(week), WEEK_ANSWER, {
    refreshMs: (newest) => {
      const ofWeek = over.filter((match) => weekOf(match) === week);
      return withFresh(ofWeek, newest?.matches ?? NONE).some(isUnderWay) ? RUNNING_REFRESH_MS : 0;
    },
    live: true,
  });
  return data?.matches ?? NONE;
}
