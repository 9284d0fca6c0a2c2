import { DigestView } from '../../../components/views/DigestView';
import type { DigestPageData } from '../../../components/digest/digest-data';
import { matchSummary } from '../../../lib/domain/match/match-summary';
import { digestPath } from '../../../lib/domain/news/news-address';
import { loadDigest } from '../../../lib/server/pages/news-pages';
import { digestCard } from '../../../lib/server/cards/make-cards';
import { namedPage } from '../../../lib/server/pages/detail-page';
import { publicPage } from '../../../lib/server/pages/public-page';
import { digestPageData } from '../../../lib/server/pages/structured-data';

export default DigestView;

export const getServerSideProps = publicPage(
  namedPage((id) => id, loadDigest, {
    path: ({ digest }) => digestPath(digest),
    props: ({ digest, matches, facts }): DigestPageData => ({ digest, matches: matches.map((match) => matchSummary(match)), facts }),
    forCrawlers: ({ digest, matches }, locale) => ({
      card: { subject: { kind: 'digest', id: digest.id }, card: digestCard(digest, matches[0]?.leagueImg ?? null, locale) },
      jsonLd: digestPageData(digest, locale),
    }),
  }),
);
