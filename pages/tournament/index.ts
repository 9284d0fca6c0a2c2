import { publicPage } from '../../lib/server/pages/public-page';
import { canonicalRedirect } from '../../lib/server/pages/query-parameters';

/** The query form of the address: `/tournament?id=…&slug=…` leads to the canonical path. */
export default function TournamentByQuery() {
  return null;
}

export const getServerSideProps = publicPage<object>(({ query }) => Promise.resolve(canonicalRedirect('tournament', query)));
