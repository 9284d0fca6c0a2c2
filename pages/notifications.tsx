import { NotificationsView } from '../components/views/NotificationsView';
import { notificationsOf } from '../lib/server/notifications/notification-routes';
import { personalPageForAll } from '../lib/server/pages/personal-page';

export default NotificationsView;

export const getServerSideProps = personalPageForAll(async (session) => ({ list: session && (await notificationsOf(session.uid)) }));
