import { cacheTag, type CacheTag } from '../../domain/page/cache-tags';

/**
 * The cache tags of pages that show a document, from its path. `currentMonday`
 * ("YYYY-MM-DD", UTC) is the week that every page's shell shows.
 */
export function tagsOfDocument(path: string, currentMonday: string): CacheTag[] {
  const [collection = '', id = ''] = path.split('/');
  switch (collection) {
    case 'weeks':
      return id === currentMonday ? [cacheTag.week(id), cacheTag.shell] : [cacheTag.week(id)];
    case 'matches':
    case 'games':
      return [cacheTag.match(id)];
    case 'leagues':
      return [cacheTag.league(id)];
    case 'series':
      return [cacheTag.serie(id)];
    case 'tournaments':
    case 'tournamentMatches':
    case 'standings':
      return [cacheTag.tournament(id)];
    case 'teams':
    case 'lastMatches':
    case 'teamFigures':
    case 'teamRatings':
      return [cacheTag.team(id)];
    case 'teamMatches':
      return [cacheTag.team(id.replace(/-\d+$/, ''))];
    case 'players':
    case 'playerFigures':
      return [cacheTag.player(id)];
    case 'championFigures':
      return [cacheTag.champion(id)];
    case 'catalogs':
      if (id.startsWith('names-')) return [cacheTag.search];
      // The shell's top leagues come from the catalog.
      return id === 'leagues' ? [cacheTag.leagues, cacheTag.shell] : [cacheTag.catalogs];
    case 'stats':
      return [cacheTag.stats(id.replace(/-[a-z]+$/, ''))];
    case 'ratings':
      return [cacheTag.rankings];
    case 'news':
      return [cacheTag.article(id)];
    case 'digests':
      return [cacheTag.digest(id)];
    case 'patchNotes':
      return [cacheTag.patches];
    case 'newsLists':
      return [cacheTag.news(id.replace(/-\d+$/, ''))];
    case 'indices':
      return [cacheTag.search];
    case 'sitemaps':
      return [cacheTag.sitemap];
    case 'states':
      return id === 'home' || id === 'videos' ? [cacheTag[id]] : [];
    default:
      return [];
  }
}
