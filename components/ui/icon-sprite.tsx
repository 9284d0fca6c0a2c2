import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarRange from 'lucide-react/icons/calendar-range';
import CalendarX from 'lucide-react/icons/calendar-x';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CirclePlay from 'lucide-react/icons/circle-play';
import Coins from 'lucide-react/icons/coins';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Flame from 'lucide-react/icons/flame';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Layers from 'lucide-react/icons/layers';
import LogIn from 'lucide-react/icons/log-in';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Menu from 'lucide-react/icons/menu';
import MessageSquare from 'lucide-react/icons/message-square';
import Moon from 'lucide-react/icons/moon';
import Newspaper from 'lucide-react/icons/newspaper';
import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import Share2 from 'lucide-react/icons/share-2';
import Star from 'lucide-react/icons/star';
import Sun from 'lucide-react/icons/sun';
import TrendingUp from 'lucide-react/icons/trending-up';
import Trophy from 'lucide-react/icons/trophy';
import UserRound from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';
import { renderToStaticMarkup } from 'react-dom/server';

/** The icons of the public pages, by the name that `Icon` takes. What few visits see imports its icon itself, and Lucide's code with it. */
const ICONS = {
  'calendar-clock': CalendarClock,
  'calendar-days': CalendarDays,
  'calendar-plus': CalendarPlus,
  'calendar-range': CalendarRange,
  'calendar-x': CalendarX,
  chart: ChartNoAxesColumn,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'circle-play': CirclePlay,
  close: X,
  coins: Coins,
  compare: ArrowLeftRight,
  'external-link': ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  flame: Flame,
  house: House,
  info: Info,
  layers: Layers,
  'list-ordered': ListOrdered,
  'log-in': LogIn,
  menu: Menu,
  'message-square': MessageSquare,
  moon: Moon,
  newspaper: Newspaper,
  play: Play,
  refresh: RotateCw,
  search: Search,
  settings: Settings,
  share: Share2,
  star: Star,
  sun: Sun,
  trending: TrendingUp,
  trophy: Trophy,
  user: UserRound,
};

export type IconName = keyof typeof ICONS;

/** A drawn icon as a `<symbol>`, to which `<use>` refers. */
function symbol(name: string, Drawn: LucideIcon): string {
  const [, shapes = ''] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(<Drawn />)) ?? [];
  // Every page carries the icons, so paths are shortened: strokes that begin with an absolute move may share one.
  const short = shapes.replaceAll('"></path><path d="M', 'M').replaceAll(/><\/\w+>/g, '/>');
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${short}</symbol>`;
}

/**
 * All of them as SVG symbols, which the document carries as text: no browser
 * gets their paths as code (docs/decisions). Server only.
 */
export const ICON_SPRITE = `<svg>${Object.entries(ICONS)
  .map(([name, Drawn]) => symbol(name, Drawn))
  .join('')}</svg>`;
