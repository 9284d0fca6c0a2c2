import { summaryLists } from '../../../lib/domain/match/match-summary';
import { LeagueView } from '../../../components/views/LeagueView';
import { paths } from '../../../lib/domain/page/paths';
import { leagueCard } from '../../../lib/server/cards/make-cards';
import { detailPage } from '../../../lib/server/pages/detail-page';
import { loadLeagueWithStages } from '../../../lib/server/pages/competition-pages';
import { publicPage } from '../../../lib/server/pages/public-page';

export default LeagueView;

export const getServerSideProps = publicPage(
  detailPage(loadLeagueWithStages, {
    path: ({ document: { league } }) => paths.league(league),
    props: ({ document, shown }) => ({
      document: { ...document, ...summaryLists(document) },
      shown,
    }),
    forCrawlers: ({ document: { league } }, locale) => ({
      card: { subject: { kind: 'league', id: league.id }, card: leagueCard(league, locale) },
    }),
  }),
);
