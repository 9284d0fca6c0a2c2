import { PlayProfileView } from '../../../components/views/PlayProfileView';
import { single } from '../../../lib/domain/page/raw-query';
import { playPage } from '../../../lib/server/pages/personal-page';
import { loadProfile } from '../../../lib/server/play/play-pages';

export default PlayProfileView;

export const getServerSideProps = playPage((session, now, { id }) => loadProfile(session, single(id), now));
