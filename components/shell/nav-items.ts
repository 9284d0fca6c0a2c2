import { useSite } from '../../lib/client/page/site-context';
import { paths } from '../../lib/domain/page/paths';
import type { MessageKey } from '../../lib/i18n/message-key';
import type { IconName } from '../ui/icon-sprite';

type NavItem = {
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

/** The side navigation's items, in their order. "Tournaments" lists leagues, as fans say it. */
const NAV_ITEMS: readonly NavItem[] = [
  { key: 'shell.homepage', href: paths.home(), icon: 'house', routes: ['/'] },
  { key: 'shell.matches', href: paths.matches('today'), icon: 'calendar-days', routes: ['/matches', '/match/[id]/[slug]', '/catch-up'] },
  { key: 'shell.standings', href: paths.standings(), icon: 'list-ordered', routes: ['/standings'] },
  { key: 'shell.rankings', href: paths.rankings(), icon: 'trending', routes: ['/rankings', '/rankings/method'] },
  { key: 'shell.stats', href: paths.stats(), icon: 'chart', routes: ['/stats', '/champion/[id]/[slug]'], stats: true },
  { key: 'shell.compare', href: paths.compare(), icon: 'compare', routes: ['/compare'], stats: true },
  {
    key: 'shell.tournaments',
    href: paths.leagues(),
    icon: 'trophy',
    routes: ['/leagues', '/league/[id]/[slug]', '/tournaments', '/tournament/[id]/[slug]', '/series', '/serie/[id]/[slug]'],
  },
  {
    key: 'shell.news',
    href: paths.news(),
    icon: 'newspaper',
    routes: ['/news', '/news/[id]/[slug]', '/patch-notes', '/patch-notes/[version]', '/videos'],
  },
  {
    key: 'shell.play',
    href: paths.playPredictions(),
    icon: 'flame',
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
  { key: 'shell.following', href: paths.following(), icon: 'star', routes: ['/following'] },
];

/** The items of this site: without statistics or the prediction game, none for them. */
export function useNavItems(): readonly NavItem[] {
  const hasStats = useSite().hasStats;
  const hasPlay = useSite().hasPlay;
  return NAV_ITEMS.filter(({ stats, play }) => (hasStats || !stats) && (hasPlay || !play));
}
