import type { TournamentData } from '../../../lib/domain/models/tournament-data';
import { stageMatch } from '../../../lib/domain/match/stage-match';
import { TournamentView } from '../../../components/views/TournamentView';
import { paths } from '../../../lib/domain/page/paths';
import { tournamentCard } from '../../../lib/server/cards/make-cards';
import { detailPage } from '../../../lib/server/pages/detail-page';
import { publicPage } from '../../../lib/server/pages/public-page';
import { tournamentPageData } from '../../../lib/server/pages/structured-data';
import { loadTournamentWithTable } from '../../../lib/server/pages/competition-pages';

export default TournamentView;

export const getServerSideProps = publicPage(
  detailPage(loadTournamentWithTable, {
    path: ({ document }) => paths.tournament(document.tournament),
    props: ({ document, table, matches }): TournamentData => ({ document, table, matches: matches.map(stageMatch) }),
    forCrawlers: ({ document }, locale) => {
      const { league, serie, tournament } = document;
      const card = tournamentCard({ league, serieName: serie?.fullName ?? '', stage: tournament }, locale);
      return { card: { subject: { kind: 'tournament', id: tournament.id }, card }, jsonLd: tournamentPageData(document, locale) };
    },
  }),
);
