import { useSiteNow } from '../../lib/client/page/site-clock';
import { useJson } from '../../lib/client/page/use-json';
import { paths } from '../../lib/domain/page/paths';
import { RUNNING_REFRESH_MS, SOON_REFRESH_MS, liveRefreshMs } from '../../lib/domain/match/live-refresh';
import { FIGURES_DUE_MS, awaitsFigures, seriesGames } from '../../lib/domain/match/series-games';
import type { MatchDetail } from '../../lib/domain/models/match-detail';

const MATCH_ANSWER = { load: () => import('../../lib/domain/models/match-answer').then((module) => module.MatchAnswerSchema) };

/** The last figures mostly come right after the end of the match. */
const JUST_ENDED_MS = 2 * 60_000;

/**
 * How often a match page polls (docs/product.md#live-updates): 5 s while the
 * match runs and for two minutes after its end, 60 s while it starts within the
 * hour, 60 s while figures are later than that, else never (0). After the end
 * only while figures are missing.
 */
export function detailRefreshMs(detail: MatchDetail, now: number | null): number {
  const { match } = detail;
  if (now !== null && match.status === 'finished') {
    const ago = now - Date.parse(match.endAt ?? match.beginAt);
    if (ago >= FIGURES_DUE_MS || !awaitsFigures(seriesGames(match, detail.games))) return 0;
    return ago < JUST_ENDED_MS ? RUNNING_REFRESH_MS : SOON_REFRESH_MS;
  }
  return liveRefreshMs([match], now);
}

/** The match of the page, refreshed while there is something to wait for. */
export function useMatchDetail(page: MatchDetail): MatchDetail {
  const now = useSiteNow();
  const { data } = useJson(paths.api.match(page.match.id), MATCH_ANSWER, {
    refreshMs: (newest) => detailRefreshMs(newest ?? page, now),
    ask: 'due',
    live: true,
  });
  return data ?? page;
}
