import { paths } from '../../lib/domain/page/paths';
import { isPatch, patchName } from '../../lib/domain/match/patch-name';
import { ROLES } from '../../lib/domain/match/role';
import { foldText } from '../../lib/domain/search/fold';
import { ROLE_WORDS } from '../../lib/domain/search/role-words';
import { parseStatsQuery, statsHref } from '../../lib/domain/statistics/table-query';
import type { MessageKey } from '../../lib/i18n/message-key';
import type { Translate } from '../../lib/i18n/translate';
import type { IconName } from '../ui/icon-sprite';
import { navItems, TOURNAMENTS, type NavItem, type SiteParts } from './site-pages';

export type PageHit = { readonly key: string; readonly href: string; readonly name: string; readonly icon: IconName };

/** Other search terms for a page than its name, folded. */
const WORDS = new Map<MessageKey, readonly string[]>([
  ['shell.matches', ['schedule', 'calendar', 'today', 'results', 'scores', 'live']],
  ['shell.standings', ['table', 'tables', 'playoffpicture']],
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

/** All pages that have a name: where to go without a text, or with one that finds nothing. */
export function allPageHits(t: Translate, site: SiteParts): PageHit[] {
  const { main, more } = navItems(site);
  return [...main, TOURNAMENTS, ...more].map((item) => asHit(item, t));
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
