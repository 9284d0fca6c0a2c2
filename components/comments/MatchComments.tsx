import type { CommentPage } from '../../lib/domain/people/comments/comment-page';
import type { MatchSummary } from '../../lib/domain/match/match';
import { useTranslate } from '../../lib/i18n/use-translate';
import { SpoilerArea } from '../spoilers/SpoilerArea';
import type { Reveal } from '../spoilers/use-reveal';
import { CommentsSlot } from './CommentsSlot';

type Props = { readonly match: MatchSummary; readonly page: CommentPage | null; readonly reveal: Reveal };

/** Comments on a match, or on its recap: covered, and not even loaded, while the match's result is hidden. */
export function MatchComments({ match, page, reveal }: Props) {
  const t = useTranslate();
  if (page === null) return null;
  return (
    <CommentsSlot
      page={page}
      cover={(comments, note) => (
        <SpoilerArea reveal={reveal} match={match} note={note} revealLabel={t('commentsSlot.reveal')}>
          {comments}
        </SpoilerArea>
      )}
    />
  );
}
