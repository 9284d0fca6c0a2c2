import { useMemo, useState } from 'react';
import type { LiveFigures } from '../../lib/domain/match/live-figures';
import type { Match, MatchSummary } from '../../lib/domain/match/match';
import { weekOf } from '../../lib/domain/match/match-order';
import { paths } from '../../lib/domain/page/paths';
import { useSiteNow } from '../../lib/client/page/site-clock';
import { LIVE_ANSWER, WEEK_ANSWER } from '../../lib/client/requests/polled-answers';
import { useJson } from '../../lib/client/page/use-json';
import { newestVersions, withFresh } from '../../lib/domain/match/match-lists';
import { isUnderWay } from '../../lib/domain/match/match-state';
import { LATEST_START_MS, liveRefreshMs, RUNNING_REFRESH_MS } from '../../lib/domain/match/live-refresh';

const NONE: readonly Match[] = [];

type FreshLive = {
  readonly matches: readonly Match[];
  /** The page's own matches as they are now. */
  readonly shown: readonly MatchSummary[];
  readonly playing: readonly LiveFigures[] | null;
};

/**
 * What has changed in the page's matches since it was rendered. Polls `/api/live`
 * while one of them runs or is about to. Polls the week of a match that has stopped
 * running, until its end is known. Requests once the week of a match whose start
 * passed unseen, for example in a hidden tab. Polls nothing else.
 */
export function useFreshMatches(page: readonly MatchSummary[]): readonly Match[] {
  return useFreshLive(page).matches;
}

/** `useFreshMatches` with the figures of games under way, which are null until they have been requested. */
export function useFreshLive(page: readonly MatchSummary[]): FreshLive {
  const now = useSiteNow();
  const openedAt = useFirst(now);
  // Without them, a match that leaves the live answer would fall back to what it was when the page was rendered.
  const [seen, setSeen] = useState<readonly Match[]>(NONE);
  const shown = useMemo(() => withFresh(page, seen), [page, seen]);
  const live = useJson(paths.api.live(), LIVE_ANSWER, {
    refreshMs: (newest) => liveRefreshMs(newest ? without(ended(shown, newest.matches), withFresh(shown, newest.matches)) : shown, now),
    ask: 'due',
    live: true,
  });
  const running = live.data?.matches ?? null;
  const over = [...(running === null ? [] : ended(shown, running)), ...missedStarts(shown, openedAt, now)];
  // There are two weeks at most: around midnight on Sunday.
  const [first = null, second = null] = new Set(over.map(weekOf));
  const [one, other] = [useEndedIn(first, over), useEndedIn(second, over)];
  const fresh = useMemo(() => newestVersions([...seen, ...one, ...other], running ?? NONE), [seen, one, other, running]);
  const own = useMemo(() => fresh.filter(({ id }) => page.some((match) => match.id === id)), [page, fresh]);
  // Set while rendering, so that nothing is shown in between.
  if (own.some((match) => !seen.includes(match))) setSeen(own);
  return { matches: fresh, shown, playing: live.data && live.data.playing };
}

/** The first value that is not null. */
function useFirst(value: number | null): number | null {
  const [first, setFirst] = useState(value);
  if (first === null && value !== null) setFirst(value);
  return first ?? value;
}

/** Matches of the page that no longer run: their end is in the week's answer. */
function ended(page: readonly MatchSummary[], running: readonly MatchSummary[]): readonly MatchSummary[] {
  return page.filter((listed) => isUnderWay(listed) && !running.some(({ id }) => id === listed.id));
}

/** Matches that had not begun when polling for them ended: the tab was hidden, or the match is late. */
function missedStarts(page: readonly MatchSummary[], openedAt: number | null, now: number | null): readonly MatchSummary[] {
  if (openedAt === null || now === null) return [];
  return page.filter((match) => {
    const polledUntil = Date.parse(match.beginAt) + LATEST_START_MS;
    return match.status === 'not_started' && openedAt < polledUntil && polledUntil <= now;
  });
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
