import { ARCHIVE_LETTERS, archiveLetter, byMonth, type ArchiveIndex, type ArchiveLetter } from '../../domain/page/archive';
import { cacheTag } from '../../domain/page/cache-tags';
import { TOURNAMENTS_PER_PAGE } from '../../domain/competition/tournament-list';
import { newsPages } from '../../domain/news/news';
import { foldText } from '../../domain/search/fold';
import type { SearchEntry } from '../../domain/search/search-entry';
import { readNewsHead, readSitemapIndex } from '../../store/models/site-documents';
import { searchedNames } from '../search/names-cache';
import { loadTournaments } from './competition-pages';
import type { FoundData } from './loaded';

type ArchiveName = Pick<SearchEntry, 'type' | 'id' | 'name'>;

const letterOf = ({ name }: Pick<SearchEntry, 'name'>): ArchiveLetter => archiveLetter(foldText(name));

async function names(now: number): Promise<readonly SearchEntry[]> {
  return (await searchedNames(now)).entries.map(({ entry }) => entry);
}

/** Two reads, and one for each year of tournaments. */
export async function loadArchive(now: number): Promise<FoundData<ArchiveIndex>> {
  const [index, news, entries] = await Promise.all([readSitemapIndex(), readNewsHead('all'), names(now)]);
  const years = (index?.years ?? []).filter((year) => year > 0).reverse();
  const stages = await Promise.all(years.map(async (year) => (await loadTournaments(year)).data.tournaments.length));
  return {
    data: {
      months: byMonth((index?.weeks ?? []).flatMap(({ days = [] }) => days)),
      years: years.map((year, at) => ({ year, pages: Math.max(1, Math.ceil((stages[at] ?? 0) / TOURNAMENTS_PER_PAGE)) })),
      newsPages: news === null ? 0 : newsPages(news.total),
      letters: ARCHIVE_LETTERS.filter((letter) => entries.some((entry) => letterOf(entry) === letter)),
    },
    tags: [cacheTag.sitemap, cacheTag.catalogs, cacheTag.search, cacheTag.news('all')],
    matches: [],
  };
}

/** Leagues, teams, players and champions by their first letter, in order. No read. */
export async function loadArchiveNames(letter: ArchiveLetter, now: number): Promise<FoundData<readonly ArchiveName[]>> {
  const own = (await names(now)).filter((entry) => letterOf(entry) === letter);
  return {
    data: own.map(({ type, id, name }) => ({ type, id, name })).sort((one, other) => one.name.localeCompare(other.name, 'en')),
    tags: [cacheTag.search],
    matches: [],
  };
}
