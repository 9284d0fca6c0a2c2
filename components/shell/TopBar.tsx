import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { AccountLink, LogInLink } from '../auth/AccountButtons';
import { IconButton } from '../ui/IconButton';
import { Brand } from './Brand';
import { SpoilerSwitch } from './SpoilerSwitch';

type Props = {
  readonly scheduleOpen: boolean;
  readonly inert: boolean;
  readonly onSearch: () => void;
  readonly onSchedule: () => void;
};

/** The phone's upper bar: home, login for visitors or a user's account (`data-user` on <html> decides), hidden results, search, schedule. */
export function TopBar({ scheduleOpen, inert, onSearch, onSchedule }: Props) {
  const t = useTranslate();
  return (
    <header className="shell-bar" inert={inert}>
      <Brand />
      <LogInLink />
      <AccountLink />
      <SpoilerSwitch />
      <IconButton label={t('shell.search')} onClick={onSearch} data-search="">
        <Icon name="search" size={20} />
      </IconButton>
      <IconButton label={t('shell.openSchedule')} aria-expanded={scheduleOpen} aria-controls="schedule" onClick={onSchedule}>
        <Icon name="calendar-range" size={20} />
      </IconButton>
    </header>
  );
}
