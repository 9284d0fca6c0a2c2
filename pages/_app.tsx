import type { AppProps } from 'next/app';
import Head from 'next/head';
import { Shell } from '../components/shell/Shell';
import { LocalImagesProvider } from '../lib/client/game-asset';
import { usePageLinks } from '../lib/client/page-links';
import { SiteUrlProvider } from '../lib/client/site-url';
import { StatsProvider } from '../lib/client/stats-switch';
import { useZoneTitles } from '../lib/client/zone-titles';
import type { ShellData } from '../lib/domain/shell-data';
import type { MessageTree } from '../lib/i18n/message-key';
import { registerMessages } from '../lib/i18n/message-registry';
import { useLocale } from '../lib/i18n/use-translate';
import { inter } from '../styles/font';

/** The shared application shell around every page. A page without shell data stands alone. */
export default function SiteApp({ Component, pageProps }: AppProps<{ shell?: ShellData; texts?: MessageTree }>) {
  const locale = useLocale();
  // Before anything that is rendered below asks for them.
  registerMessages(locale, pageProps.texts ?? {});
  usePageLinks();
  useZoneTitles();
  const page = (
    <SiteUrlProvider value={pageProps.shell?.siteUrl ?? ''}>
      <LocalImagesProvider value={pageProps.shell?.localImages ?? false}>
        <Component {...pageProps} />
      </LocalImagesProvider>
    </SiteUrlProvider>
  );
  return (
    <div className={`site ${inter.variable}`}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </Head>
      <StatsProvider value={pageProps.shell?.system.stats ?? true}>
        {pageProps.shell ? <Shell data={pageProps.shell}>{page}</Shell> : page}
      </StatsProvider>
    </div>
  );
}
