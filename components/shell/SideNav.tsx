import { useRouter } from 'next/router';
import type { RefObject } from 'react';
import type { League } from '../../lib/domain/entities';
import { paths } from '../../lib/domain/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { AccountButtons } from '../auth/AccountButtons';
import { island } from '../island/island';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Link } from '../ui/Link';
import { Brand } from './Brand';
import { useNavItems } from './nav-items';
import { SearchSlot } from './SearchSlot';
import { ThemeToggle } from './ThemeToggle';
import { TopTournaments } from './TopTournaments';

type Props = {
  readonly panel: RefObject<HTMLElement | null>;
  /** Opened as a drawer (phone, tablet). */
  readonly open: boolean;
  /** Something else is a modal drawer at the moment. */
  readonly inert: boolean;
  readonly topLeagues: readonly League[];
  readonly onOpen: () => void;
  readonly onSearch: () => void;
  readonly onSchedule: () => void;
  readonly onClose: () => void;
  readonly onSettings: () => void;
};

/** Side navigation: pages, search, top tournaments, settings, legal links. */
export function SideNav({ panel, open, inert, topLeagues, onOpen, onSearch, onSchedule, onClose, onSettings }: Props) {
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
          <IconButton label={t('shell.search')} onClick={onSearch}>
            <Icon name="search" size={20} />
          </IconButton>
        </div>
        <IconButton label={t('shell.closeNavigation')} onClick={onClose} data-part="close">
          <Icon name="close" size={20} />
        </IconButton>
      </div>
      <div data-part="search">
        <SearchSlot />
      </div>
      <NavContent topLeagues={topLeagues} onSettings={onSettings} />
    </nav>
  );
}

/** Pages, leagues, account and settings: on a phone most visits never open them. */
const NavContent = island(function NavContent({ topLeagues, onSettings }: Pick<Props, 'topLeagues' | 'onSettings'>) {
  const t = useTranslate();
  const items = useNavItems();
  const { pathname } = useRouter();
  return (
    <>
      <ul>
        {items.map(({ key, href, icon, routes }) => (
          <li key={key}>
            <Link
              href={href}
              title={t(key)}
              aria-current={routes[0] === pathname ? 'page' : routes.includes(pathname) ? 'true' : undefined}
            >
              <Icon name={icon} size={18} />
              <span data-part="label">{t(key)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <TopTournaments topLeagues={topLeagues} />
      <div data-part="foot">
        <AccountButtons />
        <div data-part="tools">
          <button type="button" data-part="settings" onClick={onSettings} aria-haspopup="dialog" title={t('shell.settings')}>
            <Icon name="settings" size={18} />
            <span data-part="label">{t('shell.settings')}</span>
          </button>
          <ThemeToggle />
        </div>
        <div data-part="legal">
          <a href={paths.privacy()} target="_blank" rel="noopener">
            {t('shell.privacy')}
          </a>
          <a href={paths.terms()} target="_blank" rel="noopener">
            {t('shell.terms')}
          </a>
        </div>
      </div>
    </>
  );
});
