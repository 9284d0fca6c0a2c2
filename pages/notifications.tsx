import { NotificationsView } from '../components/views/NotificationsView';
import { paths } from '../lib/domain/page/paths';
import { notificationsOf } from '../lib/server/notifications/notification-routes';
import { personalPage } from '../lib/server/pages/personal-page';

export default NotificationsView;

export const getServerSideProps = personalPage({ requires: 'user', path: paths.notifications() }, async ({ uid }) => ({
  list: await notificationsOf(uid),
}));
