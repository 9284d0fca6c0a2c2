import { commentPageOf, type CommentPage } from '../../domain/people/comments/comment-page';
import { matchOfRecap } from '../../domain/news/news';
import { readMatchDocument } from '../../store/models/match-document';
import { readArticle } from '../../store/models/news-document';
import { ApiError } from '../api/api-error';

/** The page of an address from a request; throws `bad-request` for any that has no comments. */
export function demandPage(url: string | null): CommentPage {
  const page = commentPageOf(url ?? '');
  if (page === null) throw new ApiError('invalid', 'url must be /match/{id} or /news/{id}.', { field: 'url' });
  return page;
}

/** Whether there is such a page. One read. */
export async function pageExists({ category, id }: CommentPage): Promise<boolean> {
  if (category === 'match') return (await readMatchDocument(Number(id))) !== null;
  const matchId = matchOfRecap(id);
  if (matchId !== null) return (await readMatchDocument(matchId))?.match.status === 'finished';
  return (await readArticle(id)) !== null;
}
