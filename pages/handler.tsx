import { HandlerView } from '../components/views/HandlerView';
import { shellPage } from '../lib/server/pages/public-page';

export default function HandlerPage() {
  return <HandlerView />;
}

/** The page is the same for everyone: the link's code is read in the browser. */
export const getServerSideProps = shellPage;
