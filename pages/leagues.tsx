import { cacheTag } from '../lib/domain/cache-tags';
import { LeaguesView } from '../components/views/LeaguesView';
import type { LeagueCatalog } from '../lib/domain/read-models';
import { publicPage } from '../lib/server/pages/public-page';
import { readLeagueCatalog } from '../lib/store/models/catalog-document';

export default LeaguesView;

/** One read. A next match that has begun is no longer the next one: the copy is fresh until the first of them. */
export const getServerSideProps = publicPage<LeagueCatalog>(async () => {
  const catalog = await readLeagueCatalog();
  const leagues = catalog?.leagues ?? [];
  const starts = leagues.flatMap((league) => league.nextMatchAt ?? []).sort((a, b) => Date.parse(a) - Date.parse(b));
  return {
    kind: 'page',
    texts: ['follow', 'leagues', 'regions'],
    props: { leagues },
    tags: [cacheTag.leagues],
    nextStart: starts[0] ?? null,
  };
});
