import { CatchUpView, type CatchUpProps } from '../components/views/CatchUpView';
import { recordedGames } from '../lib/domain/schedule/catch-up';
import { matchSummary } from '../lib/domain/match/match-summary';
import { loadCatchUp } from '../lib/server/pages/match-pages';
import { PAGE_QUERIES } from '../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../lib/server/pages/public-page';

export default CatchUpView;

export const getServerSideProps = queryPage(PAGE_QUERIES['/catch-up'], async ({ query, now }): Promise<PageResult<CatchUpProps>> => {
  const { data, ...copies } = await loadCatchUp(query.days, now);
  const rows = data.map((match) => ({ match: matchSummary(match), games: recordedGames(match) }));
  return { kind: 'page', props: { days: query.days, rows }, ...copies };
});
