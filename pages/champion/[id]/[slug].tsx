import { cacheTag } from '../../../lib/domain/cache-tags';
import { championSummary } from '../../../components/champion/champion-summary';
import { ChampionView, type ChampionData } from '../../../components/views/ChampionView';
import { paths, slugify } from '../../../lib/domain/paths';
import { pathId } from '../../../lib/server/pages/query-parameters';
import { statsPage } from '../../../lib/server/pages/stats-page';
import { readChampionFigures, readDraftCounts } from '../../../lib/store/models/stats-document';

/** A page of its own for every champion: nothing that was revealed carries over to the next one. */
export default function ChampionPage(data: ChampionData) {
  return <ChampionView key={data.champion.id} {...data} />;
}

/** Two reads: the champion's figures, and the games that their rates divide by. A wrong slug leads to the right one. */
export const getServerSideProps = statsPage<ChampionData>(async ({ params }) => {
  const id = pathId(params['id']);
  if (id === null) return { kind: 'notFound' };
  const [document, drafts] = await Promise.all([readChampionFigures(id), readDraftCounts()]);
  if (document === null) return { kind: 'notFound', tags: [cacheTag.champion(id)] };
  const { champion } = document;
  if (params['slug'] !== slugify(champion.name))
    return { kind: 'redirect', to: encodeURI(paths.champion(champion)), status: 307, tags: [cacheTag.champion(id)] };
  return {
    kind: 'page',
    texts: ['champion', 'coverage', 'game', 'matchPage', 'standings', 'stats', 'team'],
    props: { champion, summary: championSummary(document, drafts) },
    tags: [cacheTag.champion(id), cacheTag.stats('drafts')],
  };
});
