import type { NextPageContext } from 'next';
import { ErrorView } from '../components/views/ErrorView';
import { NotFoundView, missingKind, type MissingKind } from '../components/views/NotFoundView';
import type { ShellData } from '../lib/domain/shell-data';

type Props = { readonly statusCode: number | null; readonly missing: MissingKind; readonly shell?: ShellData };

/**
 * What is not there (404) and what broke. One page for both and rendered anew,
 * unlike Next's static 404, because every page has the shell around it (spec §1),
 * and because the words depend on what the address was meant to show.
 */
export default function ErrorPage({ statusCode, missing }: Props) {
  return statusCode === 404 ? <NotFoundView missing={missing} /> : <ErrorView statusCode={statusCode} />;
}

async function currentShell(): Promise<ShellData | null> {
  try {
    const [{ shellData }, { siteNow }] = await Promise.all([import('../lib/server/shell-data'), import('../lib/server/site-clock')]);
    return await shellData(siteNow());
  } catch {
    // The store is down: the page stands alone.
    return null;
  }
}

ErrorPage.getInitialProps = async ({ res, err, asPath = '' }: NextPageContext): Promise<Props> => {
  const props = { statusCode: res?.statusCode ?? err?.statusCode ?? null, missing: missingKind(asPath) };
  // This part never reaches a browser's bundle: Next knows `typeof window` there.
  if (typeof window !== 'undefined') return props;
  await import('../lib/i18n/server-messages');
  const shell = await currentShell();
  return shell === null ? props : { ...props, shell };
};
