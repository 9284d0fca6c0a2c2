import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import House from 'lucide-react/icons/house';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Newspaper from 'lucide-react/icons/newspaper';
import Trophy from 'lucide-react/icons/trophy';
import type { LucideIcon } from 'lucide-react';
import { paths } from '../../lib/domain/paths';
import type { MessageKey } from '../../lib/i18n/message-key';

export type NavItem = {
  readonly key: MessageKey;
  readonly href: string;
  readonly icon: LucideIcon;
  /** Routes (Next's `pathname`) whose pages belong to this item. */
  readonly routes: readonly string[];
};

/** The side navigation's items (spec §2), in order. "Tournaments" lists leagues, as fans say it. */
export const NAV_ITEMS: readonly NavItem[] = [
  { key: 'shell.homepage', href: paths.home(), icon: House, routes: ['/'] },
  { key: 'shell.matches', href: paths.matches('today'), icon: CalendarDays, routes: ['/matches', '/match/[id]/[slug]'] },
  { key: 'shell.standings', href: paths.standings(), icon: ListOrdered, routes: ['/standings'] },
  { key: 'shell.stats', href: paths.stats(), icon: ChartNoAxesColumn, routes: ['/stats', '/champion/[id]/[slug]'] },
  {
    key: 'shell.tournaments',
    href: paths.leagues(),
    icon: Trophy,
    routes: ['/leagues', '/league/[id]/[slug]', '/tournaments', '/tournament/[id]/[slug]', '/series', '/serie/[id]/[slug]'],
  },
  { key: 'shell.news', href: paths.news(), icon: Newspaper, routes: ['/news', '/news/[id]/[slug]'] },
];
