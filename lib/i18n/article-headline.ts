import type { NewsArticle } from '../domain/news/news';
import type { Translate } from './translate';

/** What a page calls an article: its own title, or where that reveals a result, its source. */
export function articleHeadline({ title, spoils, sourceName }: Pick<NewsArticle, 'title' | 'spoils' | 'sourceName'>, t: Translate): string {
  return spoils === 'title' ? t('news.articleFrom', { source: sourceName }) : title;
}
