import { ModerationView } from '../../components/views/ModerationView';
import { paths } from '../../lib/domain/paths';
import { personalPage } from '../../lib/server/pages/personal-page';

export default ModerationView;

/** Its content comes by JSON routes, which check for themselves. */
export const getServerSideProps = personalPage({ requires: 'admin', path: paths.adminComments() }, () => Promise.resolve({}));
