import type { Locale } from '../../domain/locales';
import { ApiError } from '../api/api-error';
import type { ApiAnswer } from '../api/api-route';
import { environment } from '../env';
import { LIFETIMES } from '../pages/cache-lifetimes';
import { loadNews } from '../pages/news-page';
import { digestFeed, FEED_TYPES } from './digest-feed';
import { feedOfFile } from '../../domain/news/news-address';

type FeedAsked = {
  /** As it came: a part of the path. */
  readonly file: string;
  readonly results: boolean;
  readonly locale: Locale;
};

/**
 * `GET /api/feed/{all|league-293}.{rss|atom}[?locale=ko][&results=1]`: the latest
 * digests of everything or of a league as RSS or Atom. Without results unless
 * they are asked for. One read.
 */
export async function feedAnswer({ file, results, locale }: FeedAsked): Promise<ApiAnswer> {
  const asked = feedOfFile(file);
  if (asked === null) throw new ApiError('not-found', 'No such feed.');
  const { leagueId, format } = asked;
  const { data, tags } = await loadNews({ leagueId, teamId: null }, 1);
  if (data === null) throw new ApiError('not-found', 'No such feed.', { tags });
  const content = digestFeed({
    league: leagueId === null ? null : { id: leagueId, name: data.name },
    digests: data.items.filter((item) => item.kind === 'digest'),
    format,
    results,
    locale,
    siteUrl: environment().siteUrl,
  });
  return { text: { type: FEED_TYPES[format], content }, lifetime: LIFETIMES.catalog, tags };
}
