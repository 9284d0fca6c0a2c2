import { useSite } from '../../lib/client/page/site-context';
import { paths } from '../../lib/domain/page/paths';
import type { MessageKey } from '../../lib/i18n/message-key';
import type { IconName } from '../ui/icon-sprite';

/** What the site has besides matches. */
export type SiteParts = { readonly hasStats: boolean; readonly hasPlay: boolean };

/** A page that navigation lists and search finds by its name. */
export type NavItem = {
  readonly key: MessageKey;
  readonly href: string;
  readonly icon: IconName;
  /** Routes (Next's `pathname`) whose pages belong to this item. */
  readonly routes: readonly string[];
  /** Only on a site with statistics. */
  readonly stats?: true;
  /** Only on a site with the prediction game. */
  readonly play?: true;
};

const HOME: NavItem = { key: 'shell.homepage', href: paths.home(), icon: 'house', routes: ['/'] };
const MATCHES: NavItem = {
  key: 'shell.matches',
  href: paths.matches('today'),
  icon: 'calendar-days',
  routes: ['/matches', '/match/[id]/[slug]'],
};
const MINE: NavItem = { key: 'shell.following', href: paths.following(), icon: 'star', routes: ['/following'] };
const STANDINGS: NavItem = { key: 'shell.standings', href: paths.standings(), icon: 'list-ordered', routes: ['/standings'] };

/** The phone's bar, before the way to all others. */
export const BAR_ITEMS: readonly NavItem[] = [HOME, MATCHES, { ...MINE, key: 'mine.mine' }, STANDINGS];

/** Heads the navigation's list of leagues. "Tournaments" lists leagues, as fans say it. */
export const TOURNAMENTS: NavItem = {
  key: 'shell.tournaments',
  href: paths.leagues(),
  icon: 'trophy',
  routes: ['/leagues', '/league/[id]/[slug]', '/tournaments', '/tournament/[id]/[slug]', '/series', '/serie/[id]/[slug]'],
};

/** The first four are those of the phone's bar: its drawer leaves them out (`styles/nav.css`). */
const MAIN_ITEMS: readonly NavItem[] = [
  HOME,
  MATCHES,
  MINE,
  STANDINGS,
  { key: 'shell.stats', href: paths.stats(), icon: 'chart', routes: ['/stats', '/champion/[id]/[slug]'], stats: true },
  { key: 'shell.news', href: paths.news(), icon: 'newspaper', routes: ['/news', '/news/[id]/[slug]'] },
  {
    key: 'shell.play',
    href: paths.playPredictions(),
    icon: 'coins',
    routes: [
      '/play/predictions',
      '/play/order',
      '/play/pickem',
      '/play/pickem/[id]',
      '/play/leagues',
      '/play/leagues/[id]',
      '/play/leagues/join',
      '/play/rankings',
      '/play/rankings/division',
      '/play/rankings/friends',
      '/play/quizzes',
      '/play/store',
      '/play/profile',
      '/play/profile/[id]',
      '/play/rules',
    ],
    play: true,
  },
];

const MORE_ITEMS: readonly NavItem[] = [
  { key: 'shell.rankings', href: paths.rankings(), icon: 'trending', routes: ['/rankings', '/rankings/method'] },
  { key: 'shell.compare', href: paths.compare(), icon: 'compare', routes: ['/compare'], stats: true },
  { key: 'match.catchUp', href: paths.catchUp(), icon: 'flame', routes: ['/catch-up'] },
  { key: 'newsTabs.patchNotes', href: paths.patchNotes(), icon: 'layers', routes: ['/patch-notes', '/patch-notes/[version]'] },
  { key: 'newsTabs.videos', href: paths.videos(), icon: 'circle-play', routes: ['/videos'] },
];

/** "page" on the item's page, "true" on others that belong to it. */
export function currentOf({ routes }: NavItem, pathname: string): 'page' | 'true' | undefined {
  return routes[0] === pathname ? 'page' : routes.includes(pathname) ? 'true' : undefined;
}

/** The side navigation's items, in their order, and those behind "More". Without statistics or the prediction game, a site has none for them. */
export function navItems({ hasStats, hasPlay }: SiteParts): { readonly main: readonly NavItem[]; readonly more: readonly NavItem[] } {
  const ofSite = (items: readonly NavItem[]) => items.filter(({ stats, play }) => (hasStats || !stats) && (hasPlay || !play));
  return { main: ofSite(MAIN_ITEMS), more: ofSite(MORE_ITEMS) };
}

export function useNavItems() {
  return navItems(useSite());
}
