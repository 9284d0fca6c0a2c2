import { AccountView } from '../../components/views/AccountView';
import { paths } from '../../lib/domain/page/paths';
import { currentUser } from '../../lib/server/account/me-route';
import { ownSignIns } from '../../lib/server/account/sign-ins';
import { personalPage } from '../../lib/server/pages/personal-page';

export default AccountView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.account() }, async (session) => ({
  current: await currentUser(session),
  signIns: await ownSignIns(session, Date.now()),
}));
