import { cacheTag } from '../../../lib/domain/cache-tags';
import { PlayerView, type PlayerData } from '../../../components/views/PlayerView';
import { paths, slugify } from '../../../lib/domain/paths';
import { playerPage } from '../../../lib/server/answers/player-answers';
import { publicPage } from '../../../lib/server/pages/public-page';
import { pathId } from '../../../lib/server/pages/query-parameters';

/** A page of its own for every player: nothing that was revealed carries over to the next one. */
export default function PlayerPage(data: PlayerData) {
  return <PlayerView key={data.player.id} {...data} />;
}

/** Three reads. A wrong slug leads to the right one. */
export const getServerSideProps = publicPage<PlayerData>(async ({ params }) => {
  const id = pathId(params['id']);
  if (id === null) return { kind: 'notFound' };
  const page = await playerPage(id);
  if (page === null) return { kind: 'notFound', tags: [cacheTag.player(id)] };
  const { tags, ...props } = page;
  const { player } = props;
  if (params['slug'] !== slugify(player.name)) return { kind: 'redirect', to: encodeURI(paths.player(player)), status: 307, tags };
  return { kind: 'page', texts: ['charts', 'coverage', 'game', 'matchPage', 'player', 'standings', 'stats', 'team'], props, tags };
});
