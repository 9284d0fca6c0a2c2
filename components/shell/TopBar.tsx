import CalendarRange from 'lucide-react/icons/calendar-range';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import styled from 'styled-components';
import { useTranslate } from '../../lib/i18n/use-translate';
import { MEDIA } from '../../styles/tokens';
import { IconButton } from '../ui/IconButton';
import { Brand } from './Brand';

const Bar = styled.header`
  display: none;

  ${MEDIA.phone} {
    position: sticky;
    top: 0;
    z-index: 20;
    grid-area: topbar;
    display: flex;
    align-items: center;
    gap: var(--sp-1);
    height: var(--topbar-height);
    padding: 0 var(--sp-2);
    border-bottom: 1px solid var(--border-color);
    background: color-mix(in srgb, var(--bg-color) 90%, transparent);
    backdrop-filter: blur(12px);
  }
  & > a {
    margin: 0 auto 0 var(--sp-1);
  }
`;

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
    <Bar inert={inert}>
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
    </Bar>
  );
}
