import { PlayProfileView } from '../../../components/views/PlayProfileView';
import { single } from '../../../lib/domain/page/raw-query';
import { personalPageForAll } from '../../../lib/server/pages/personal-page';
import { loadProfile } from '../../../lib/server/play/play-pages';

export default PlayProfileView;

export const getServerSideProps = personalPageForAll((session, { id }) => loadProfile(session, single(id)));
