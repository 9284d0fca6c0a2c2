import { cacheTag } from '../../domain/page/cache-tags';
import { chunkOfPage, newsPages, newsScope, type NewsItem } from '../../domain/news/news';
import { readNewsChunk, readNewsHead } from '../../store/models/news-document';
import type { Loaded } from './loaded';

type NewsPage = {
  readonly scope: string;
  /** Of the league or team; '' for everything. */
  readonly name: string;
  readonly items: readonly NewsItem[];
  readonly page: number;
  readonly pages: number;
};

type Filter = { readonly leagueId: number | null; readonly teamId: number | null };

async function readNewsPage(scope: string, page: number): Promise<NewsPage | null> {
  const head = await readNewsHead(scope);
  if (head === null) return scope === 'all' && page === 1 ? { scope, name: '', items: [], page, pages: 1 } : null;
  const pages = newsPages(head.total);
  if (page === 1) return { scope, name: head.name, items: head.items, page, pages };
  const number = chunkOfPage(page, head.total);
  const chunk = number === null ? null : await readNewsChunk(scope, number);
  return chunk && { scope, name: head.name, items: chunk.items, page, pages };
}

/** One page of a list of news. Without any news the first page is empty. Two reads at most. */
export async function loadNews(filter: Filter, page: number): Promise<Loaded<NewsPage>> {
  const scope = newsScope(filter);
  return { data: await readNewsPage(scope, page), tags: [cacheTag.news(scope)], matches: [] };
}
