import { currentTheme, saveSettings } from '../../lib/client/settings/settings-store';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';

/** Light/dark switch. Which icon shows is the theme attribute's matter: right before any script of the page has run. */
export function ThemeToggle() {
  const t = useTranslate();
  return (
    <IconButton label={t('shell.switchTheme')} onClick={() => saveSettings({ theme: currentTheme() === 'light' ? 'dark' : 'light' })}>
      <span className="shell-theme">
        <Icon name="sun" size={18} data-part="to-light" />
        <Icon name="moon" size={18} data-part="to-dark" />
      </span>
    </IconButton>
  );
}
