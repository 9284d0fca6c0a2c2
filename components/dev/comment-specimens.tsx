import { useState } from 'react';
import { comment, ownMarks, reply } from '../../lib/fixtures/comment-fixture';
import { CommentForm } from '../comments/CommentForm';
import { CommentsBox } from '../comments/comments-style';
import { CommentThread } from '../comments/CommentThread';
import { ReaderNotice } from '../comments/ReaderNotice';
import type { CommentActions } from '../comments/use-comment-actions';
import type { CommentReader } from '../comments/use-reader';
import type { SpecimenGroup } from './specimen';

const nothing = (): void => undefined;
const refuse = () => Promise.resolve({ ok: false as const, error: { kind: 'unreachable' as const, waitSeconds: 0 } });
/** Actions that send nothing: everything may be pressed. */
const ACTIONS: CommentActions = {
  send: refuse,
  edit: refuse,
  remove: () => Promise.resolve(false),
  like: () => Promise.resolve(),
  markReported: nothing,
  markHidden: nothing,
  reload: nothing,
  mayWrite: () => true,
};
const reader = (status: CommentReader['status'], marks: CommentReader['marks'] = null): CommentReader => ({
  status,
  marks,
  change: nothing,
  retry: () => undefined,
});

const THREADS = [
  comment({ id: 'own', createdAt: '2023-08-19T08:58:00Z', editedAt: '2023-08-19T08:59:00Z', text: 'My own, which I may still change.' }),
  comment({
    id: 'liked',
    replies: 5,
    firstReplies: [reply(), reply({ id: 'reported', admin: true, name: 'Moderator' })],
    moreReplies: 'cursor',
  }),
  comment({ id: 'gone', deleted: true, name: '', text: '' }),
];
const MARKS = ownMarks({ own: ['own'], liked: ['liked'], reported: ['reported'] });

function Threads() {
  return (
    <CommentsBox>
      <ol className="threads">
        {THREADS.map((each) => (
          <CommentThread
            key={each.id}
            comment={each}
            url="/dev/components"
            reader={reader('writer', MARKS)}
            actions={ACTIONS}
            onMoreReplies={nothing}
            onGone={nothing}
          />
        ))}
      </ol>
    </CommentsBox>
  );
}

function Writing() {
  const [text, setText] = useState('');
  return (
    <CommentsBox>
      <CommentForm
        label="Write as Summoner"
        placeholder="What do you think?"
        submitLabel="Send"
        text={text}
        onText={setText}
        onSubmit={refuse}
        onDiscard={() => setText('')}
      />
    </CommentsBox>
  );
}

export const COMMENTS: SpecimenGroup = {
  id: 'comments',
  title: 'Comments',
  specimens: [
    {
      id: 'comment-thread',
      title: 'CommentThread, CommentItem',
      use: 'A reader’s own comment, one with replies, one that is gone.',
      show: Threads,
    },
    {
      id: 'comment-form',
      title: 'CommentForm',
      use: 'A new comment. Here it is never sent, so that it shows what a failure says.',
      show: Writing,
    },
    {
      id: 'reader-notice',
      title: 'ReaderNotice',
      use: 'In the form’s place for who cannot write.',
      show: () => (
        <CommentsBox>
          {(['visitor', 'unverified', 'addressless', 'banned'] as const).map((status) => (
            <ReaderNotice key={status} reader={reader(status)} />
          ))}
        </CommentsBox>
      ),
    },
  ],
};
