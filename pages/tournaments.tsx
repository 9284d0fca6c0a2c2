import { cacheTag } from '../lib/domain/cache-tags';
import { isListedYear, listTournaments, yearsOf } from '../lib/domain/competition/tournament-list';
import { TournamentsView, type TournamentsViewProps } from '../components/views/TournamentsView';
import { PAGE_QUERIES } from '../lib/server/pages/page-queries';
import { queryPage, type PageResult } from '../lib/server/pages/public-page';
import { currentYear } from '../lib/server/pages/query-parameters';
import { readLeagueCatalog, readSerieCatalog, readTournamentCatalog } from '../lib/store/models/catalog-document';

export default TournamentsView;

/** Three reads: leagues, series and the year's tournaments. */
export const getServerSideProps = queryPage(
  PAGE_QUERIES['/tournaments'],
  async ({ asked, now }): Promise<PageResult<TournamentsViewProps>> => {
    const { region, page } = asked;
    const year = asked.year ?? currentYear(now);
    const [leagues, series, tournaments] = await Promise.all([readLeagueCatalog(), readSerieCatalog(), readTournamentCatalog(year)]);
    const known = (leagues?.leagues ?? []).map(({ id, name, acronym, img, regionId, flag }) => ({
      id,
      name,
      acronym,
      img,
      regionId,
      flag,
    }));
    const list = listTournaments({
      tournaments: tournaments?.tournaments ?? [],
      leagues: known,
      series: series?.series ?? [],
      region,
      page,
      now,
    });
    const tags = [cacheTag.leagues, cacheTag.catalogs];
    if (page > list.pages || !isListedYear(series?.series ?? [], year, now)) return { kind: 'notFound', tags };
    return {
      kind: 'page',
      texts: ['leagues', 'regions', 'tournament'],
      props: { list, year, years: yearsOf(series?.series ?? [], year), region },
      tags,
    };
  },
);
