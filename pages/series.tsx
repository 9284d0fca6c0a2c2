import { seriesOfYear } from '../lib/domain/competition/series-of-year';
import { isListedYear, usualYear, yearsOf } from '../lib/domain/competition/tournament-list';
import { SeriesView, type SeriesViewProps } from '../components/views/SeriesView';
import { plainLeague } from '../lib/domain/models/read-models';
import { loadLeagues, loadSeries } from '../lib/server/pages/competition-pages';
import { PAGE_QUERIES } from '../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../lib/server/pages/public-page';

export default SeriesView;

export const getServerSideProps = queryPage(PAGE_QUERIES['/series'], async ({ query, now }): Promise<PageResult<SeriesViewProps>> => {
  const { region } = query;
  const [catalog, leagues] = await Promise.all([loadSeries(), loadLeagues()]);
  const { series, winners = [] } = catalog.data;
  const year = query.year ?? usualYear(series, now);
  const tags = [...leagues.tags, ...catalog.tags];
  if (!isListedYear(series, year, now)) return { kind: 'notFound', tags };
  return {
    kind: 'page',
    props: {
      ...seriesOfYear({ series, winners, leagues: leagues.data.leagues.map(plainLeague), year, region, now }),
      year,
      years: yearsOf(series, year),
      region,
    },
    tags,
  };
});
