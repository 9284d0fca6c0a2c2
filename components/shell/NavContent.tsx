import { useRouter } from 'next/router';
import type { League } from '../../lib/domain/entities/entities';
import type { MatchSummary } from '../../lib/domain/match/match';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { OwnLive } from '../match/OwnLive';
import { AccountButtons } from '../auth/AccountButtons';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { useNavItems } from './nav-items';
import { ShortcutSlot } from './ShortcutSlot';
import { ThemeToggle } from './ThemeToggle';
import { TopTournaments } from './TopTournaments';

type Props = {
  readonly topLeagues: readonly League[];
  /** Matches of the UTC day. */
  readonly today: readonly MatchSummary[];
  readonly onSettings: () => void;
};

/** Pages, leagues, account and settings: on a phone most visits never open them. */
export function NavContent({ topLeagues, today, onSettings }: Props) {
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
              {href === paths.following() ? <OwnLive today={today} /> : null}
            </Link>
          </li>
        ))}
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
