import { summaryLists } from '../../../lib/domain/match/match-summary';
import { LeagueView } from '../../../components/views/LeagueView';
import { paths } from '../../../lib/domain/page/paths';
import { leagueCard } from '../../../lib/server/cards/make-cards';
import { detailPage } from '../../../lib/server/pages/detail-page';
import { loadLeague } from '../../../lib/server/pages/competition-pages';
import { publicPage } from '../../../lib/server/pages/public-page';

export default LeagueView;

export const getServerSideProps = publicPage(
  detailPage(loadLeague, {
    path: ({ league }) => paths.league(league),
    props: (document) => ({ document: { ...document, ...summaryLists(document) } }),
    forCrawlers: ({ league }, locale) => ({ card: { subject: { kind: 'league', id: league.id }, card: leagueCard(league, locale) } }),
  }),
);
