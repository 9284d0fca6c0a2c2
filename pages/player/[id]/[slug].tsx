import { seasonSummary } from '../../../components/player/season-summary';
import { PlayerView, type PlayerData } from '../../../components/views/PlayerView';
import { paths, slugify } from '../../../lib/domain/paths';
import { publicPage } from '../../../lib/server/public-page';
import { pathId } from '../../../lib/server/query-form';
import { statsTag } from '../../../lib/server/stats-answers';
import { readPlayer } from '../../../lib/store/player-document';
import { readPlayerFigures, readPlayerStats } from '../../../lib/store/stats-document';

/** A page of its own for every player: nothing that was revealed carries over to the next one. */
export default function PlayerPage(data: PlayerData) {
  return <PlayerView key={data.player.id} {...data} />;
}

/** Three reads; the last, of the season in which they last played, is for the ranks. A wrong slug leads to the right one. */
export const getServerSideProps = publicPage<PlayerData>(async ({ params }) => {
  const id = pathId(params['id']);
  if (id === null) return { kind: 'notFound' };
  const [player, figures] = await Promise.all([readPlayer(id), readPlayerFigures(id)]);
  if (player === null) return { kind: 'notFound' };
  if (params['slug'] !== slugify(player.name)) return { kind: 'redirect', to: encodeURI(paths.player(player)), status: 307 };
  const scope = figures?.season ? `serie:${figures.season.serieId}` : null;
  const season = scope === null ? null : await readPlayerStats(scope);
  return {
    kind: 'page',
    texts: ['game', 'matchPage', 'player', 'standings', 'stats', 'team'],
    props: { player, figures, summary: season && seasonSummary(id, season) },
    tags: [`player:${id}`, ...(scope === null ? [] : [statsTag(scope)])],
  };
});
