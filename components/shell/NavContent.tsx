import { useRouter } from 'next/router';
import type { League } from '../../lib/domain/entities/entities';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { OwnLive } from '../match/OwnLive';
import { AccountButtons } from '../auth/AccountButtons';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { NavEntry } from './NavEntry';
import { currentOf, useNavItems } from '../search/site-pages';
import { ShortcutSlot } from './ShortcutSlot';
import { TopTournaments } from './TopTournaments';
import { currentTheme, saveSettings } from '../../lib/client/settings/settings-store';
import { IconButton } from '../ui/IconButton';

type Props = {
  readonly topLeagues: readonly League[];
  /** Matches of the UTC day. */
  readonly today: readonly MatchSummary[];
  readonly onSettings: () => void;
  /** Whether it is opened as a drawer, by "More" on a phone: all pages are in one list then. */
  readonly isDrawer: boolean;
};

/** Pages, leagues, account and settings: on a phone most visits never open them. */
export function NavContent({ topLeagues, today, onSettings, isDrawer }: Props) {
  const t = useTranslate();
  const { main, more } = useNavItems();
  const { pathname } = useRouter();
  const furtherPages = more.map((item) => <NavEntry key={item.key} item={item} />);
  return (
    <>
      <ul>
        {main.map((item) => (
          <NavEntry key={item.key} item={item}>
            {item.href === paths.following() ? <OwnLive today={today} /> : null}
          </NavEntry>
        ))}
        {isDrawer ? (
          furtherPages
        ) : (
          <li>
            <details open={more.some((item) => currentOf(item, pathname))}>
              <summary data-sign="" title={t('shell.more')}>
                <Icon name="chevron-down" size={18} />
                <span data-part="label">{t('shell.more')}</span>
              </summary>
              <ul>{furtherPages}</ul>
            </details>
          </li>
        )}
      </ul>
      <ShortcutSlot />
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
          <Link href={paths.privacy()} target="_blank" rel="noopener">
            {t('shell.privacy')}
          </Link>
          <Link href={paths.terms()} target="_blank" rel="noopener">
            {t('shell.terms')}
          </Link>
        </div>
      </div>
    </>
  );
}

/** The switch between light and dark. An attribute on <html> decides which icon shows, so it is right before any script of the page has run. */
function ThemeToggle() {
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
