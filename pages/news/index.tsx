import { cacheTag } from '../../lib/domain/cache-tags';
import { NewsView, type NewsViewProps } from '../../components/views/NewsView';
import { newsScope } from '../../lib/domain/news/news';
import { readNewsPage } from '../../lib/server/pages/news-page';
import { NEWS_QUERY } from '../../lib/server/pages/page-queries';
import { publicPage } from '../../lib/server/pages/public-page';
import { readNewsIndex } from '../../lib/store/models/news-document';

export default NewsView;

/** Three reads: what can be chosen, the head of the list, and for older pages the piece that holds them. */
export const getServerSideProps = publicPage<NewsViewProps>(async ({ query, now }) => {
  const asked = NEWS_QUERY.read(query, now);
  if (asked === null) return { kind: 'notFound' };
  const { leagueId, teamId, page } = asked;
  const [index, list] = await Promise.all([readNewsIndex(), readNewsPage({ leagueId, teamId }, page)]);
  if (list === null) return { kind: 'notFound', tags: [cacheTag.news(newsScope({ leagueId, teamId }))] };
  const { scope, name, items, pages } = list;
  return {
    kind: 'page',
    texts: ['news', 'newsTabs'],
    props: { items, page, pages, leagues: index?.leagues ?? [], filter: { leagueId, teamId, name } },
    tags: [cacheTag.news(scope), cacheTag.news('index')],
  };
});
