import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { articleSlug } from '../../../lib/domain/news/news-address';
import { ArticleView } from '../../../components/views/ArticleView';
import { RecapView, type RecapViewProps } from '../../../components/views/RecapView';
import { isNewsId, matchOfRecap, type NewsArticle } from '../../../lib/domain/news/news';
import type { FinishedMatch } from '../../../lib/domain/match/match';
import { pageDetail } from '../../../lib/domain/models/match-detail';
import { matchSummary } from '../../../lib/domain/match/match-summary';
import { paths } from '../../../lib/domain/page/paths';
import { recapFacts } from '../../../lib/domain/news/recap';
import { matchCard } from '../../../lib/server/cards/make-cards';
import { single } from '../../../lib/domain/page/raw-query';
import { namedPage } from '../../../lib/server/pages/detail-page';
import type { PageData } from '../../../lib/server/pages/loaded';
import { publicPage } from '../../../lib/server/pages/public-page';
import { articlePageData, recapPageData } from '../../../lib/server/pages/structured-data';
import { readGames, readMatchDocument } from '../../../lib/store/models/match-documents';
import { readArticle } from '../../../lib/store/models/site-documents';

type Props = { readonly recap: RecapViewProps | null; readonly article: NewsArticle | null };

export default function NewsPage({ recap, article }: Props) {
  if (recap) return <RecapView {...recap} />;
  return article && <ArticleView article={article} />;
}

/** Two reads: the recap is written from the match's own documents. */
async function loadRecap(matchId: number): Promise<PageData<RecapViewProps & { readonly match: FinishedMatch }>> {
  const [document, played] = await Promise.all([readMatchDocument(matchId), readGames(matchId)]);
  const found = { tags: [cacheTag.match(matchId)], matches: [] };
  if (document?.match.status !== 'finished' || document.match.left.id === 0 || document.match.right.id === 0)
    return { data: null, ...found };
  const { match } = document;
  const { turningPoint: turn = null } = pageDetail(document, played);
  return { data: { match, facts: recapFacts(match, document, played?.games ?? []), turn }, ...found };
}

/** One read. */
async function loadArticle(id: string): Promise<PageData<NewsArticle>> {
  return { data: await readArticle(id), tags: [cacheTag.article(id)], matches: [] };
}

const recapPage = namedPage(matchOfRecap, loadRecap, {
  path: ({ match }) => paths.recap(match),
  props: ({ match, facts, turn }): Props => ({ recap: { match: matchSummary(match), facts, turn }, article: null }),
  forCrawlers: ({ match }, locale) => ({
    card: { subject: { kind: 'match', id: match.id }, card: matchCard(match, locale) },
    jsonLd: recapPageData(match, locale),
  }),
});

const articlePage = namedPage((id) => (isNewsId(id) ? id : null), loadArticle, {
  path: (article) => paths.article({ id: article.id, slug: articleSlug(article) }),
  props: (article): Props => ({ recap: null, article }),
  forCrawlers: (article, locale) => ({ jsonLd: articlePageData(article, locale) }),
});

export const getServerSideProps = publicPage<Props>((visit) =>
  matchOfRecap(single(visit.params['id']) ?? '') === null ? articlePage(visit) : recapPage(visit),
);
