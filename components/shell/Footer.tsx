import { ARCHIVE_PAGE } from '../../lib/domain/page/archive';
import type { ShellData } from '../../lib/domain/site/shell-data';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Link } from '../ui/Link';
import { TOURNAMENTS, useNavItems } from '../search/site-pages';
import { SourceNote } from './SourceNote';
import { ShortcutSlot } from './ShortcutSlot';

/** As if "?" had been pressed: visitors who do not know that key find the list here. */
const showShortcuts = (): void => void document.dispatchEvent(new KeyboardEvent('keydown', { key: '?' }));

/** The page's end: every main page again (reachable without scripts), legal links, the data's sources, the note on Riot Games. */
export function Footer({ credits }: Pick<ShellData, 'credits'>) {
  const t = useTranslate();
  const { main, more } = useNavItems();
  return (
    <footer className="shell-footer" data-after-groups="">
      <ShortcutSlot />
      <nav id="all-pages" aria-label={t('shell.footerNavigation')}>
        <ul>
          {[...main, TOURNAMENTS, ...more].map(({ key, href }) => (
            <li key={key}>
              <Link href={href}>{t(key)}</Link>
            </li>
          ))}
          <li>
            <Link href={paths.settings()}>{t('shell.settings')}</Link>
          </li>
          <li>
            <button type="button" onClick={showShortcuts}>
              {t('shell.shortcuts')}
            </button>
          </li>
          <li>
            <Link href={ARCHIVE_PAGE}>{t('shell.archive')}</Link>
          </li>
          <li>
            <Link href={paths.contact()}>{t('shell.contact')}</Link>
          </li>
          <li>
            <Link href={paths.developers()}>{t('shell.developers')}</Link>
          </li>
          <li>
            <Link href={paths.privacy()} target="_blank" rel="noopener">
              {t('shell.privacy')}
            </Link>
          </li>
          <li>
            <Link href={paths.terms()} target="_blank" rel="noopener">
              {t('shell.terms')}
            </Link>
          </li>
        </ul>
      </nav>
      <SourceNote credits={credits} />
      <p>{t('shell.riotNote', { site: t('site.title') })}</p>
    </footer>
  );
}
