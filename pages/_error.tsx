import type { NextPageContext } from 'next';
import { ErrorView } from '../components/views/ErrorView';
import { NotFoundView } from '../components/views/NotFoundView';
import { missingKind, type MissingKind } from '../lib/domain/page/missing-kind';
import type { ShellData } from '../lib/domain/site/shell-data';
import { loadSection } from '../lib/client/islands/load-section';
import { logFailure } from '../lib/client/requests/log-failure';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../lib/domain/settings/locales';
import type { MessageTree } from '../lib/i18n/message-key';
import { localizedPath } from '../lib/i18n/localized-path';

type Props = {
  readonly statusCode: number | null;
  readonly missing: MissingKind;
  /** Absent in the browser, which loads the texts itself. */
  readonly texts?: MessageTree;
  readonly shell?: ShellData;
};

/**
 * What is not there (404) and what broke. One page for both and rendered anew,
 * unlike Next's static 404, because every page has the shell around it,
 * and because the words depend on what the address was meant to show.
 */
export default function ErrorPage({ statusCode, missing }: Props) {
  return statusCode === 404 ? <NotFoundView missing={missing} /> : <ErrorView statusCode={statusCode} />;
}

/** The words of the page, for the render and for the browser; in the browser they are loaded. */
async function errorTexts(locale: Locale): Promise<MessageTree> {
  if (typeof window === 'undefined') return (await import('../lib/server/pages/message-script')).pageTexts(locale, '/_error');
  await loadSection('errors').catch(logFailure('texts not loaded'));
  return {};
}

/** The shell around the error; null in the browser and while the store is down: then the page has no shell. */
async function currentShell(): Promise<ShellData | null> {
  // The condition encloses the imports, so that webpack leaves them out of the browser's part.
  if (typeof window === 'undefined') {
    try {
      const [{ shellData }, { siteNow }] = await Promise.all([
        import('../lib/server/pages/shell-data'),
        import('../lib/server/site-clock'),
      ]);
      return await shellData(siteNow());
    } catch {
      // The cache of the shell has logged why.
      return null;
    }
  }
  return null;
}

/**
 * In the browser and without an error: client navigation has led to a missing
 * page. The server has the shell for that page, so the browser reloads it; Next
 * waits for an answer that the new page makes superfluous.
 */
function askServer(path: string): Promise<never> {
  location.assign(path);
  return new Promise(() => undefined);
}

ErrorPage.getInitialProps = async ({ res, err, asPath = '', locale }: NextPageContext): Promise<Props> => {
  if (typeof window !== 'undefined' && !err) return askServer(localizedPath(isLocale(locale) ? locale : DEFAULT_LOCALE, asPath));
  const texts = await errorTexts(isLocale(locale) ? locale : DEFAULT_LOCALE);
  const props = { statusCode: res?.statusCode ?? err?.statusCode ?? null, missing: missingKind(asPath), texts };
  const shell = await currentShell();
  return shell === null ? props : { ...props, shell };
};
