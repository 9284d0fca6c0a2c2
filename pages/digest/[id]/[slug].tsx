import { DigestView } from '../../../components/views/DigestView';
import type { DigestPageData } from '../../../components/digest/digest-data';
import { matchSummary } from '../../../lib/domain/match/match-summary';
import { digestPath } from '../../../lib/domain/news/news-address';
import { loadDigest } from '../../../lib/server/pages/news-pages';
import { digestCard } from '../../../lib/server/cards/make-cards';
import { publicPage, type PageResult } from '../../../lib/server/pages/public-page';
import { single } from '../../../lib/server/pages/query-parameters';
import { digestPageData } from '../../../lib/server/pages/structured-data';

/** A page of its own for every digest: nothing that was revealed carries over to the next one. */
export default function DigestPage(data: DigestPageData) {
  return <DigestView key={data.digest.id} {...data} />;
}

export const getServerSideProps = publicPage<DigestPageData>(async ({ params, locale }): Promise<PageResult<DigestPageData>> => {
  const { data, tags } = await loadDigest(single(params['id']) ?? '');
  if (data === null) return { kind: 'notFound', tags };
  const { digest, facts } = data;
  const address = digestPath(digest);
  if (single(params['slug']) !== address.slice(address.lastIndexOf('/') + 1))
    return { kind: 'redirect', to: encodeURI(address), status: 307, tags };
  return {
    kind: 'page',
    props: { digest, matches: data.matches.map((match) => matchSummary(match)), facts },
    tags,
    card: { subject: { kind: 'digest', id: digest.id }, card: digestCard(digest, data.matches[0]?.leagueImg ?? null, locale) },
    jsonLd: digestPageData(digest, locale),
  };
});
