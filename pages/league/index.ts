import { publicPage } from '../../lib/server/pages/public-page';
import { canonicalRedirect } from '../../lib/server/pages/query-parameters';

/** The query form of the address: `/league?id=…&slug=…` leads to the canonical path. */
export default function LeagueByQuery() {
  return null;
}

export const getServerSideProps = publicPage<object>(({ query }) => Promise.resolve(canonicalRedirect('league', query)));
