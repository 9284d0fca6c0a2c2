import { championSummary } from '../../../lib/domain/statistics/champion-summary';
import { ChampionView, type ChampionData } from '../../../components/views/ChampionView';
import { championSplash } from '../../../lib/domain/entities/game-asset';
import { paths } from '../../../lib/domain/page/paths';
import { loadChampion } from '../../../lib/server/pages/entity-pages';
import { detailPage } from '../../../lib/server/pages/detail-page';
import { publicPage } from '../../../lib/server/pages/public-page';
import { statsOnly } from '../../../lib/server/pages/stats-pages';

export default ChampionView;

export const getServerSideProps = publicPage(
  statsOnly(
    detailPage(loadChampion, {
      path: ({ document }) => paths.champion(document.champion),
      props: ({ document, drafts }): ChampionData => ({
        champion: document.champion,
        splash: championSplash(document.champion.name),
        summary: championSummary(document, drafts),
      }),
    }),
  ),
);
