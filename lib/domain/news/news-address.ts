import type { DigestItem } from './digest/digest';
import type { ArticleItem, NewsItem } from './news';
import { paths, slugify } from '../paths';

/** An article's address names its title, unless the title may tell a result. */
export function articleSlug({ title, spoils, sourceName }: Pick<ArticleItem, 'title' | 'spoils' | 'sourceName'>): string {
  return slugify(spoils === 'title' ? sourceName : title.slice(0, 80));
}

/** What a league's match day or week told; the id says which. Not among `paths`, which every page's script carries. */
export function digestPath({ id, league }: Pick<DigestItem, 'id' | 'league'>): string {
  return `/digest/${id}/${slugify(league.name)}`;
}

/** Where an item of a list leads: to its page here. */
export function newsHref(item: NewsItem): string {
  if (item.kind === 'recap') return paths.recap({ id: item.matchId, left: item.left, right: item.right });
  if (item.kind === 'digest') return digestPath(item);
  return paths.article({ id: item.id, slug: articleSlug(item) });
}
