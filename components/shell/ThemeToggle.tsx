import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { readSettings, saveSettings } from '../../lib/client/settings-store';
import { useTranslate } from '../../lib/i18n/use-translate';
import { IconButton } from '../ui/IconButton';

/** Light/dark switch (spec §2). Which icon shows is the theme attribute's matter: right before any script of the page has run. */
export function ThemeToggle() {
  const t = useTranslate();
  return (
    <IconButton label={t('shell.switchTheme')} onClick={() => saveSettings({ theme: readSettings().theme === 'light' ? 'dark' : 'light' })}>
      <span className="shell-theme">
        <Sun size={18} aria-hidden data-part="to-light" />
        <Moon size={18} aria-hidden data-part="to-dark" />
      </span>
    </IconButton>
  );
}
