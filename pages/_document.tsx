import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { withIslandComments } from '../components/island/island-markers';
import { ICON_SPRITE } from '../components/ui/icon-sprite';
import { DEFAULT_LOCALE, isLocale } from '../lib/domain/locales';
import { messageScriptHref } from '../lib/server/pages/message-script';
import { THEME_COLORS } from '../lib/domain/theme-colors';
import { DOCUMENT_CSS } from '../styles/document-css';
import { PRE_PAINT_SCRIPT } from '../lib/server/pages/pre-paint';

/** The HTML around every page: collected styles, the pre-paint script, the locale's texts. */
export default class SiteDocument extends Document {
  static override async getInitialProps(context: DocumentContext): Promise<DocumentInitialProps> {
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) =>
            function Collected(props) {
              return sheet.collectStyles(<App {...props} />);
            },
        });
      const initial = await Document.getInitialProps(context);
      return {
        ...initial,
        html: withIslandComments(initial.html),
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
    const { locale } = this.props;
    return (
      <Html>
        <Head>
          <meta name="theme-color" content={THEME_COLORS.dark} />
          <meta name="color-scheme" content="dark light" />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          {/* `data-styled` puts its hash into the policy, as for the page's own styles. */}
          <style data-styled="document" dangerouslySetInnerHTML={{ __html: DOCUMENT_CSS }} />
          <script dangerouslySetInnerHTML={{ __html: PRE_PAINT_SCRIPT }} />
          <script src={messageScriptHref(isLocale(locale) ? locale : DEFAULT_LOCALE)} defer />
        </Head>
        <body>
          <div hidden dangerouslySetInnerHTML={{ __html: ICON_SPRITE }} />
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
