import { pageDetail, type MatchDetail } from '../../../lib/domain/match/match-detail';
import { MatchView } from '../../../components/views/MatchView';
import { paths } from '../../../lib/domain/page/paths';
import { matchCard } from '../../../lib/server/cards/make-cards';
import { detailPage } from '../../../lib/server/pages/detail-page';
import { loadMatch } from '../../../lib/server/pages/match-page';
import { publicPage } from '../../../lib/server/pages/public-page';

/** A match of its own for every id: nothing that was revealed or selected carries over to the next one. */
export default function MatchPage({ detail }: { readonly detail: MatchDetail }) {
  return <MatchView key={detail.match.id} detail={detail} />;
}

export const getServerSideProps = publicPage(
  detailPage(loadMatch, {
    path: ({ document }) => paths.match(document.match),
    props: ({ document, played, stake }) => ({ detail: pageDetail(document, played, stake) }),
    card: ({ document: { match } }, locale) => ({ subject: { kind: 'match', id: match.id }, card: matchCard(match, locale) }),
  }),
);
