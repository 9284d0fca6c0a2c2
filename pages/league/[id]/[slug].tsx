import { cacheTag } from '../../../lib/domain/cache-tags';
import { listMatch } from '../../../components/match/list-match';
import { LeagueView } from '../../../components/views/LeagueView';
import type { LeagueDocument } from '../../../lib/domain/read-models';
import { paths, slugify } from '../../../lib/domain/paths';
import { publicPage } from '../../../lib/server/pages/public-page';
import { pathId } from '../../../lib/server/pages/query-parameters';
import { readLeagueDocument } from '../../../lib/store/models/league-document';

export default LeagueView;

/** One read. A wrong slug leads to the right one. */
export const getServerSideProps = publicPage<{ document: LeagueDocument }>(async ({ params }) => {
  const id = pathId(params['id']);
  if (id === null) return { kind: 'notFound' };
  const document = await readLeagueDocument(id);
  if (document === null) return { kind: 'notFound', tags: [cacheTag.league(id)] };
  if (params['slug'] !== slugify(document.league.name))
    return { kind: 'redirect', to: encodeURI(paths.league(document.league)), status: 307, tags: [cacheTag.league(id)] };
  const { running, upcoming, latest } = document;
  return {
    kind: 'page',
    texts: ['calendar', 'follow', 'leaguePage', 'regions', 'serie'],
    props: { document: { ...document, running: running.map(listMatch), upcoming: upcoming.map(listMatch), latest: latest.map(listMatch) } },
    tags: [cacheTag.league(document.league.id)],
    nextStart: upcoming[0]?.beginAt ?? null,
    live: running.length > 0,
  };
});
