import { useSite } from '../../lib/client/page/site-context';
import type { Locale } from '../../lib/domain/settings/locales';
import { localizedPath } from '../../lib/i18n/localized-path';
import { useLocale } from '../../lib/i18n/use-translate';

/** The whole address of a path from `paths`, in the page's locale or another one. */
export function useAddress(): (path: string, locale?: Locale) => string {
  const siteUrl = useSite().url;
  const own = useLocale();
  return (path, locale = own) => siteUrl + encodeURI(localizedPath(locale, path));
}
