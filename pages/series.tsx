import { cacheTag } from '../lib/domain/cache-tags';
import { groupSeasons } from '../lib/domain/competition/season-groups';
import { isListedYear, yearsOf } from '../lib/domain/competition/tournament-list';
import { SeriesView, type SeriesViewProps } from '../components/views/SeriesView';
import { regionKeyOf } from '../lib/domain/competition/regions';
import { PAGE_QUERIES } from '../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../lib/server/pages/public-page';
import { currentYear } from '../lib/server/pages/query-parameters';
import { readLeagueCatalog, readSerieCatalog } from '../lib/store/models/catalog-document';

export default SeriesView;

/** Two reads. */
export const getServerSideProps = queryPage(PAGE_QUERIES['/series'], async ({ asked, now }): Promise<PageResult<SeriesViewProps>> => {
  const { region } = asked;
  const year = asked.year ?? currentYear(now);
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
  const tags = [cacheTag.leagues, cacheTag.catalogs];
  if (!isListedYear(series, year, now)) return { kind: 'notFound', tags };
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
    tags,
  };
});
