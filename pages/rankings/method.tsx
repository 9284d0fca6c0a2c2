import { RankingsMethodView, type RankingsMethodProps } from '../../components/views/RankingsMethodView';
import { backtestFigures } from '../../lib/domain/rating/backtest-figures';
import { publicPage } from '../../lib/server/pages/public-page';

export default RankingsMethodView;

export const getServerSideProps = publicPage<RankingsMethodProps>(() =>
  Promise.resolve({ kind: 'page', props: { backtest: backtestFigures }, tags: [] }),
);
