import type { RefObject } from 'react';
import type { League } from '../../lib/domain/entities/entities';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { islandOnDemand } from '../island/island';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Brand } from './Brand';
import { SpoilerSwitch } from './SpoilerSwitch';
import { SearchSlot } from './SearchSlot';

const NavContent = islandOnDemand(() => import('./NavContent').then((module) => module.NavContent));

type Props = {
  readonly panel: RefObject<HTMLElement | null>;
  /** Whether it is open as a drawer (phone, tablet). */
  readonly open: boolean;
  /** Whether something else is a modal drawer at the moment. */
  readonly inert: boolean;
  readonly topLeagues: readonly League[];
  /** Matches of the UTC day. */
  readonly today: readonly MatchSummary[];
  readonly onOpen: () => void;
  readonly onSearch: () => void;
  readonly onSchedule: () => void;
  readonly onClose: () => void;
  readonly onSettings: () => void;
};

/** Side navigation: pages, search, top tournaments, settings, legal links. */
export function SideNav({ panel, open, inert, topLeagues, today, onOpen, onSearch, onSchedule, onClose, onSettings }: Props) {
  const t = useTranslate();
  return (
    <nav
      className="shell-nav"
      ref={panel}
      id="navigation"
      aria-label={t('shell.navigation')}
      data-open={open ? '' : undefined}
      inert={inert}
    >
      <div data-part="head">
        <Brand />
        <div data-part="rail">
          <IconButton label={t('shell.openNavigation')} onClick={onOpen} aria-expanded={open}>
            <Icon name="menu" size={20} />
          </IconButton>
          <IconButton label={t('shell.openSchedule')} onClick={onSchedule} aria-controls="schedule">
            <Icon name="calendar-range" size={20} />
          </IconButton>
          <IconButton label={t('shell.search')} onClick={onSearch} data-search="">
            <Icon name="search" size={20} />
          </IconButton>
        </div>
        <SpoilerSwitch />
        <IconButton label={t('shell.closeNavigation')} onClick={onClose} data-part="close">
          <Icon name="close" size={20} />
        </IconButton>
      </div>
      <div data-part="search">
        <SearchSlot topLeagues={topLeagues} />
      </div>
      <NavContent topLeagues={topLeagues} today={today} onSettings={onSettings} isDrawer={open} />
    </nav>
  );
}
