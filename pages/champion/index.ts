import { detailRedirect } from '../../lib/server/pages/detail-page';
import { PAGE_QUERIES } from '../../lib/server/pages/page-queries';
import { queryPage } from '../../lib/server/pages/public-page';

/** The query form of the address: `/champion?id=…&slug=…` leads to the canonical path. */
export default function ChampionByQuery() {
  return null;
}

export const getServerSideProps = queryPage(PAGE_QUERIES['/champion'], detailRedirect('champion'));
