import { ErrorView } from '../components/views/ErrorView';
import { NotFoundView } from '../components/views/NotFoundView';
import type { MissingKind } from '../lib/domain/page/missing-kind';
import { PAGE_QUERIES } from '../lib/server/pages/page-queries';
import { queryPage } from '../lib/server/pages/public-page';

type Props = { readonly status: 404 | 410 | 500 | 503; readonly missing: MissingKind };

/**
 * The server's page for missing (404) and deleted (410) pages, for errors
 * (500) and while the store does not answer (503). Only the server requests it and
 * caches it, one copy for each kind and locale; its address is not public.
 * Next's own error page cannot be requested in advance.
 */
export default function FailurePage({ status, missing }: Props) {
  return status === 404 || status === 410 ? <NotFoundView missing={missing} isGone={status === 410} /> : <ErrorView statusCode={status} />;
}

export const getServerSideProps = queryPage<Props, Props>(PAGE_QUERIES['/failure'], ({ query }) =>
  Promise.resolve({ kind: 'page', props: query, tags: [] }),
);
