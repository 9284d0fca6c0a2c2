import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { articleSlug } from '../../../lib/domain/news/news-address';
import { ArticleView } from '../../../components/views/ArticleView';
import { RecapView, type RecapViewProps } from '../../../components/views/RecapView';
import { isNewsId, matchOfRecap, type NewsArticle } from '../../../lib/domain/news/news';
import type { Locale } from '../../../lib/domain/settings/locales';
import { matchSummary } from '../../../lib/domain/match/match-summary';
import { matchSlug, paths } from '../../../lib/domain/page/paths';
import { recapFacts } from '../../../lib/domain/news/recap';
import { matchCard } from '../../../lib/server/cards/make-cards';
import { publicPage, type PageResult } from '../../../lib/server/pages/public-page';
import { single } from '../../../lib/server/pages/query-parameters';
import { articlePageData, recapPageData } from '../../../lib/server/pages/structured-data';
import { readGames, readMatchDocument } from '../../../lib/store/models/match-documents';
import { readArticle } from '../../../lib/store/models/site-documents';

type Props = { readonly recap: RecapViewProps | null; readonly article: NewsArticle | null };

/** An article or a recap of its own for every id: nothing that was revealed carries over to the next one. */
export default function NewsPage({ recap, article }: Props) {
  if (recap) return <RecapView key={recap.match.id} {...recap} />;
  return article && <ArticleView key={article.id} article={article} />;
}

/** Two reads: the recap is written from the match's own documents. */
async function loadRecap(matchId: number, slug: string | null, locale: Locale): Promise<PageResult<Props>> {
  const [document, played] = await Promise.all([readMatchDocument(matchId), readGames(matchId)]);
  if (document?.match.status !== 'finished' || document.match.left.id === 0 || document.match.right.id === 0)
    return { kind: 'notFound', tags: [cacheTag.match(matchId)] };
  const { match } = document;
  if (slug !== matchSlug(match))
    return { kind: 'redirect', to: encodeURI(paths.recap(match)), status: 307, tags: [cacheTag.match(matchId)] };
  const facts = recapFacts(match, document, played?.games ?? []);
  return {
    kind: 'page',
    props: { recap: { match: matchSummary(match), facts }, article: null },
    tags: [cacheTag.match(matchId)],
    card: { subject: { kind: 'match', id: matchId }, card: matchCard(match, locale) },
    jsonLd: recapPageData(match, locale),
  };
}

/** One read. */
async function loadArticle(id: string, slug: string | null, locale: Locale): Promise<PageResult<Props>> {
  const article = await readArticle(id);
  if (article === null) return { kind: 'notFound', tags: [cacheTag.article(id)] };
  const own = articleSlug(article);
  if (slug !== own) return { kind: 'redirect', to: encodeURI(paths.article({ id, slug: own })), status: 307, tags: [cacheTag.article(id)] };
  return { kind: 'page', props: { recap: null, article }, tags: [cacheTag.article(id)], jsonLd: articlePageData(article, locale) };
}

export const getServerSideProps = publicPage<Props>(({ params, locale }) => {
  const id = single(params['id']) ?? '';
  const slug = single(params['slug']);
  const matchId = matchOfRecap(id);
  if (matchId !== null) return loadRecap(matchId, slug, locale);
  return isNewsId(id) ? loadArticle(id, slug, locale) : Promise.resolve({ kind: 'notFound' });
});
