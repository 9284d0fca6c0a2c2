import { publicPage } from '../../lib/server/pages/public-page';
import { canonicalRedirect } from '../../lib/server/pages/query-parameters';

/** The query form of the address: `/team?id=…&slug=…` leads to the canonical path. */
export default function TeamByQuery() {
  return null;
}

export const getServerSideProps = publicPage<object>(({ query }) => Promise.resolve(canonicalRedirect('team', query)));
