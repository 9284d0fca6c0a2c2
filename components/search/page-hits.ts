import { paths } from '../../lib/domain/page/paths';
import { isPatch, patchName } from '../../lib/domain/match/patch-name';
import { ROLES } from '../../lib/domain/match/role';
import { teamHref } from '../../lib/domain/page/team-tabs';
import { foldText, foldWords } from '../../lib/domain/search/fold';
import { ROLE_WORDS } from '../../lib/domain/search/role-words';
import type { SearchEntry } from '../../lib/domain/search/search-entry';
import { parseStatsQuery, statsHref } from '../../lib/domain/statistics/table-query';
import { competitionName } from '../../lib/i18n/competition-name';
import type { MessageKey } from '../../lib/i18n/message-key';
import type { Translate } from '../../lib/i18n/translate';
import type { IconName } from '../ui/icon-sprite';
import { navItems, TOURNAMENTS, type NavItem, type SiteParts } from './site-pages';

export type PageHit = { readonly key: string; readonly href: string; readonly name: string; readonly icon: IconName };

/** Other search terms for a page than its name, folded. */
const WORDS = new Map<MessageKey, readonly string[]>([
  ['shell.matches', ['schedule', 'fixtures', 'calendar', 'today', 'results', 'scores', 'live']],
  ['shell.standings', ['table', 'tables', 'bracket', 'brackets', 'playoffs', 'groups', 'playoffpicture']],
  ['shell.rankings', ['powerrankings', 'ranking', 'elo', 'rating', 'ratings']],
  ['shell.stats', ['statistics', 'kda', 'players', 'figures']],
  ['shell.compare', ['comparison', 'headtohead', 'h2h']],
  ['shell.tournaments', ['leagues', 'events']],
  ['shell.news', ['recaps', 'articles']],
  ['newsTabs.patchNotes', ['meta', 'patch', 'patches', 'patchnotes']],
  ['newsTabs.videos', ['vods', 'vod', 'replays', 'streams']],
  ['shell.following', ['favorites', 'favourites', 'mymatches']],
  ['shell.settings', ['theme', 'spoiler', 'spoilers', 'timezone', 'language']],
]);

const SETTINGS = { key: 'shell.settings', href: paths.settings(), icon: 'settings' } as const;

const LEAST_LETTERS = 3;

const asHit = ({ key, href, icon }: Pick<NavItem, 'key' | 'href' | 'icon'>, t: Translate): PageHit => ({
  key: `page-${href.slice(1)}`,
  href,
  name: t(key),
  icon,
});

/** A page that each league or team has one of. */
type EntryPage = {
  readonly title: MessageKey;
  readonly icon: IconName;
  readonly hrefOf: (entry: SearchEntry) => string;
  /** Other search terms for it than those of its title, folded. */
  readonly words?: readonly string[];
  /** Only on a site with statistics. */
  readonly stats?: true;
  /** Only on a site with the prediction game. */
  readonly play?: true;
};

const LEAGUE_PAGES: readonly EntryPage[] = [
  { title: 'shell.standings', icon: 'list-ordered', hrefOf: ({ id }) => paths.standingsOf(id) },
  { title: 'shell.matches', icon: 'calendar-days', hrefOf: ({ id }) => paths.matches('today', id) },
  { title: 'shell.stats', icon: 'chart', hrefOf: ({ id }) => statsHref(parseStatsQuery({ scope: `league:${id}` })), stats: true },
  { title: 'shell.news', icon: 'newspaper', hrefOf: ({ id }) => paths.newsOf({ leagueId: id }) },
  { title: 'newsTabs.videos', icon: 'circle-play', hrefOf: ({ id }) => paths.videosOf({ leagueId: id }) },
  { title: 'shell.play', icon: 'coins', hrefOf: ({ id }) => paths.playPredictions(id), play: true },
];

const TEAM_PAGES: readonly EntryPage[] = [
  { title: 'search.groups.player', icon: 'layers', hrefOf: paths.team, words: ['roster', 'lineup', 'squad'] },
  { title: 'shell.matches', icon: 'calendar-days', hrefOf: (team) => teamHref(team, { tab: 'matches' }) },
  { title: 'shell.stats', icon: 'chart', hrefOf: (team) => teamHref(team, { tab: 'stats' }), stats: true },
  { title: 'search.groups.champion', icon: 'chart', hrefOf: (team) => teamHref(team, { tab: 'champions' }), words: ['picks'], stats: true },
  { title: 'shell.rankings', icon: 'trending', hrefOf: (team) => teamHref(team, { tab: 'rating' }) },
  { title: 'shell.news', icon: 'newspaper', hrefOf: ({ id }) => paths.newsOf({ teamId: id }) },
];

/** All pages that have a name: where to go without a text, or with one that finds nothing. */
export function allPageHits(t: Translate, site: SiteParts): PageHit[] {
  const { main, more } = navItems(site);
  return [...main, TOURNAMENTS, ...more].map((item) => asHit(item, t));
}

/** "lck standings", "t1 roster": the pages of what is found that another word of the text names. */
export function pagesOfEntry(text: string, entry: SearchEntry | null, t: Translate, { hasStats, hasPlay }: SiteParts): PageHit[] {
  if (entry === null || (entry.type !== 'league' && entry.type !== 'team')) return [];
  const { key, type, name, acronym, also = [] } = entry;
  const own = [name, acronym, ...also].flatMap(foldWords);
  const words = foldWords(text).filter((word) => word.length >= LEAST_LETTERS && !own.includes(word));
  const shown = type === 'league' ? competitionName(acronym || name, t) : name;
  return (type === 'league' ? LEAGUE_PAGES : TEAM_PAGES)
    .filter((page) => (hasStats || !page.stats) && (hasPlay || !page.play))
    .filter((page) =>
      [foldText(t(page.title)), ...(WORDS.get(page.title) ?? []), ...(page.words ?? [])].some((term) =>
        words.some((word) => term.startsWith(word)),
      ),
    )
    .map(({ title, icon, hrefOf }) => ({ key: `${key}-${title}`, href: hrefOf(entry), name: `${shown} · ${t(title)}`, icon }));
}

/** The pages of the site that a text names, in their order: by the first letters of their names, the statistics of a role or of champions, and a patch by any of its names. */
export function pageHits(text: string, t: Translate, site: SiteParts): PageHit[] {
  const { main, more } = navItems(site);
  const keyword = foldText(text);
  const starts = (word: string): boolean => keyword === word || (keyword.length >= LEAST_LETTERS && word.startsWith(keyword));
  const pages = [...main, TOURNAMENTS, ...more, SETTINGS].filter(({ key }) => [foldText(t(key)), ...(WORDS.get(key) ?? [])].some(starts));
  const hits: PageHit[] = [];
  if (site.hasStats) {
    const patch = patchName(text.trim().replace(/^patch\s+/i, ''));
    if (isPatch(patch)) {
      hits.push({ key: `patch-${patch}`, href: paths.patch(patch), name: t('patchNotes.pageTitle', { version: patch }), icon: 'chart' });
    }
    const role = ROLES.find((each) => [foldText(t(`game.roles.${each}`)), ...ROLE_WORDS[each]].includes(keyword));
    if (role) {
      const href = statsHref({ ...parseStatsQuery({}), role });
      hits.push({ key: `role-${role}`, href, name: t('find.statsOf', { role: t(`game.roles.${role}`) }), icon: 'chart' });
    }
    const champions = t('stats.kinds.champions');
    if ([foldText(champions), 'champions'].some(starts)) {
      const href = statsHref(parseStatsQuery({ kind: 'champions' }));
      hits.push({ key: 'stats-champions', href, name: t('find.statsOf', { role: champions }), icon: 'chart' });
    }
  }
  return [...hits, ...pages.map((item) => asHit(item, t))];
}
