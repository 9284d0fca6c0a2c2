import { cacheTag } from '../../lib/domain/page/cache-tags';
import { NewsView, type NewsViewProps } from '../../components/views/NewsView';
import { loadNews } from '../../lib/server/pages/news-pages';
import { PAGE_QUERIES } from '../../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../../lib/server/pages/public-page';
import { readNewsIndex } from '../../lib/store/models/site-documents';

export default NewsView;

/** Three reads: what can be chosen, the head of the list, and for older pages the piece that holds them. */
export const getServerSideProps = queryPage(PAGE_QUERIES['/news'], async ({ query }): Promise<PageResult<NewsViewProps>> => {
  const { league: leagueId, team: teamId, page } = query;
  const [index, { data, tags }] = await Promise.all([readNewsIndex(), loadNews({ leagueId, teamId }, page)]);
  if (data === null) return { kind: 'notFound', tags };
  const { name, items, pages } = data;
  return {
    kind: 'page',
    props: { items, page, pages, leagues: index?.leagues ?? [], filter: { leagueId, teamId, name } },
    tags: [...tags, cacheTag.news('index')],
  };
});
