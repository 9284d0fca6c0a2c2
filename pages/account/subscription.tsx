import { AccountSubscriptionView } from '../../components/views/AccountSubscriptionView';
import { paths } from '../../lib/domain/page/paths';
import { currentUser } from '../../lib/server/account/me-route';
import { personalPage } from '../../lib/server/pages/personal-page';

export default AccountSubscriptionView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.accountSubscription() }, async (session) => ({
  current: await currentUser(session),
}));
