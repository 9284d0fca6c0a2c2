import type { AppProps } from 'next/app';
import { HeadTags } from '../components/head/HeadTags';
import { Shell } from '../components/shell/Shell';
import { LocalImagesProvider } from '../lib/client/page/game-asset';
import { usePageLinks } from '../lib/client/page/page-links';
import { PlayProvider } from '../lib/client/page/play-switch';
import { PageViewsProvider } from '../lib/client/page/page-views-switch';
import { SiteUrlProvider } from '../lib/client/page/site-url';
import { SignInLimitsProvider } from '../lib/client/auth/sign-in-limits';
import { StatsProvider } from '../lib/client/page/stats-switch';
import { ThisYearProvider } from '../lib/client/page/this-year';
import { useZoneTitles } from '../lib/client/page/zone-names';
import type { ShellData } from '../lib/domain/page/shell-data';
import type { MessageTree } from '../lib/i18n/message-key';
import { registerMessages } from '../lib/i18n/message-registry';
import { useLocale } from '../lib/i18n/use-translate';
import '../styles/site.css';
import { inter, interFurther } from '../styles/font';

type SiteProps = { readonly shell?: ShellData; readonly texts?: MessageTree };

/** The shared application shell around every page. A page without shell data has no shell. */
export default function SiteApp({ Component, pageProps }: AppProps<SiteProps>) {
  const { shell, texts = {} } = pageProps;
  const locale = useLocale();
  // Before anything rendered below needs them.
  registerMessages(locale, texts);
  usePageLinks();
  useZoneTitles();
  const thisYear = shell ? Number(shell.today.slice(0, 4)) : null;
  const page = (
    <SiteUrlProvider value={shell?.siteUrl ?? ''}>
      <LocalImagesProvider value={shell?.localImages ?? false}>
        <Component {...pageProps} />
      </LocalImagesProvider>
    </SiteUrlProvider>
  );
  return (
    <div className={`site ${inter.variable} ${interFurther.variable}`} data-year={thisYear ?? undefined} data-shift={shell?.clockShiftMs}>
      {/* With another page the whole head is another. */}
      <HeadTags of={pageProps}>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      </HeadTags>
      <StatsProvider value={shell?.system.stats ?? true}>
        <PageViewsProvider value={shell?.pageViews ?? false}>
          <PlayProvider value={shell?.play ?? false}>
            <SignInLimitsProvider value={shell?.signIn ?? null}>
              <ThisYearProvider value={thisYear}>{shell ? <Shell data={shell}>{page}</Shell> : page}</ThisYearProvider>
            </SignInLimitsProvider>
          </PlayProvider>
        </PageViewsProvider>
      </StatsProvider>
    </div>
  );
}
