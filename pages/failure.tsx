import { ErrorView } from '../components/views/ErrorView';
import { publicPage } from '../lib/server/public-page';

/**
 * What the front server shows while a page breaks (500) or the store does not
 * answer (503). Only the front asks for it and keeps it ready; at this address
 * visitors find nothing. Next's own error page cannot be asked for in advance.
 */
export default function FailurePage({ status }: { readonly status: number }) {
  return <ErrorView statusCode={status} />;
}

export const getServerSideProps = publicPage<{ status: number }>(({ query }) =>
  Promise.resolve({ kind: 'page', texts: ['errors'], props: { status: query['status'] === '503' ? 503 : 500 }, tags: [] }),
);
