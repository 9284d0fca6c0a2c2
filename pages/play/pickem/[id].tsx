import { PlayPickemView } from '../../../components/views/PlayPickemView';
import { paths } from '../../../lib/domain/page/paths';
import { personalPage } from '../../../lib/server/pages/personal-page';
import { pathId } from '../../../lib/server/pages/query-parameters';
import { loadPickem } from '../../../lib/server/play/pickem-stages';

export default PlayPickemView;

export const getServerSideProps = personalPage(
  { requires: 'user', path: (query) => paths.playPickemOf(pathId(query['id']) ?? 0) },
  (session, query) => loadPickem(session, pathId(query['id'])),
);
