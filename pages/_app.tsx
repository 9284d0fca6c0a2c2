import type { AppProps } from 'next/app';
import Head from 'next/head';
import { Shell } from '../components/shell/Shell';
import type { ShellData } from '../lib/domain/shell-data';
import { FontStyle } from '../styles/font';
import { GlobalStyle } from '../styles/global-style';

/** The shared application shell around every page (spec §2 "/_app"). A page without shell data stands alone. */
export default function SiteApp({ Component, pageProps }: AppProps<{ shell?: ShellData }>) {
  const page = <Component {...pageProps} />;
  return (
    <>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </Head>
      <FontStyle />
      <GlobalStyle />
      {pageProps.shell ? <Shell data={pageProps.shell}>{page}</Shell> : page}
    </>
  );
}
