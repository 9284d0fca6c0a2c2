import { PlayPickemView } from '../../../components/views/PlayPickemView';
import { personalPageForAll } from '../../../lib/server/pages/personal-page';
import { pathId } from '../../../lib/server/pages/query-parameters';
import { loadPickem } from '../../../lib/server/play/pickem-stages';

export default PlayPickemView;

export const getServerSideProps = personalPageForAll((session, query) => loadPickem(session, pathId(query['id'])));
