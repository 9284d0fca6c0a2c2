import { chunkOfPage, newsPages, newsScope, type NewsItem } from '../../domain/news/news';
import { readNewsChunk, readNewsHead } from '../../store/models/news-document';

export type NewsPage = {
  readonly scope: string;
  /** Of the league or team; '' for everything. */
  readonly name: string;
  readonly items: readonly NewsItem[];
  readonly page: number;
  readonly pages: number;
};

/** One page of a list of news; null for one that is not there. Without any news the first page is empty. Two reads at most. */
export async function readNewsPage(
  filter: { readonly leagueId: number | null; readonly teamId: number | null },
  page: number,
): Promise<NewsPage | null> {
  const scope = newsScope(filter);
  const head = await readNewsHead(scope);
  if (head === null) return scope === 'all' && page === 1 ? { scope, name: '', items: [], page, pages: 1 } : null;
  const pages = newsPages(head.total);
  if (page === 1) return { scope, name: head.name, items: head.items, page, pages };
  const number = chunkOfPage(page, head.total);
  const chunk = number === null ? null : await readNewsChunk(scope, number);
  return chunk && { scope, name: head.name, items: chunk.items, page, pages };
}
