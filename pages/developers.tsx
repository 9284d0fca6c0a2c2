import { DevelopersView, type DevelopersViewProps } from '../components/views/DevelopersView';
import { developersPage } from '../lib/server/developers/developers-page';
import { documentedEndpoints } from '../lib/server/endpoints/endpoints';
import { publicPage } from '../lib/server/pages/public-page';

export default DevelopersView;

export const getServerSideProps = publicPage<DevelopersViewProps>(() =>
  Promise.resolve({ kind: 'page', props: developersPage(documentedEndpoints()), tags: [] }),
);
