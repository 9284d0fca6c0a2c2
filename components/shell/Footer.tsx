import { paths } from '../../lib/domain/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Link } from '../ui/Link';
import { useNavItems } from './nav-items';

/** The page's end: every main page again (reachable without scripts), legal links, the note on Riot Games. */
export function Footer() {
  const t = useTranslate();
  const items = useNavItems();
  return (
    <footer className="shell-footer" data-after-groups="">
      <nav aria-label={t('shell.footerNavigation')}>
        <ul>
          {items.map(({ key, href }) => (
            <li key={key}>
              <Link href={href}>{t(key)}</Link>
            </li>
          ))}
          <li>
            <Link href={paths.settings()}>{t('shell.settings')}</Link>
          </li>
          <li>
            <Link href={paths.contact()}>{t('shell.contact')}</Link>
          </li>
          <li>
            <a href={paths.privacy()} target="_blank" rel="noopener">
              {t('shell.privacy')}
            </a>
          </li>
          <li>
            <a href={paths.terms()} target="_blank" rel="noopener">
              {t('shell.terms')}
            </a>
          </li>
        </ul>
      </nav>
      <p>{t('shell.riotNote', { site: t('site.title') })}</p>
    </footer>
  );
}
