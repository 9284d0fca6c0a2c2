import Head from 'next/head';
import { useSiteUrl } from '../../lib/client/site-url';
import { localizedPath } from '../../lib/i18n/localized-path';
import { DEFAULT_LOCALE, LOCALES } from '../../lib/domain/locales';
import { useLocale } from '../../lib/i18n/use-translate';

/**
 * The one address of a page for search engines: canonical in its own locale,
 * and the same page in every other one.
 *
 * @param path from `paths`, without locale
 */
export function PageAddress({ path }: { readonly path: string }) {
  const siteUrl = useSiteUrl();
  const locale = useLocale();
  const address = (each: (typeof LOCALES)[number]) => siteUrl + encodeURI(localizedPath(each, path));
  return (
    <Head>
      <link key="canonical" rel="canonical" href={address(locale)} />
      <meta key="og:url" property="og:url" content={address(locale)} />
      {LOCALES.map((each) => (
        <link key={`alternate-${each}`} rel="alternate" hrefLang={each} href={address(each)} />
      ))}
      <link key="alternate-default" rel="alternate" hrefLang="x-default" href={address(DEFAULT_LOCALE)} />
    </Head>
  );
}
