import { commentPage } from '../../domain/people/comments/comment-page';
import type { MatchSummary } from '../../domain/match/match';
import { NO_DETAILS } from '../../domain/match/match-summary';
import { leagueDayCounts, matchDisplay, type MatchDisplay } from '../../domain/match/match-state';
import { readCommentCounts } from '../../store/people/comment-document';
import { CommentCounts } from '../comments/comment-counts';
import { sharedRegistry } from '../shared-registry';

declare module '../shared-registry' {
  interface SharedRegistry {
    commentCounts?: CommentCounts | null;
  }
}

function counts(): CommentCounts {
  const registry = sharedRegistry();
  if (registry.commentCounts) return registry.commentCounts;
  const made = new CommentCounts(readCommentCounts);
  registry.purges.on('purge', (tags) => made.drop(tags));
  return (registry.commentCounts = made);
}

const pageOf = ({ id }: MatchSummary) => commentPage('match', id);

/**
 * Puts matches and summaries into the display shape, each with its number of comments;
 * `matches` are all that will be requested, their numbers being read at once;
 * `header.matchesNum` counts among them.
 * `now` is the site's clock. Throws StoreUnavailableError.
 */
export async function matchDisplays(matches: readonly MatchSummary[], now: number): Promise<(match: MatchSummary) => MatchDisplay> {
  const found = await counts().of(matches.flatMap((match) => pageOf(match)?.key ?? []));
  const ofDay = leagueDayCounts(matches);
  return (match) => matchDisplay({ ...NO_DETAILS, ...match }, now, found.get(pageOf(match)?.key ?? '') ?? 0, ofDay(match));
}
