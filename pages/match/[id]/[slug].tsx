import { pageDetail } from '../../../lib/domain/models/match-detail';
import { MatchView } from '../../../components/views/MatchView';
import { hasRecap } from '../../../lib/domain/news/has-recap';
import { recapFacts } from '../../../lib/domain/news/recap';
import { paths } from '../../../lib/domain/page/paths';
import { matchCard } from '../../../lib/server/cards/make-cards';
import { detailPage } from '../../../lib/server/pages/detail-page';
import { loadMatch } from '../../../lib/server/pages/match-pages';
import { PAGE_QUERIES } from '../../../lib/server/pages/page-queries';
import { queryPage } from '../../../lib/server/pages/public-page';
import { matchPageData } from '../../../lib/server/pages/structured-data';

export default MatchView;

export const getServerSideProps = queryPage(
  PAGE_QUERIES['/match/[id]/[slug]'],
  detailPage(loadMatch, {
    path: ({ document }) => paths.match(document.match),
    search: PAGE_QUERIES['/match/[id]/[slug]'].search,
    props: ({ document, played, stake }, { tab: fullTab }) => ({
      ...{ detail: pageDetail(document, played, stake), fullTab },
      recap: hasRecap(document.match) ? recapFacts(document.match, document, played?.games ?? []) : null,
    }),
    forCrawlers: ({ document: { match } }, locale) => ({
      card: { subject: { kind: 'match', id: match.id }, card: matchCard(match, locale) },
      jsonLd: matchPageData(match, locale),
    }),
  }),
);
