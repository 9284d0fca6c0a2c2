import { PlayLeagueView } from '../../../components/views/PlayLeagueView';
import { paths } from '../../../lib/domain/page/paths';
import { ofPlay, personalPage } from '../../../lib/server/pages/personal-page';
import { single } from '../../../lib/domain/page/raw-query';
import { leaguePage } from '../../../lib/server/play/league-pages';

export default PlayLeagueView;

export const getServerSideProps = personalPage(
  { requires: 'user', path: (query) => paths.playLeague(encodeURIComponent(single(query['id']) ?? '')) },
  ofPlay((session, now, query) => leaguePage(session, single(query['id']) ?? '', now)),
);
