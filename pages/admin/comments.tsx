import { ModerationView } from '../../components/views/ModerationView';
import { adminPage } from '../../lib/server/admin-page';

export default ModerationView;

export const getServerSideProps = adminPage({ kind: 'page', texts: ['comments', 'moderation'] });
