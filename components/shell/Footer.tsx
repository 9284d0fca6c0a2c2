import { ARCHIVE_PAGE } from '../../lib/domain/page/archive';
import type { ShellData } from '../../lib/domain/site/shell-data';
import { paths } from '../../lib/domain/page/paths';
import type { MessageKey } from '../../lib/i18n/message-key';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Link } from '../ui/Link';
import { TOURNAMENTS, useNavItems } from '../search/site-pages';
import { SourceNote } from './SourceNote';
import { ShortcutSlot } from './ShortcutSlot';

/** As if "?" had been pressed: visitors who do not know that key find the list here. */
const showShortcuts = (): void => void document.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }));

type Entry = { readonly key: MessageKey; readonly href: string; readonly opensTab?: boolean };

/** The page's end: every main page again (reachable without scripts), legal links, what the site is, the data's sources, the note on Riot Games. */
export function Footer({ credits }: Pick<ShellData, 'credits'>) {
  const t = useTranslate();
  const { main, more } = useNavItems();
  const entry = ({ key, href, opensTab = false }: Entry) => (
    <li key={key}>
      <Link href={href} {...(opensTab && { target: '_blank', rel: 'noopener' })}>
        {t(key)}
      </Link>
    </li>
  );
  return (
    <footer className="shell-footer" data-after-groups="">
      <ShortcutSlot />
      <nav id="all-pages" aria-label={t('shell.footerNavigation')}>
        <ul>
          {[...main, TOURNAMENTS, ...more].map(entry)}
          {entry({ key: 'shell.settings', href: paths.settings() })}
          <li>
            <button type="button" onClick={showShortcuts}>
              {t('shell.shortcuts')}
            </button>
          </li>
          {entry({ key: 'shell.archive', href: ARCHIVE_PAGE })}
          {entry({ key: 'shell.aboutPage', href: paths.about() })}
          {entry({ key: 'shell.contact', href: paths.contact() })}
          {entry({ key: 'shell.developers', href: paths.developers() })}
          {entry({ key: 'shell.privacy', href: paths.privacy(), opensTab: true })}
          {entry({ key: 'shell.terms', href: paths.terms(), opensTab: true })}
        </ul>
      </nav>
      <p>{t('shell.about', { site: t('site.title') })}</p>
      <SourceNote credits={credits} />
      <p>{t('shell.riotNote', { site: t('site.title') })}</p>
    </footer>
  );
}
