import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { currentOf, type NavItem } from '../search/site-pages';

/** An item of the side navigation. */
export function NavEntry({ item, children }: { readonly item: NavItem; readonly children?: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useRouter();
  return (
    <li>
      <Link href={item.href} title={t(item.key)} aria-current={currentOf(item, pathname)}>
        <Icon name={item.icon} size={18} />
        <span data-part="label">{t(item.key)}</span>
        {children}
      </Link>
    </li>
  );
}
