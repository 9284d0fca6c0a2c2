import CalendarRange from 'lucide-react/icons/calendar-range';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { useTranslate } from '../../lib/i18n/use-translate';
import { IconButton } from '../ui/IconButton';
import { Brand } from './Brand';

type Props = {
  readonly navOpen: boolean;
  readonly scheduleOpen: boolean;
  readonly inert: boolean;
  readonly onNav: () => void;
  readonly onSearch: () => void;
  readonly onSchedule: () => void;
};

/** The phone's bar: navigation, home, search, schedule. */
export function TopBar({ navOpen, scheduleOpen, inert, onNav, onSearch, onSchedule }: Props) {
  const t = useTranslate();
  return (
    <header className="shell-bar" inert={inert}>
      <IconButton label={t('shell.openNavigation')} aria-expanded={navOpen} aria-controls="navigation" onClick={onNav}>
        <Menu size={22} aria-hidden />
      </IconButton>
      <Brand />
      <IconButton label={t('shell.search')} onClick={onSearch}>
        <Search size={20} aria-hidden />
      </IconButton>
      <IconButton label={t('shell.openSchedule')} aria-expanded={scheduleOpen} aria-controls="schedule" onClick={onSchedule}>
        <CalendarRange size={20} aria-hidden />
      </IconButton>
    </header>
  );
}
