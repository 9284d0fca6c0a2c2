import Head from 'next/head';
import { DEFAULT_LOCALE, LOCALES } from '../../lib/domain/settings/locales';
import { useTranslate } from '../../lib/i18n/use-translate';
import { useAddress } from './use-address';

type Props = {
  /** The page's own words, without a result; absent on the homepage. */
  readonly title?: string;
  readonly description?: string;
  /** From `paths`, without locale; absent if the page has no address of its own. */
  readonly path?: string;
};

/**
 * What every page says in its head: the title with the site's suffix, a
 * description, and for search engines its one address (canonical in its own
 * locale) and those of the same page in every other one.
 */
export function PageHead({ title, description, path }: Props) {
  const t = useTranslate();
  const address = useAddress();
  const site = t('site.title');
  const text = title ? t('shell.titleWithSite', { title, site }) : t('shell.homeTitle', { site, tagline: t('site.tagline') });
  return (
    <Head>
      <title>{text}</title>
      <meta key="description" name="description" content={description ?? t('site.tagline')} />
      <meta key="og:title" property="og:title" content={title ?? site} />
      <meta key="og:site_name" property="og:site_name" content={site} />
      {path === undefined ? null : (
        <>
          <link key="canonical" rel="canonical" href={address(path)} />
          <meta key="og:url" property="og:url" content={address(path)} />
          {LOCALES.map((each) => (
            <link key={`alternate-${each}`} rel="alternate" hrefLang={each} href={address(path, each)} />
          ))}
          <link key="alternate-default" rel="alternate" hrefLang="x-default" href={address(path, DEFAULT_LOCALE)} />
        </>
      )}
    </Head>
  );
}
