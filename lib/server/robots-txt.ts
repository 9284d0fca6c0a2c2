import { SITEMAP_PATH } from '../domain/page/sitemap';
import { LOCALES } from '../domain/settings/locales';
import { paths } from '../domain/page/paths';
import { localizedPath } from '../i18n/localized-path';

/** Pages for one visitor, and what they lead to: nothing to find there. */
const PERSONAL = [paths.account(), '/admin', paths.notifications(), paths.settings(), paths.handler(), paths.unsubscribe()];

/**
 * `/robots.txt` (RFC 9309). JSON answers may be fetched: search engines run the
 * page's scripts, and those ask for them.
 */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    ...LOCALES.flatMap((locale) => PERSONAL.map((path) => `Disallow: ${localizedPath(locale, path)}`)),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}${SITEMAP_PATH}`,
    '',
  ].join('\n');
}
