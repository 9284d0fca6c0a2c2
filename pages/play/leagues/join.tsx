import { PlayInvitationView } from '../../../components/views/PlayInvitationView';
import { playReader } from '../../../lib/domain/play/play-page';
import { paths } from '../../../lib/domain/page/paths';
import { playPage } from '../../../lib/server/pages/personal-page';
import { single } from '../../../lib/domain/page/raw-query';

export default PlayInvitationView;

export const getServerSideProps = playPage(
  (session) => Promise.resolve({ reader: playReader(session) }),
  ({ code }) => {
    const older = single(code);
    return older === null ? null : paths.playLeagueInvitation(older);
  },
);
