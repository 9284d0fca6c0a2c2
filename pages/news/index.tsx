import { cacheTag } from '../../lib/domain/cache-tags';
import { NewsView, type NewsViewProps } from '../../components/views/NewsView';
import { loadNews } from '../../lib/server/pages/news-page';
import { NEWS_QUERY } from '../../lib/server/pages/page-queries';
import { publicPage } from '../../lib/server/pages/public-page';
import { readNewsIndex } from '../../lib/store/models/news-document';

export default NewsView;

/** Three reads: what can be chosen, the head of the list, and for older pages the piece that holds them. */
export const getServerSideProps = publicPage<NewsViewProps>(async ({ query, now }) => {
  const asked = NEWS_QUERY.read(query, now);
  if (asked === null) return { kind: 'notFound' };
  const { leagueId, teamId, page } = asked;
  const [index, { data, tags }] = await Promise.all([readNewsIndex(), loadNews({ leagueId, teamId }, page)]);
  if (data === null) return { kind: 'notFound', tags };
  const { name, items, pages } = data;
  return {
    kind: 'page',
    texts: ['news', 'newsTabs'],
    props: { items, page, pages, leagues: index?.leagues ?? [], filter: { leagueId, teamId, name } },
    tags: [...tags, cacheTag.news('index')],
  };
});
