/**
 * The cache tags of pages that show a document, from its path. `currentMonday`
 * ("YYYY-MM-DD", UTC) is the week that every page's shell shows.
 */
export function tagsOfDocument(path: string, currentMonday: string): string[] {
  const [collection = '', id = ''] = path.split('/');
  switch (collection) {
    case 'weeks':
      return id === currentMonday ? [`week:${id}`, 'shell'] : [`week:${id}`];
    case 'matches':
    case 'games':
      return [`match:${id}`];
    case 'leagues':
      return [`league:${id}`];
    case 'series':
      return [`serie:${id}`];
    case 'tournaments':
    case 'tournamentMatches':
    case 'standings':
      return [`tournament:${id}`];
    case 'teams':
    case 'lastMatches':
    case 'teamFigures':
      return [`team:${id}`];
    case 'teamMatches':
      return [`team:${id.replace(/-\d+$/, '')}`];
    case 'players':
    case 'playerFigures':
      return [`player:${id}`];
    case 'championFigures':
      return [`champion:${id}`];
    case 'catalogs':
      // The shell's top leagues come from the catalog.
      return id === 'leagues' ? ['leagues', 'shell'] : ['catalogs'];
    case 'stats':
      return [`stats:${id.replace(/-[a-z]+$/, '')}`];
    case 'news':
      return [`article:${id}`];
    case 'patchNotes':
      return ['patches'];
    case 'newsLists':
      return [`news:${id.replace(/-\d+$/, '')}`];
    case 'indices':
      return ['search'];
    case 'states':
      return id === 'home' || id === 'videos' ? [id] : [];
    default:
      return [];
  }
}
