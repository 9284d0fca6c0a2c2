import { listTournaments, REGION_KEYS, yearsOf } from '../components/tournament/tournament-list';
import { TournamentsView, type TournamentsViewProps } from '../components/views/TournamentsView';
import { publicPage } from '../lib/server/public-page';
import { pageNumber, queryYear, single } from '../lib/server/query-form';
import { readLeagueCatalog, readSerieCatalog, readTournamentCatalog } from '../lib/store/catalog-document';

export default TournamentsView;

/** Three reads: leagues, series and the year's tournaments. */
export const getServerSideProps = publicPage<TournamentsViewProps>(async ({ query, now }) => {
  const year = queryYear(query['year'], now);
  const region = single(query['region']);
  const page = pageNumber(query['page']);
  if (year === null || page === null || (region !== null && !REGION_KEYS.includes(region))) return { kind: 'notFound' };
  const [leagues, series, tournaments] = await Promise.all([readLeagueCatalog(), readSerieCatalog(), readTournamentCatalog(year)]);
  const known = (leagues?.leagues ?? []).map(({ id, name, acronym, img, regionId, flag }) => ({ id, name, acronym, img, regionId, flag }));
  const list = listTournaments({
    tournaments: tournaments?.tournaments ?? [],
    leagues: known,
    series: series?.series ?? [],
    region,
    page,
    now,
  });
  return {
    kind: 'page',
    texts: ['leagues', 'regions', 'tournament'],
    props: { list, year, years: yearsOf(series?.series ?? [], year), region },
    tags: ['leagues', 'catalogs'],
  };
});
