import { PlayRulesView } from '../../components/views/PlayRulesView';
import { publicPage } from '../../lib/server/pages/public-page';
import { playOnly } from '../../lib/server/play/play-pages';

export default PlayRulesView;

export const getServerSideProps = publicPage(playOnly(() => Promise.resolve({ kind: 'page', props: {}, tags: [] })));
