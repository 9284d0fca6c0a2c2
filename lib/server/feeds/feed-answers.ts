import type { CacheTag } from '../../domain/page/cache-tags';
import { cacheTag } from '../../domain/page/cache-tags';
import { leagueFix } from '../../domain/competition/league-table';
import type { Locale } from '../../domain/settings/locales';
import { isFinished } from '../../domain/match/match-order';
import { feedOfFile } from '../../domain/news/news-address';
import { readHomeState } from '../../store/models/state-document';
import { ApiError } from '../api/api-error';
import type { ApiAnswer } from '../api/api-route';
import { environment } from '../env';
import { LIFETIMES } from '../pages/cache-lifetimes';
import { loadLeague } from '../pages/league-page';
import { loadNews } from '../pages/news-page';
import { FEED_TYPES, type FeedOrder } from './feed-text';
import { newsFeed } from './news-feed';
import { resultsFeed } from './results-feed';

type FeedAsked = {
  /** As it came: a part of the path. */
  readonly file: string;
  readonly results: boolean;
  readonly locale: Locale;
};

type Order = Omit<FeedOrder, 'league'>;
type Content = { readonly content: string | null; readonly tags: readonly CacheTag[] };

async function resultsOf(leagueId: number | null, order: Order): Promise<Content> {
  if (leagueId === null) {
    const home = await readHomeState();
    const lately = (home?.lately ?? []).map(({ match }) => match);
    return { content: resultsFeed({ ...order, league: null }, lately), tags: [cacheTag.home] };
  }
  const { data, tags } = await loadLeague(leagueId);
  if (data === null) return { content: null, tags };
  const league = { id: leagueId, name: leagueFix(leagueId)?.name || data.league.name };
  return { content: resultsFeed({ ...order, league }, data.latest.filter(isFinished)), tags };
}

async function newsOf(leagueId: number | null, order: Order): Promise<Content> {
  const { data, tags } = await loadNews({ leagueId, teamId: null }, 1);
  if (data === null) return { content: null, tags };
  const league = leagueId === null ? null : { id: leagueId, name: data.name };
  return { content: newsFeed({ ...order, league }, data.items), tags };
}

/**
 * `GET /api/feed/{all|league-293}.{rss|atom|json}[?locale=ko][&results=1]`: the
 * latest digests of everything or of a league as RSS, Atom or JSON Feed; `news`
 * and `news-league-293` articles as well. Without results unless requested.
 * `results` and `results-league-293` are the latest results. One read.
 */
export async function feedAnswer({ file, results, locale }: FeedAsked): Promise<ApiAnswer> {
  const asked = feedOfFile(file);
  if (asked === null) throw new ApiError('not-found', 'No such feed.');
  const { kind, leagueId, format } = asked;
  const order = { kind, format, results: results || kind === 'results', locale, siteUrl: environment().siteUrl };
  const { content, tags } = await (kind === 'results' ? resultsOf(leagueId, order) : newsOf(leagueId, order));
  if (content === null) throw new ApiError('not-found', 'No such feed.', { tags });
  return { text: { type: FEED_TYPES[format], content }, lifetime: LIFETIMES.catalog, tags };
}
