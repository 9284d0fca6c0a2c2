import { useRouter } from 'next/router';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { BAR_ITEMS, currentOf } from '../search/site-pages';

type Props = { readonly navOpen: boolean; readonly inert: boolean; readonly onMore: () => void };

/** The phone's bar within the thumb's reach: four pages, and the navigation with all others, without scripts those at the page's end. */
export function BottomBar({ navOpen, inert, onMore }: Props) {
  const t = useTranslate();
  const { pathname } = useRouter();
  const more = (
    <>
      <Icon name="menu" size={20} />
      <span>{t('shell.more')}</span>
    </>
  );
  return (
    <nav className="shell-tabs" aria-label={t('shell.pages')} inert={inert}>
      {BAR_ITEMS.map((item) => (
        <Link key={item.key} href={item.href} aria-current={currentOf(item, pathname)}>
          <Icon name={item.icon} size={20} />
          <span>{t(item.key)}</span>
        </Link>
      ))}
      <button type="button" aria-expanded={navOpen} aria-controls="navigation" onClick={onMore}>
        {more}
      </button>
      <noscript>
        <a href="#all-pages">{more}</a>
      </noscript>
    </nav>
  );
}
