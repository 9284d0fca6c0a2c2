import Head from 'next/head';
import { useTranslate } from '../../lib/i18n/use-translate';

type Props = {
  /** The page's own words, without a result; absent on the homepage. */
  readonly title?: string;
  readonly description?: string;
};

/** The document's title with the site's suffix, and the page's description. */
export function PageTitle({ title, description }: Props) {
  const t = useTranslate();
  const site = t('site.title');
  const text = title ? t('shell.titleWithSite', { title, site }) : t('shell.homeTitle', { site, tagline: t('site.tagline') });
  return (
    <Head>
      <title>{text}</title>
      <meta key="description" name="description" content={description ?? t('site.tagline')} />
      <meta key="og:title" property="og:title" content={title ?? site} />
      <meta key="og:site_name" property="og:site_name" content={site} />
    </Head>
  );
}
