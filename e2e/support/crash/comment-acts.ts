import { commentPage } from '../../../lib/domain/people/comments/comment-page';
import { setBanned, moderateComment } from '../../../lib/store/people/comment-moderation';
import { addComment, likeComment } from '../../../lib/store/people/comment-writes';
import { reportComment } from '../../../lib/store/people/report-document';
import { admin, AT, author, other, write, type Act } from './act';
const id = (mark: string, which: string) => `c${mark}-${which}`;
const pathOf = (mark: string, which: string) => `/api/comments/${id(mark, which)}`;

async function comment(mark: string, which: string, uid = author(mark), parent: string | null = null): Promise<void> {
  const page = commentPage('match', Number(mark));
  if (page === null) throw new Error('no page');
  // Written just now: it may still be changed.
  const createdAt = new Date().toISOString();
  const parentId = parent === null ? null : id(mark, parent);
  await addComment({ id: id(mark, which), page, parentId, uid, name: 'Somebody', admin: false, text: `Text of ${which}`, createdAt });
}

/** A comment of the author's with everything on it that counts. */
export async function thread(mark: string): Promise<void> {
  await comment(mark, 'root');
  await comment(mark, 'below', other(mark), 'root');
  await comment(mark, 'answer', author(mark), 'root');
  await comment(mark, 'others', other(mark));
  await likeComment(id(mark, 'root'), { uid: other(mark), liked: true });
  await likeComment(id(mark, 'others'), { uid: author(mark), liked: true });
  await reportComment(id(mark, 'root'), { uid: other(mark), reason: 'spam', note: '', at: AT });
}
const moderated = (action: string) =>
  write(
    'POST',
    (mark) => `/api/admin/comments/${id(mark, 'root')}`,
    () => ({ action }),
    admin,
  );

/** What readers and moderators do to comments. */
export const COMMENT_ACTS: readonly Act[] = [
  {
    name: 'a comment',
    ...write(
      'POST',
      () => '/api/comments',
      (mark) => ({ id: id(mark, 'new'), category: 'match', url: `/match/${mark}`, text: 'Text' }),
    ),
  },
  {
    name: 'a reply',
    before: (mark) => comment(mark, 'root'),
    ...write(
      'POST',
      () => '/api/comments',
      (mark) => ({ id: id(mark, 'new'), category: 'match', url: `/match/${mark}`, text: 'Text', parentId: id(mark, 'root') }),
      other,
    ),
  },
  {
    name: 'an edit',
    before: thread,
    ...write(
      'PATCH',
      (mark) => pathOf(mark, 'root'),
      () => ({ text: 'Better' }),
    ),
  },
  { name: 'a deletion', before: thread, ...write('DELETE', (mark) => pathOf(mark, 'root')) },
  { name: 'a deletion of a reply', before: thread, ...write('DELETE', (mark) => pathOf(mark, 'answer')) },
  { name: 'a like', before: thread, ...write('PUT', (mark) => `${pathOf(mark, 'root')}/like`) },
  { name: 'a like taken back', before: thread, ...write('DELETE', (mark) => `${pathOf(mark, 'others')}/like`) },
  {
    name: 'a report',
    before: thread,
    ...write(
      'POST',
      (mark) => `${pathOf(mark, 'others')}/report`,
      () => ({ reason: 'abuse', note: 'Words' }),
    ),
  },
  { name: 'hiding', before: thread, ...moderated('hide') },
  { name: 'restoring', before: (mark) => thread(mark).then(() => moderateComment(id(mark, 'root'), 'hide', AT)), ...moderated('restore') },
  { name: 'dismissing', before: thread, ...moderated('dismiss') },
  {
    name: 'a ban',
    ...write(
      'POST',
      () => '/api/admin/bans',
      (mark) => ({ uid: author(mark), name: 'Somebody' }),
      admin,
    ),
  },
  {
    name: 'a ban taken back',
    before: (mark) => setBanned(author(mark), { banned: true, name: 'Somebody', by: admin(mark), at: AT }),
    ...write(
      'POST',
      () => '/api/admin/bans',
      (mark) => ({ uid: author(mark), banned: false }),
      admin,
    ),
  },
  {
    name: 'a ban with all that was written',
    before: thread,
    ...write(
      'POST',
      () => '/api/admin/bans',
      (mark) => ({ uid: author(mark), name: 'Somebody', erase: true }),
      admin,
    ),
  },
];
