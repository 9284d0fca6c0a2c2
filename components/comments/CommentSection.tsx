import { useEffect, useRef, useState } from 'react';
import { COMMENT_SORTS, DEFAULT_COMMENT_SORT, type CommentSort } from '../../lib/domain/people/comments/comment-order';
import { paths } from '../../lib/domain/page/paths';
import { useTranslate } from '../../lib/i18n/use-translate';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Link } from '../ui/Link';
import { SmallSelect } from '../ui/Select';
import { Skeleton } from '../ui/Skeleton';
import { CommentForm } from './CommentForm';
import { CommentsBox } from './comments-style';
import { CommentThread } from './CommentThread';
import { hasCommentDraft, useDraft } from './draft';
import { ReaderNotice } from './ReaderNotice';
import { useCommentActions, type CommentActions } from './use-comment-actions';
import { useComments, type CommentsState } from './use-comments';
import { useReader, type CommentReader } from './use-reader';

type Props = {
  /** The page, "/match/7". */
  readonly url: string;
  /** Called with the number of comments, once it is known. */
  readonly onCount: (count: number) => void;
};

/** The comments of a page: write, sort, answer, like, report. Browser only, loaded on demand. */
export function CommentSection({ url, onCount }: Props) {
  const t = useTranslate();
  const [sort, setSort] = useState<CommentSort>(DEFAULT_COMMENT_SORT);
  const comments = useComments(url, sort);
  const reader = useReader(url);
  const actions = useCommentActions(url, { list: comments, reader });
  const box = useRef<HTMLDivElement>(null);
  const count = comments.list?.numComments;

  useEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);

  return (
    <CommentsBox ref={box} tabIndex={-1} aria-busy={comments.isLoading}>
      <ReaderNotice reader={reader} hasDraft={hasCommentDraft(url, null)} />
      {reader.status === 'writer' ? <NewComment url={url} name={reader.marks?.name ?? ''} actions={actions} /> : null}
      <div data-part="tools">
        {comments.list?.comments.length === 0 ? null : (
          <label>
            {t('comments.sortBy')}{' '}
            <SmallSelect value={sort} onChange={(event) => setSort(COMMENT_SORTS[event.target.selectedIndex] ?? DEFAULT_COMMENT_SORT)}>
              {COMMENT_SORTS.map((each) => (
                <option key={each} value={each}>
                  {t(`comments.sort.${each}`)}
                </option>
              ))}
            </SmallSelect>
          </label>
        )}
        <IconButton label={t('comments.refresh')} onClick={comments.reload}>
          <Icon name="refresh" size={16} />
        </IconButton>
      </div>
      <List url={url} comments={comments} reader={reader} actions={actions} onGone={() => box.current?.focus()} />
    </CommentsBox>
  );
}

function NewComment({ url, name, actions }: { readonly url: string; readonly name: string; readonly actions: CommentActions }) {
  const t = useTranslate();
  const draft = useDraft(url, null);
  return (
    <CommentForm
      label={t('comments.writeAs', { name })}
      aside={<Link href={paths.accountEdit()}>{t('comments.changeName')}</Link>}
      placeholder={t('comments.placeholder')}
      submitLabel={t('comments.send')}
      text={draft.text}
      onText={draft.type}
      onDiscard={draft.clear}
      onSubmit={async (text) => {
        const sent = await actions.send({ id: draft.idForSending(), text, parentId: null });
        if (sent.ok) draft.clear();
        return sent;
      }}
    />
  );
}

type ListProps = {
  readonly url: string;
  readonly comments: CommentsState;
  readonly reader: CommentReader;
  readonly actions: CommentActions;
  readonly onGone: () => void;
};

function List({ url, comments: { list, failed, isLoading, loadMore, loadReplies, reload }, reader, actions, onGone }: ListProps) {
  const t = useTranslate();
  if (list === null) return failed ? <Failed onRetry={reload} /> : <Skeleton style={{ '--h': '180px' }} />;
  return (
    <>
      {list.comments.length === 0 ? (
        <EmptyState compact title={t('comments.empty')}>
          {t('comments.emptyHint')}
        </EmptyState>
      ) : (
        <ol className="threads">
          {list.comments.map((comment) => (
            <CommentThread
              key={comment.id}
              comment={comment}
              url={url}
              reader={reader}
              actions={actions}
              onMoreReplies={() => void loadReplies(comment)}
              onGone={onGone}
            />
          ))}
        </ol>
      )}
      {failed ? <Failed onRetry={reload} /> : null}
      {list.next === null ? null : (
        <Button data-wide aria-disabled={isLoading || undefined} onClick={() => void loadMore()}>
          {t('comments.more')}
        </Button>
      )}
    </>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div data-part="notice" role="alert">
      <span>{t('comments.failed.unreachable')}</span>
      <Button data-size="small" onClick={onRetry}>
        {t('comments.retry')}
      </Button>
    </div>
  );
}
