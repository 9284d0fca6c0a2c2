import Link from 'next/link';
import styled from 'styled-components';
import { paths } from '../../lib/domain/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { NAV_ITEMS } from './nav-items';

const Foot = styled.footer`
  display: grid;
  gap: var(--sp-3);
  padding-top: var(--sp-4);
  border-top: 1px solid var(--border-color);
  color: var(--faint-text-color);
  font-size: var(--fs-xs);

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--sp-4);
    list-style: none;
    padding: 0;
  }
  & li > a {
    display: inline-flex;
    align-items: center;
    min-height: max(28px, calc(var(--hit) - 8px));
    color: var(--dim-text-color);
    font-size: var(--fs-sm);
  }
  @media (hover: hover) {
    & a:hover {
      color: var(--text-color);
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

/** The page's end: every main page again (reachable without scripts), legal links, the note on Riot Games. */
export function Footer() {
  const t = useTranslate();
  return (
    <Foot>
      <nav aria-label={t('shell.footerNavigation')}>
        <ul>
          {NAV_ITEMS.map(({ key, href }) => (
            <li key={key}>
              <Link href={href} prefetch={false}>
                {t(key)}
              </Link>
            </li>
          ))}
          <li>
            <Link href={paths.contact()} prefetch={false}>
              {t('shell.contact')}
            </Link>
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
    </Foot>
  );
}
