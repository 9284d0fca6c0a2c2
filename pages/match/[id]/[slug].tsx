import { useMemo } from 'react';
import { packDetail, unpackDetail, type PackedDetail } from '../../../components/match-page/match-detail';
import { MatchView } from '../../../components/views/MatchView';
import { matchSlug, paths } from '../../../lib/domain/paths';
import { publicPage } from '../../../lib/server/pages/public-page';
import { pathId } from '../../../lib/server/pages/query-parameters';
import { readGames } from '../../../lib/store/models/game-document';
import { readMatchDocument } from '../../../lib/store/models/match-document';

/** A match of its own for every id: nothing that was revealed or selected carries over to the next one. */
export default function MatchPage({ packed }: { readonly packed: PackedDetail }) {
  const detail = useMemo(() => unpackDetail(packed), [packed]);
  return <MatchView key={detail.match.id} detail={detail} />;
}

/** Two reads. A wrong slug leads to the right one: names and sides change. */
export const getServerSideProps = publicPage<{ packed: PackedDetail }>(async ({ params }) => {
  const id = pathId(params['id']);
  if (id === null) return { kind: 'notFound' };
  const [document, played] = await Promise.all([readMatchDocument(id), readGames(id)]);
  if (document === null) return { kind: 'notFound', tags: [`match:${id}`] };
  const { match } = document;
  if (params['slug'] !== matchSlug(match))
    return { kind: 'redirect', to: encodeURI(paths.match(match)), status: 307, tags: [`match:${id}`] };
  return {
    kind: 'page',
    texts: ['calendar', 'charts', 'commentsSlot', 'coverage', 'game', 'gameDetail', 'matchPage', 'standings', 'votes'],
    props: { packed: packDetail(document, played) },
    tags: [`match:${match.id}`],
    nextStart: match.status === 'not_started' ? match.beginAt : null,
    live: match.status === 'running',
  };
});
