import { PlayPickemView } from '../../../components/views/PlayPickemView';
import { playPage } from '../../../lib/server/pages/personal-page';
import { pathId } from '../../../lib/server/pages/query-parameters';
import { pickemPage } from '../../../lib/server/play/pickem-stages';

export default PlayPickemView;

export const getServerSideProps = playPage((session, now, query) => pickemPage(session, pathId(query['id']), now));
