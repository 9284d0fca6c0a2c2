import { AccountEditView } from '../../components/views/AccountEditView';
import { paths } from '../../lib/domain/page/paths';
import { currentUser } from '../../lib/server/account/me-route';
import { personalPage } from '../../lib/server/pages/personal-page';

export default AccountEditView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.accountEdit() }, async (session) => ({
  current: await currentUser(session),
}));
