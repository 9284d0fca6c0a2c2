import type { GetServerSideProps } from 'next';
import { DEFAULT_LOCALE, isLocale } from '../i18n/message-key';
import '../i18n/server-messages';
import type { PageSection } from '../i18n/text-areas';
import { UNCACHED } from './cache-lifetimes';
import { sectionTexts } from './message-script';
import type { Shelled } from './public-page';
import { sessionOf } from './session';
import { shellData } from './shell-data';
import { siteNow } from './site-clock';

/** What an administrator's page shows; its content comes by JSON routes, which check for themselves. */
export type AdminPage = { readonly kind: 'page'; readonly texts: readonly PageSection[] };

/** A page for administrators, kept by nobody. For everyone else there is no such page. */
export function adminPage({ texts }: AdminPage): GetServerSideProps<Shelled<object>> {
  return async ({ req, res, locale: given }) => {
    res.setHeader('Cache-Control', UNCACHED);
    const session = await sessionOf(req);
    if (!session?.admin) return { notFound: true };
    const locale = isLocale(given) ? given : DEFAULT_LOCALE;
    return { props: { shell: await shellData(siteNow()), texts: sectionTexts(locale, texts) } };
  };
}
