import { groupSeasons } from '../components/league/season-groups';
import { REGION_KEYS, yearsOf } from '../components/tournament/tournament-list';
import { SeriesView, type SeriesViewProps } from '../components/views/SeriesView';
import { regionKeyOf } from '../lib/domain/regions';
import { publicPage } from '../lib/server/public-page';
import { queryYear, single } from '../lib/server/query-form';
import { readLeagueCatalog, readSerieCatalog } from '../lib/store/catalog-document';

export default SeriesView;

/** Two reads. */
export const getServerSideProps = publicPage<SeriesViewProps>(async ({ query, now }) => {
  const year = queryYear(query['year'], now);
  const region = single(query['region']);
  if (year === null || (region !== null && !REGION_KEYS.includes(region))) return { kind: 'notFound' };
  const [catalog, leagues] = await Promise.all([readSerieCatalog(), readLeagueCatalog()]);
  const series = catalog?.series ?? [];
  const ofYear = series.filter((serie) => (serie.beginAt === null ? serie.year : new Date(serie.beginAt).getUTCFullYear()) === year);
  const ids = new Set(ofYear.map(({ leagueId }) => leagueId));
  const listed = (leagues?.leagues ?? [])
    .filter(({ id }) => ids.has(id))
    .map(({ id, name, acronym, img, regionId, flag }) => ({ id, name, acronym, img, regionId, flag }));
  const shown = listed.filter((league) => region === null || regionKeyOf(league.regionId) === region);
  const chosen = new Set(shown.map(({ id }) => id));
  const groups = groupSeasons(
    ofYear.filter(({ leagueId }) => chosen.has(leagueId)),
    catalog?.winners ?? [],
    now,
  );
  return {
    kind: 'page',
    texts: ['leagues', 'regions', 'serie', 'tournament'],
    props: {
      groups,
      leagues: shown,
      year,
      years: yearsOf(series, year),
      regions: [...new Set(listed.map(({ regionId }) => regionKeyOf(regionId)))],
      region,
    },
    tags: ['leagues', 'catalogs'],
  };
});
