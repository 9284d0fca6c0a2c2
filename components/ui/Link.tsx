import type { ComponentProps } from 'react';
import { localizedHref } from '../../lib/i18n/localized-path';
import { useLocale } from '../../lib/i18n/use-translate';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address from `paths`, without a locale; other addresses stay as they are. */
  readonly href: string;
  /** "stay" keeps the scroll position when only the content of the page changes; else the new page begins at its top. */
  readonly 'data-scroll'?: 'stay';
};

/**
 * A link in the page's locale: a plain `<a>`, because a page has hundreds. One
 * listener for all of them changes pages without loading the site again
 * (lib/client/page/page-links.ts). `data-handled` says that a handler of the link's
 * own comes first.
 */
export function Link({ href, ...rest }: Props) {
  return <a {...rest} data-handled={rest.onClick ? '' : undefined} href={localizedHref(useLocale(), href)} />;
}
