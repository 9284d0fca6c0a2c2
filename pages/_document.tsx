import Document, { Head, Html, Main, NextScript, type DocumentContext, type DocumentInitialProps } from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { withIslandComments } from '../components/island/island-markers';
import { ICON_SPRITE } from '../components/ui/icon-sprite';
import { KeptStyles } from '../components/ui/KeptStyles';
import { DEFAULT_LOCALE, isLocale } from '../lib/domain/locales';
import { messageScriptHref } from '../lib/server/pages/message-script';
import { styleFile } from '../lib/server/pages/style-file';
import { THEME_COLORS } from '../lib/domain/theme-colors';
import { DOCUMENT_CSS } from '../styles/document-css';
import { PRE_PAINT_SCRIPT } from '../lib/server/pages/pre-paint';

/** Puts style files into the page: they hold the faces of the font and little else, and a request for them would hold back the first paint. */
class HeadWithStyles extends Head {
  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    const styles = files.allFiles.filter((file) => file.endsWith('.css'));
    // Hot reload changes the files themselves.
    if (this.context.isDevelopment) return super.getCssLinks(files);
    return styles.map((file) => <style key={file} data-styled="file" dangerouslySetInnerHTML={{ __html: styleFile(file) }} />);
  }
}

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
              return sheet.collectStyles(
                <KeptStyles>
                  <App {...props} />
                </KeptStyles>,
              );
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
        <HeadWithStyles>
          <meta name="theme-color" content={THEME_COLORS.dark} />
          <meta name="color-scheme" content="dark light" />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          {/* `data-styled` puts its hash into the policy, as for the page's own styles. */}
          <style data-styled="document" dangerouslySetInnerHTML={{ __html: DOCUMENT_CSS }} />
          <script dangerouslySetInnerHTML={{ __html: PRE_PAINT_SCRIPT }} />
          <script src={messageScriptHref(isLocale(locale) ? locale : DEFAULT_LOCALE)} defer />
        </HeadWithStyles>
        <body>
          <div hidden dangerouslySetInnerHTML={{ __html: ICON_SPRITE }} />
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
