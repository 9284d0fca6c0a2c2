import { ModerationView } from '../../components/views/ModerationView';
import { paths } from '../../lib/domain/page/paths';
import { environment } from '../../lib/server/env';
import { personalPage } from '../../lib/server/pages/personal-page';
import { unsetServices } from '../../lib/server/unset-services';

export default ModerationView;

/** The comments come from JSON routes, which check the reader's rights themselves. */
export const getServerSideProps = personalPage({ requires: 'admin', path: paths.adminComments() }, () =>
  Promise.resolve({ unset: unsetServices(environment()) }),
);
