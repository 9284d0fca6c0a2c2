import { SettingsView } from '../../components/views/SettingsView';
import { publicPage } from '../../lib/server/public-page';

export default SettingsView;

/** The same for everyone: the browser knows what was chosen. */
export const getServerSideProps = publicPage(async () => ({ kind: 'page', texts: ['preferences', 'settings'], props: {}, tags: [] }));
