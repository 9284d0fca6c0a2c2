import { ARCHIVE_PAGE } from '../../domain/page/archive';
import { cacheTag, type CacheTag } from '../../domain/page/cache-tags';
import { EMBED_PAGE } from '../../domain/page/embed';
import { newsPages, type NewsItem } from '../../domain/news/news';
import { newsHref } from '../../domain/news/news-address';
import { paths } from '../../domain/page/paths';
import { isMatchDay } from '../../domain/values/week';
import { CHAMPIONS_PART, type SitemapPage } from '../../domain/page/sitemap';
import { readLeagueCatalog, readSerieCatalog, readStandingsCatalog, readTournamentCatalog } from '../../store/models/competition-documents';
import { readNewsChunk, readNewsHead, readPatchList, readSitemapIndex, readSitemapPart } from '../../store/models/site-documents';
import { readWeek } from '../../store/models/match-documents';

/** A part of the sitemap by its name; the same in every locale. */
type FoundPart = { readonly pages: readonly SitemapPage[]; readonly tags: readonly CacheTag[] };

/** Which pages exist, by the system settings and the source. */
type SitemapScope = { readonly stats: boolean };

/** So many chunks of the list of news are in one part. */
const CHUNKS = 20;

const undated = (path: string): SitemapPage => ({ path, day: null });

const PAGES = [
  paths.home(),
  paths.matches('today'),
  paths.leagues(),
  paths.rankings(),
  paths.rankingsMethod(),
  paths.news(),
  paths.patchNotes(),
  paths.videos(),
  paths.developers(),
  EMBED_PAGE,
  ARCHIVE_PAGE,
  paths.about(),
  paths.contact(),
  paths.privacy(),
  paths.terms(),
  paths.tos(),
];

/** Single pages, and those that are chosen by year, league or patch. */
async function pagesPart({ stats }: SitemapScope): Promise<FoundPart> {
  const [index, standings, patches] = await Promise.all([readSitemapIndex(), readStandingsCatalog(), readPatchList()]);
  const years = (index?.years ?? []).filter((year) => year > 0);
  return {
    pages: [
      ...PAGES,
      ...(stats ? [paths.stats(), paths.compare()] : []),
      ...years.flatMap((year) => [paths.seriesOf(year), paths.tournamentsOf({ year })]),
      ...(standings?.leagues ?? []).map(({ league, currentStageId }) => paths.standingsOf(league.id, currentStageId)),
      ...(patches?.patches ?? []).map(({ version }) => paths.patch(version)),
    ].map(undated),
    tags: [cacheTag.sitemap, cacheTag.catalogs, cacheTag.patches],
  };
}

async function leaguesPart(): Promise<FoundPart> {
  const [catalog, series] = await Promise.all([readLeagueCatalog(), readSerieCatalog()]);
  return {
    pages: [
      ...(catalog?.leagues ?? []).map((league) => undated(paths.league(league))),
      ...(series?.series ?? []).map((serie) => undated(paths.serie({ id: serie.id, name: serie.fullName }))),
    ],
    tags: [cacheTag.leagues, cacheTag.catalogs],
  };
}

async function tournamentsPart(year: number): Promise<FoundPart | null> {
  const catalog = await readTournamentCatalog(year);
  return catalog && { pages: catalog.tournaments.map((tournament) => undated(paths.tournament(tournament))), tags: [cacheTag.catalogs] };
}

async function weekPart(monday: string): Promise<FoundPart | null> {
  const week = await readWeek(monday);
  return (
    week && { pages: week.matches.map((match) => ({ path: paths.match(match), day: match.modifiedAt })), tags: [cacheTag.week(monday)] }
  );
}

const lastNewsPart = (total: number): number => Math.max(0, Math.ceil((newsPages(total) - 1) / CHUNKS) - 1);

/** Digests and articles, some chunks of their list. Recaps are left out: the pages of their matches have the same content. */
async function newsPart(number: number): Promise<FoundPart | null> {
  const head = await readNewsHead('all');
  if (head === null) return null;
  const stored = newsPages(head.total) - 1;
  const chunks = Array.from({ length: Math.max(0, Math.min(CHUNKS, stored - number * CHUNKS)) }, (_, index) => number * CHUNKS + index);
  const older = await Promise.all(chunks.map((chunk) => readNewsChunk('all', chunk)));
  const items = [...older.flatMap((chunk) => chunk?.items ?? []), ...(number === lastNewsPart(head.total) ? head.items : [])];
  return items.length === 0 ? null : { pages: items.flatMap(newsEntry), tags: [cacheTag.news('all')] };
}

function newsEntry(item: NewsItem): SitemapPage[] {
  if (item.kind === 'recap') return [];
  return [{ path: newsHref(item), day: item.kind === 'article' ? item.at : null }];
}

async function listedPart(name: string): Promise<FoundPart | null> {
  const part = await readSitemapPart(name);
  return part && { pages: part.pages, tags: [cacheTag.sitemap] };
}

type NamedPart = { readonly name: string; readonly day: string | null };

/** The names of all parts, and what their list depends on. Three reads. */
export async function sitemapParts({
  stats,
}: SitemapScope): Promise<{ readonly parts: readonly NamedPart[]; readonly tags: readonly CacheTag[] }> {
  const [index, news] = await Promise.all([readSitemapIndex(), readNewsHead('all')]);
  const { weeks = [], years = [], parts = [] } = index ?? {};
  const names = [
    'pages',
    'leagues',
    ...years.map((year) => `tournaments-${year}`),
    ...parts.filter((name) => stats || name !== CHAMPIONS_PART),
    ...(news === null ? [] : Array.from({ length: lastNewsPart(news.total) + 1 }, (_, number) => `news-${number}`)),
  ];
  return {
    parts: [...names.map((name) => ({ name, day: null })), ...weeks.map(({ monday, day }) => ({ name: `matches-${monday}`, day }))],
    tags: [cacheTag.sitemap, cacheTag.news('all')],
  };
}

/** A part by its name; null where there is none. At most a read for each chunk of news in it, else two. */
export function sitemapPart(name: string, scope: SitemapScope): Promise<FoundPart | null> {
  const [, kind = '', rest = ''] = /^([a-z]+)(?:-([\d-]{1,10}))?$/.exec(name) ?? [];
  switch (kind) {
    case 'pages':
      return pagesPart(scope);
    case 'leagues':
      return leaguesPart();
    case 'tournaments':
      return tournamentsPart(Number(rest));
    case 'matches':
      return isMatchDay(rest) ? weekPart(rest) : Promise.resolve(null);
    case 'news':
      return newsPart(Number(rest));
    case 'teams':
    case 'players':
      return listedPart(name);
    case CHAMPIONS_PART:
      return scope.stats ? listedPart(name) : Promise.resolve(null);
    default:
      return Promise.resolve(null);
  }
}
