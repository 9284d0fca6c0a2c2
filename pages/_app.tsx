import type { AppProps } from 'next/app';
import Head from 'next/head';
import { useRouter } from 'next/router';
import { Shell } from '../components/shell/Shell';
import { usePageLinks } from '../lib/client/page/page-links';
import { SiteProvider, useSiteOf } from '../lib/client/page/site-context';
import { useZoneTitles } from '../lib/client/page/zone-names';
import { pathOnly } from '../lib/domain/page/paths';
import type { ShellData } from '../lib/domain/site/shell-data';
import type { MessageTree } from '../lib/i18n/message-key';
import { registerMessages } from '../lib/i18n/message-registry';
import { useLocale } from '../lib/i18n/use-translate';
import '../styles/site.css';
import { inter, interFurther } from '../styles/font';

type SiteProps = { readonly shell?: ShellData; readonly texts?: MessageTree };

/** The shared application shell around every page. A page without shell data has no shell. */
export default function SiteApp({ Component, pageProps }: Pick<AppProps<SiteProps>, 'Component' | 'pageProps'>) {
  const { shell, texts = {} } = pageProps;
  const locale = useLocale();
  const { asPath } = useRouter();
  // Texts are registered before anything below renders with them.
  registerMessages(locale, texts);
  usePageLinks();
  useZoneTitles();
  const site = useSiteOf(shell);
  // A page of its own for every path: nothing that was revealed or chosen carries over to the next one.
  const page = <Component key={pathOnly(asPath)} {...pageProps} />;
  return (
    <div className={`site ${inter.variable} ${interFurther.variable}`} data-year={site.year ?? undefined} data-shift={shell?.clockShiftMs}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </Head>
      <SiteProvider value={site}>{shell ? <Shell data={shell}>{page}</Shell> : page}</SiteProvider>
    </div>
  );
}
