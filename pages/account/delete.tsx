import { AccountDeleteView } from '../../components/views/AccountDeleteView';
import { paths } from '../../lib/domain/page/paths';
import { currentUser } from '../../lib/server/account/me-route';
import { personalPage } from '../../lib/server/pages/personal-page';

export default AccountDeleteView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.accountDelete() }, async (session) => ({
  current: await currentUser(session),
}));
