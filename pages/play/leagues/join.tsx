import { PlayInvitationView } from '../../../components/views/PlayInvitationView';
import { personalPageForAll } from '../../../lib/server/pages/personal-page';
import { single } from '../../../lib/server/pages/query-parameters';
import { loadInvitation } from '../../../lib/server/play/league-pages';

export default PlayInvitationView;

export const getServerSideProps = personalPageForAll((session, query) => loadInvitation(session, single(query['code'])));
