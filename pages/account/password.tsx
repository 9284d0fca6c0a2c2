import { AccountPasswordView } from '../../components/views/AccountPasswordView';
import { paths } from '../../lib/domain/page/paths';
import { currentUser } from '../../lib/server/account/me-route';
import { personalPage } from '../../lib/server/pages/personal-page';

export default AccountPasswordView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.accountPassword() }, async (session) => ({
  current: await currentUser(session),
}));
