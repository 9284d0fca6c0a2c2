import { publicPage } from '../../lib/server/pages/public-page';
import { canonicalRedirect } from '../../lib/server/pages/query-parameters';

/** The query form of the address: `/champion?id=…&slug=…` leads to the canonical path. */
export default function ChampionByQuery() {
  return null;
}

export const getServerSideProps = publicPage<object>(({ query }) => Promise.resolve(canonicalRedirect('champion', query)));
