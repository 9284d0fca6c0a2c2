import { DEFAULT_LOCALE, type Locale } from '../settings/locales';
import type { DigestItem } from './digest';
import type { ArticleItem, NewsItem } from './news';
import { paths, slugify, withQuery } from '../page/paths';

/** An article's address names its title, unless the title may reveal a result. */
export function articleSlug({ title, spoils, sourceName }: Pick<ArticleItem, 'title' | 'spoils' | 'sourceName'>): string {
  return slugify(spoils === 'title' ? sourceName : title.slice(0, 80));
}

/** The digest of a league's match day or week; the id says which. Not among `paths`, which every page's script carries. */
export function digestPath({ id, league }: Pick<DigestItem, 'id' | 'league'>): string {
  return `/digest/${id}/${slugify(league.name)}`;
}

/** Where an item of a list leads: to its page here. */
export function newsHref(item: NewsItem): string {
  if (item.kind === 'recap') return paths.recap({ id: item.matchId, left: item.left, right: item.right });
  if (item.kind === 'digest') return digestPath(item);
  return paths.article({ id: item.id, slug: articleSlug(item) });
}

const FEED_FORMATS = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** Only digests, all news, or results, which have a feed of their own. */
const FEED_KINDS = ['digests', 'news', 'results'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

type FeedOf = { readonly kind: FeedKind; readonly leagueId: number | null; readonly format: FeedFormat };

/** A feed of a league or of everything, in a language. For digests and news it contains results only on request. */
export function feedPath({
  kind,
  leagueId,
  format,
  locale,
  results,
}: FeedOf & { readonly locale: Locale; readonly results: boolean }): string {
  const scope = leagueId === null ? (kind === 'digests' ? 'all' : '') : `league-${leagueId}`;
  const name = [kind === 'digests' ? '' : kind, scope].filter(Boolean).join('-');
  return withQuery(`/api/feed/${name}.${format}`, {
    locale: locale === DEFAULT_LOCALE ? null : locale,
    results: results && kind !== 'results' ? 1 : null,
  });
}

/** The feed of a file name ("league-293.rss", "results.json"); null for an invalid one. */
export function feedOfFile(file: string): FeedOf | null {
  const [, alone, before, id, extension] =
    /^(?:all|(news|results)|(?:(news|results)-)?league-([1-9]\d{0,14}))\.([a-z]{3,4})$/.exec(file) ?? [];
  const format = FEED_FORMATS.find((each) => each === extension);
  if (format === undefined) return null;
  const kind = FEED_KINDS.find((each) => each === (alone ?? before)) ?? 'digests';
  return { kind, leagueId: id === undefined ? null : Number(id), format };
}
