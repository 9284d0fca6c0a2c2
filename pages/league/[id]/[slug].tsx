import { listMatch } from '../../../components/match/list-match';
import { LeagueView } from '../../../components/views/LeagueView';
import { paths } from '../../../lib/domain/paths';
import { detailPage } from '../../../lib/server/pages/detail-page';
import { loadLeague } from '../../../lib/server/pages/league-page';
import { publicPage } from '../../../lib/server/pages/public-page';

export default LeagueView;

export const getServerSideProps = publicPage(
  detailPage(loadLeague, {
    path: ({ league }) => paths.league(league),
    props: ({ running, upcoming, latest, ...rest }) => ({
      document: { ...rest, running: running.map(listMatch), upcoming: upcoming.map(listMatch), latest: latest.map(listMatch) },
    }),
  }),
);
