import { PlayProfileView } from '../../../components/views/PlayProfileView';
import { paths } from '../../../lib/domain/page/paths';
import { single } from '../../../lib/server/pages/query-parameters';
import { personalPage } from '../../../lib/server/pages/personal-page';
import { loadProfile } from '../../../lib/server/play/play-pages';

export default PlayProfileView;

export const getServerSideProps = personalPage(
  { requires: 'user', path: ({ id }) => paths.playProfile(encodeURIComponent(single(id) ?? '')) },
  (session, { id }) => loadProfile(session, single(id)),
);
