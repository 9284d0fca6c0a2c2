import { groupSeasons } from '../components/league/season-groups';
import { yearsOf } from '../components/tournament/tournament-list';
import { SeriesView, type SeriesViewProps } from '../components/views/SeriesView';
import { publicPage } from '../lib/server/public-page';
import { queryYear } from '../lib/server/query-form';
import { readLeagueCatalog, readSerieCatalog } from '../lib/store/catalog-document';

export default SeriesView;

/** Two reads. */
export const getServerSideProps = publicPage<SeriesViewProps>(async ({ query, now }) => {
  const year = queryYear(query['year'], now);
  if (year === null) return { kind: 'notFound' };
  const [catalog, leagues] = await Promise.all([readSerieCatalog(), readLeagueCatalog()]);
  const series = catalog?.series ?? [];
  const ofYear = series.filter((serie) => (serie.beginAt === null ? serie.year : new Date(serie.beginAt).getUTCFullYear()) === year);
  const ids = new Set(ofYear.map(({ leagueId }) => leagueId));
  const shown = (leagues?.leagues ?? [])
    .filter(({ id }) => ids.has(id))
    .map(({ id, name, acronym, img, regionId, flag }) => ({ id, name, acronym, img, regionId, flag }));
  return {
    kind: 'page',
    texts: ['serie', 'tournament'],
    props: { groups: groupSeasons(ofYear, catalog?.winners ?? [], now), leagues: shown, year, years: yearsOf(series, year) },
    tags: ['leagues', 'catalogs'],
  };
});
