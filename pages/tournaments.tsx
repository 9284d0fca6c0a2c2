import { isListedYear, listTournaments, usualYear, yearsOf } from '../lib/domain/competition/tournament-list';
import { TournamentsView, type TournamentsViewProps } from '../components/views/TournamentsView';
import { plainLeague } from '../lib/domain/models/read-models';
import { loadLeagues, loadSeries, loadTournaments } from '../lib/server/pages/competition-pages';
import { PAGE_QUERIES } from '../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../lib/server/pages/public-page';

export default TournamentsView;

/** Three reads: leagues, series and the year's tournaments. */
export const getServerSideProps = queryPage(
  PAGE_QUERIES['/tournaments'],
  async ({ query, now }): Promise<PageResult<TournamentsViewProps>> => {
    const { region, page } = query;
    const [leagues, catalog] = await Promise.all([loadLeagues(), loadSeries()]);
    const { series } = catalog.data;
    const year = query.year ?? usualYear(series, now);
    const stages = await loadTournaments(year);
    const list = listTournaments({
      tournaments: stages.data.tournaments,
      leagues: leagues.data.leagues.map(plainLeague),
      series,
      region,
      page,
      now,
    });
    const tags = [...leagues.tags, ...catalog.tags, ...stages.tags];
    if (page > list.pages || !isListedYear(series, year, now)) return { kind: 'notFound', tags };
    return {
      kind: 'page',
      props: { list, year, years: yearsOf(series, year), region },
      tags,
    };
  },
);
