import { leagueFix } from '../../domain/leagues/league-table';
import type { FinishedSummary } from '../../domain/match/match';
import { leagueShortName } from '../../domain/match/match-names';
import { endOf, isFinished } from '../../domain/match/match-order';
import { feedOfFile } from '../../domain/news/news-address';
import { type CacheTag, cacheTag } from '../../domain/page/cache-tags';
import { paths } from '../../domain/page/paths';
import type { Locale } from '../../domain/settings/locales';
import { labelledText } from '../../domain/text/list-text';
import { competitionName } from '../../i18n/competition-name';
import { siteHref } from '../../i18n/localized-path';
import { matchTitle } from '../../i18n/match-title';
import { translator } from '../../i18n/message-registry';
import { readHomeState } from '../../store/models/match-documents';
import { ApiError } from '../api-error';
import type { ApiAnswer } from '../api/api-route';
import { environment } from '../env';
import { LIFETIMES } from '../cache-lifetimes';
import { loadLeague } from '../pages/competition-pages';
import { loadNews } from '../pages/news-pages';
import { FEED_TYPES, type FeedOrder, feedText } from './feed-text';
import { newsFeed } from './news-feed';

/** The text of a feed of results: each title contains one. `matches`: the latest result first. */
export function resultsFeed(order: FeedOrder, matches: readonly FinishedSummary[]): string {
  const { league, locale, siteUrl } = order;
  const t = translator(locale);
  return feedText(order, {
    title: `${t('site.title')} · ${league === null ? t('feed.results') : t('feed.resultsOf', { name: competitionName(league.name, t) })}`,
    description: t('feed.resultsDescription'),
    page: league === null ? paths.matches('today') : paths.league(league),
    entries: matches.map((match) => ({
      id: new URL(paths.matchById(match.id), siteUrl).href,
      title: labelledText(
        competitionName(leagueShortName(match), t),
        matchTitle(match, t, t('match.score', { left: match.left.score, right: match.right.score })),
        locale,
      ),
      text: [match.leagueName, match.serieName, match.tournamentName]
        .filter(Boolean)
        .map((name) => competitionName(name, t))
        .join(' · '),
      link: siteHref(siteUrl, locale, paths.match(match)),
      at: new Date(endOf(match)),
    })),
  });
}

type FeedQuery = {
  /** A part of the path, as it came. */
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
  const league = { id: leagueId, name: leagueFix(leagueId, data.league.name)?.name || data.league.name };
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
export async function feedAnswer({ file, results, locale }: FeedQuery): Promise<ApiAnswer> {
  const feed = feedOfFile(file);
  if (feed === null) throw new ApiError('not-found', 'No such feed.');
  const { kind, leagueId, format } = feed;
  const order = { kind, format, results: results || kind === 'results', locale, siteUrl: environment().siteUrl };
  const { content, tags } = await (kind === 'results' ? resultsOf(leagueId, order) : newsOf(leagueId, order));
  if (content === null) throw new ApiError('not-found', 'No such feed.', { tags });
  return { text: { type: FEED_TYPES[format], content }, lifetime: LIFETIMES.catalog, tags };
}
