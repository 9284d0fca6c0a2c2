import { pageDetail, type MatchDetail } from '../../../lib/domain/match/match-detail';
import { MatchView } from '../../../components/views/MatchView';
import { paths } from '../../../lib/domain/page/paths';
import { matchCard } from '../../../lib/server/cards/make-cards';
import { detailPage } from '../../../lib/server/pages/detail-page';
import { loadMatch } from '../../../lib/server/pages/match-pages';
import { PAGE_QUERIES } from '../../../lib/server/pages/page-queries';
import { queryPage } from '../../../lib/server/pages/public-page';
import { matchPageData } from '../../../lib/server/pages/structured-data';

/** A match of its own for every id: nothing that was revealed or selected carries over to the next one. */
export default function MatchPage({ detail, fullTab }: { readonly detail: MatchDetail; readonly fullTab: string | null }) {
  return <MatchView key={detail.match.id} detail={detail} fullTab={fullTab} />;
}

export const getServerSideProps = queryPage(
  PAGE_QUERIES['/match/[id]/[slug]'],
  detailPage(loadMatch, {
    path: ({ document }) => paths.match(document.match),
    search: PAGE_QUERIES['/match/[id]/[slug]'].search,
    props: ({ document, played, stake }, { tab: fullTab }) => ({ detail: pageDetail(document, played, stake), fullTab }),
    forCrawlers: ({ document: { match } }, locale) => ({
      card: { subject: { kind: 'match', id: match.id }, card: matchCard(match, locale) },
      jsonLd: matchPageData(match, locale),
    }),
  }),
);
