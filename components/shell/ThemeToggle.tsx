import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import styled from 'styled-components';
import { readSettings, saveSettings } from '../../lib/client/settings-store';
import { useTranslate } from '../../lib/i18n/use-translate';
import { IconButton } from '../ui/IconButton';

/** Which icon shows is the theme attribute's matter: right before any script of the page has run. */
const Icons = styled.span`
  display: grid;

  :root[data-theme='light'] & > [data-part='to-light'],
  :root:not([data-theme='light']) & > [data-part='to-dark'] {
    display: none;
  }
`;

/** Light/dark switch (spec §2). */
export function ThemeToggle() {
  const t = useTranslate();
  return (
    <IconButton label={t('shell.switchTheme')} onClick={() => saveSettings({ theme: readSettings().theme === 'light' ? 'dark' : 'light' })}>
      <Icons>
        <Sun size={18} aria-hidden data-part="to-light" />
        <Moon size={18} aria-hidden data-part="to-dark" />
      </Icons>
    </IconButton>
  );
}
