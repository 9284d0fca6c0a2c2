import { PlayInvitationView } from '../../../components/views/PlayInvitationView';
import { paths } from '../../../lib/domain/page/paths';
import { personalPageForAll } from '../../../lib/server/pages/personal-page';
import { single } from '../../../lib/domain/page/raw-query';
import { loadInvited } from '../../../lib/server/play/league-pages';

export default PlayInvitationView;

export const getServerSideProps = personalPageForAll(loadInvited, ({ code }) => {
  const older = single(code);
  return older === null ? null : paths.playLeagueInvitation(older);
});
