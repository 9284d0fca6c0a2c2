import { NewsView, type NewsViewProps } from '../../components/views/NewsView';
import { readNewsPage } from '../../lib/server/news-page';
import { publicPage } from '../../lib/server/public-page';
import { pageNumber, pathId } from '../../lib/server/query-form';
import { readNewsIndex } from '../../lib/store/news-document';

export default NewsView;

/** Three reads: what can be chosen, the head of the list, and for older pages the piece that holds them. */
export const getServerSideProps = publicPage<NewsViewProps>(async ({ query }) => {
  const teamId = query['team'] === undefined ? null : pathId(query['team']);
  const leagueId = query['league'] === undefined || teamId !== null ? null : pathId(query['league']);
  const page = pageNumber(query['page']);
  const wrong = (query['team'] !== undefined && teamId === null) || (query['league'] !== undefined && teamId === null && leagueId === null);
  if (page === null || wrong) return { kind: 'notFound' };
  const [index, list] = await Promise.all([readNewsIndex(), readNewsPage({ leagueId, teamId }, page)]);
  if (list === null) return { kind: 'notFound' };
  const { scope, name, items, pages } = list;
  return {
    kind: 'page',
    texts: ['news', 'newsTabs'],
    props: { items, page, pages, leagues: index?.leagues ?? [], filter: { leagueId, teamId, name } },
    tags: [`news:${scope}`, 'news:index'],
  };
});
