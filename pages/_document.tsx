import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { loadAllCode } from '../lib/client/islands/code-on-demand';
import { ICON_SPRITE } from '../components/ui/icon-sprite';
import { NetworkNote } from '../components/document/NetworkNote';
import { isRecord } from '../lib/domain/values/is-record';
import { DEFAULT_LOCALE, isLocale, languageOf } from '../lib/domain/settings/locales';
import { LANGUAGE_DATA_ID } from '../lib/domain/page/language-data';
import { languageData } from '../lib/server/pages/language-data';
import { manifestPath } from '../lib/domain/page/manifest-path';
import { CARD_SIZES } from '../lib/domain/cards/card-address';
import { messageScriptHref } from '../lib/server/pages/message-script';
import { pageCardHead, pageJsonLd, type PageCardHead } from '../lib/server/pages/page-head';
import { AppPlace, inAppPlace, useAppHtml } from '../components/document/render-app';
import { styleFile } from '../lib/server/pages/style-file';
import { THEME_COLORS } from '../lib/domain/page/theme-colors';
import { sharedRegistry } from '../lib/server/shared-registry';

/** The head as Next makes it, but for the page's own styles and scripts. Under `npm run dev` it is Next's: hot reload changes the files themselves. */
class SiteHead extends Head {
  /** Style files are inlined: a request for them would hold back the first paint. `data-styled` puts their hash into the policy, as for styled-components. */
  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    if (this.context.isDevelopment) return super.getCssLinks(files);
    const styles = files.allFiles.filter((file) => file.endsWith('.css'));
    return styles.map((file) => <style key={file} data-styled="file" dangerouslySetInnerHTML={{ __html: styleFile(file) }} />);
  }

  /** Only named here: the pre-paint script starts them once the page has been painted (docs/performance.md#scripts-after-the-first-paint). */
  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    const { isDevelopment, locale } = this.context;
    const texts = <script key="texts" src={messageScriptHref(isLocale(locale) ? locale : DEFAULT_LOCALE)} defer />;
    const scripts = [texts, ...super.getScripts(files)];
    if (isDevelopment) return scripts;
    return [<template key="scripts" data-scripts={scripts.map(addressOf).join(' ')} />];
  }
}

function addressOf({ props }: { readonly props: unknown }): string {
  if (!isRecord(props) || typeof props['src'] !== 'string') throw new Error('Next wrote a script without an address.');
  return props['src'];
}

const PRINT_STYLES = '/print.css';

type DocumentProps = { readonly card: PageCardHead | null; readonly jsonLd: string | null };

/** What previews of a link show. Written here and not by a view: no browser needs it, so none loads the code. */
function CardHead({ address, alt }: PageCardHead) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(CARD_SIZES.wide.width)} />
      <meta property="og:image:height" content={String(CARD_SIZES.wide.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The HTML around every page: collected styles, the pre-paint script, the locale's texts. */
export default class SiteDocument extends Document<DocumentProps> {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps & DocumentProps> {
    const sheet = new ServerStyleSheet();
    const { renderPage, locale } = context;
    let html = '';
    await loadAllCode();
    try {
      const initial = await Document.getInitialProps({
        ...context,
        renderPage: () =>
          renderPage({
            enhanceApp: (App) => {
              const AppAsText: typeof App = (props) => {
                html = useAppHtml(sheet.collectStyles(<App {...props} />));
                return <AppPlace />;
              };
              return AppAsText;
            },
          }),
      });
      return {
        ...initial,
        card: pageCardHead(context.req, isLocale(locale) ? locale : DEFAULT_LOCALE),
        jsonLd: pageJsonLd(context.req),
        html: inAppPlace(initial.html, html),
        styles: (
          <>
            {initial.styles}
            {sheet.getStyleElement()}
          </>
        ),
      };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const locale = isLocale(this.props.locale) ? this.props.locale : DEFAULT_LOCALE;
    const font = languageOf(locale).letters;
    const { card, jsonLd } = this.props;
    return (
      <Html>
        <SiteHead>
          <meta name="theme-color" content={THEME_COLORS.dark} />
          <meta name="color-scheme" content="dark light" />
          <meta property="og:type" content="website" />
          {card === null ? null : <CardHead {...card} />}
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
          <link rel="manifest" href={manifestPath(locale)} />
          {/* The pre-paint script makes it a style sheet once the page has been painted. */}
          <link data-rel="stylesheet" href={PRINT_STYLES} media="print" />
          <noscript>
            <link rel="stylesheet" href={PRINT_STYLES} media="print" />
          </noscript>
          {font !== undefined && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
          <script type="application/json" id={LANGUAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: languageData(locale) }} />
          <script dangerouslySetInnerHTML={{ __html: sharedRegistry().prePaint }} />
        </SiteHead>
        <body>
          <div hidden dangerouslySetInnerHTML={{ __html: ICON_SPRITE }} />
          <NetworkNote locale={locale} />
          <Main />
          {jsonLd === null ? null : <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />}
          <NextScript />
        </body>
      </Html>
    );
  }
}
