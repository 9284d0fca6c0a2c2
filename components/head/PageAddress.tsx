import Head from 'next/head';
import { DEFAULT_LOCALE, LOCALES } from '../../lib/domain/settings/locales';
import { useAddress } from './use-address';

/**
 * The one address of a page for search engines: canonical in its own locale,
 * and the same page in every other one.
 *
 * @param path from `paths`, without locale
 */
export function PageAddress({ path }: { readonly path: string }) {
  const address = useAddress();
  return (
    <Head>
      <link key="canonical" rel="canonical" href={address(path)} />
      <meta key="og:url" property="og:url" content={address(path)} />
      {LOCALES.map((each) => (
        <link key={`alternate-${each}`} rel="alternate" hrefLang={each} href={address(path, each)} />
      ))}
      <link key="alternate-default" rel="alternate" hrefLang="x-default" href={address(path, DEFAULT_LOCALE)} />
    </Head>
  );
}
