// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommentSection } from '../../../components/comments/CommentSection';
import { withPatch, withPage, withSent, withoutComment } from '../../../lib/domain/people/comments/comment-list';
import { rememberSignedIn } from '../../../lib/client/auth/signed-in-store';
import type { Comment, CommentList, OwnMarks } from '../../../lib/domain/people/comments/comment';
import { comment as someComment, ownMarks, reply as someReply } from '../../../lib/fixtures/comment-fixture';
import { renderSite } from '../../support/render-site';

vi.mock('../../../lib/client/auth/session', () => ({ renewSession: () => Promise.resolve(false) }));

const reply = (id: string) => someReply({ id, name: 'Bob', parentId: 'root-one', likes: 0 });
const comment = (id: string, more: Partial<Comment> = {}) => someComment({ id, name: 'Ann', likes: 0, ...more });

type Asked = { readonly method: string; readonly path: string; readonly body: unknown };
type Staged = { list: CommentList; marks: OwnMarks; asked: Asked[]; answers: Map<string, () => Promise<Response>> };

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } }));

function stage(list: Partial<CommentList> = {}, marks: Partial<OwnMarks> = {}): Staged {
  const staged: Staged = {
    list: { comments: [], next: null, numComments: 0, ...list },
    marks: ownMarks({ name: 'Cy', ...marks }),
    asked: [],
    answers: new Map(),
  };
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    staged.asked.push({ method, path, body });
    const own = staged.answers.get(`${method} ${path}`);
    if (own) return own();
    if (path.startsWith('/api/comments/mine')) return answer(staged.marks);
    return answer(staged.list);
  });
  return staged;
}

const show = () =>
  renderSite(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <CommentSection url="/match/7" onCount={() => undefined} />
    </SWRConfig>,
  );
const field = () => screen.findByLabelText('Commenting as Cy');
const sent = (staged: Staged) => staged.asked.filter(({ method, path }) => method === 'POST' && path === '/api/comments');

beforeEach(() => {
  document.cookie = `time=${encodeURIComponent(new Date().toISOString())}`;
  rememberSignedIn({ uid: 'cy', remember: true, name: null, unverified: false });
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the comments of a page', () => {
  it('offer a signed-in reader to try again, not to log in, where their own marks did not load', async () => {
    const staged = stage({ comments: [comment('root-one')] });
    const mine = '/api/comments/mine?url=/match/7';
    staged.answers.set(`GET ${mine}`, () => answer({ error: { code: 'unavailable', message: '' } }, 503));
    show();
    const notice = await screen.findByRole('alert');
    expect(within(notice).queryByText(/Log in/)).toBeNull();
    staged.answers.clear();
    fireEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(await field()).toBeTruthy();
  });

  it('name the one who is answered, also when another one is answered next', async () => {
    const replies = [
      someReply({ id: 'reply-aa', name: 'Bob', parentId: 'root-one' }),
      someReply({ id: 'reply-bb', name: 'Eve', parentId: 'root-one' }),
    ];
    stage({ comments: [comment('root-one', { replies: 2, firstReplies: replies })] });
    show();
    await field();
    fireEvent.click(await screen.findByRole('button', { name: 'Reply to Bob' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to Bob' })).value).toBe('@Bob ');
    fireEvent.click(screen.getByRole('button', { name: 'Reply to Eve' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to Eve' })).value).toBe('@Eve ');
  });

  it('show text as text, links as links, and nothing of deleted comments', async () => {
    stage({
      comments: [
        comment('root-one', { text: '<b>Bold</b> https://a.example/x', replies: 1, firstReplies: [reply('reply-aa')] }),
        comment('root-two', { deleted: true, name: '', text: '', replies: 1, firstReplies: [reply('reply-bb')] }),
      ],
    });
    show();
    const first = await screen.findByRole('article', { name: 'Comment by Ann' });
    expect(first.textContent).toContain('<b>Bold</b>');
    const link = within(first).getByRole('link', { name: 'a.example/x' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://a.example/x', 'nofollow ugc noopener']);
    expect(screen.getByText('Comment deleted.')).toBeTruthy();
    expect(screen.getAllByRole('article', { name: 'Reply by Bob' })).toHaveLength(2);
  });

  it('can be sorted only where there are any', async () => {
    stage({ comments: [] });
    show();
    expect(await screen.findByText('No comments yet')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    cleanup();
    stage({ comments: [comment('root-one')] });
    show();
    expect(await screen.findByRole('combobox', { name: /Sort by/ })).toBeTruthy();
  });

  it('keep the colour of a name on the same line', async () => {
    stage({ comments: [comment('root-one', { color: '#336699' })] });
    show();
    const name = await screen.findByText('Ann');
    expect(name.previousElementSibling?.getAttribute('data-part')).toBe('name-color');
    expect(name.parentElement?.getAttribute('data-part')).toBe('author');
  });

  it('ask a visitor to log in, and send no request about them', async () => {
    rememberSignedIn(null);
    const staged = stage({ comments: [comment('root-one')] });
    show();
    expect((await screen.findByRole('link', { name: 'Log in to comment' })).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(staged.asked.some(({ path }) => path.includes('mine'))).toBe(false);
  });

  it('tell a user who was logged out while writing that the text is still there', async () => {
    const staged = stage({ comments: [] });
    show();
    fireEvent.change(await field(), { target: { value: 'What a game' } });
    act(() => rememberSignedIn(null));
    expect(screen.getByText('Log in to comment, reply and like. Your text is kept.')).toBeTruthy();
    act(() => rememberSignedIn({ uid: 'cy', remember: true, name: null, unverified: false }));
    expect(await field()).toHaveProperty('value', 'What a game');
    expect(sent(staged)).toEqual([]);
  });

  it.each([
    [{ emailVerified: false }, 'Verify your email to comment'],
    [{ emailVerified: false, hasEmail: false }, 'Your account has no valid email. Add one to comment.'],
    [{ banned: true }, /A moderator has banned you/],
  ])('say to %o why there is no form', async (marks, text) => {
    stage({}, marks);
    show();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('lead users without an address to where one is added, not to a mail that cannot be sent', async () => {
    stage({}, { emailVerified: false, hasEmail: false });
    show();
    expect((await screen.findByRole('link', { name: 'Add an email' })).getAttribute('href')).toBe('/account/edit');
    expect(screen.queryByRole('button', { name: 'Send the email again' })).toBeNull();
  });

  it('offer a banned reader only to delete their own comments', async () => {
    stage(
      { comments: [comment('mine-one', { createdAt: new Date().toISOString(), likes: 3 }), comment('root-one')] },
      { own: ['mine-one'], banned: true },
    );
    show();
    await screen.findByText(/A moderator has banned/);
    const buttons = screen.getAllByRole('article').map((article) =>
      within(article)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    );
    expect(buttons).toEqual([['Delete'], []]);
    expect(screen.getByText('3 likes')).toBeTruthy();
  });

  it('post the text, show it on top and empty the form', async () => {
    const staged = stage({ comments: [comment('root-one')], numComments: 1 });
    staged.answers.set('POST /api/comments', () => answer({ comment: comment('new-one', { name: 'Cy', text: 'Hello' }) }));
    show();
    expect((await screen.findByRole('link', { name: 'Change name' })).getAttribute('href')).toBe('/account/edit');
    fireEvent.change(await field(), { target: { value: ' Hello ' } });
    fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true });
    await waitFor(() =>
      expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual(['Comment by Cy', 'Comment by Ann']),
    );
    expect((await field()).textContent).toBe('');
    expect(sent(staged)[0]?.body).toMatchObject({
      category: 'match',
      url: '/match/7',
      text: 'Hello',
      id: expect.stringMatching(/^[\da-f]{32}$/),
    });
  });

  it.each([false, true])('show what was sent before the list came, once (the list has it: %s)', async (isListed) => {
    const staged = stage();
    const own = comment('root-new', { name: 'Cy', text: 'First!' });
    staged.answers.set('POST /api/comments', () => answer({ comment: own }));
    const come: (() => void)[] = [];
    staged.answers.set('GET /api/comments?url=/match/7&sort=newest', async () => {
      await new Promise<void>((resolve) => come.push(resolve));
      return answer({ comments: [...(isListed ? [own] : []), comment('root-one')], next: null, numComments: isListed ? 2 : 1 });
    });
    show();
    fireEvent.change(await field(), { target: { value: 'First!' } });
    fireEvent.keyDown(await field(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(sent(staged)).toHaveLength(1));
    await waitFor(async () => expect(await field()).toHaveProperty('value', ''));
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    come.forEach((resolve) => resolve());
    expect(await screen.findByRole('article', { name: 'Comment by Cy' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('keep the text of an unsent comment, also across a reload, and retry under the same id', async () => {
    const staged = stage();
    staged.answers.set('POST /api/comments', () => Promise.reject(new TypeError('offline')));
    const { unmount } = show();
    fireEvent.change(await field(), { target: { value: 'Precious' } });
    fireEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Your text is kept.'));
    unmount();
    show();
    expect(await field()).toHaveProperty('value', 'Precious');
    staged.answers.set('POST /api/comments', () => answer({ comment: comment('new-one') }));
    fireEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(sent(staged)).toHaveLength(2));
    const [first, second] = sent(staged);
    expect(second?.body).toEqual(first?.body);
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it('say how long to wait after a comment that came too fast', async () => {
    const staged = stage();
    staged.answers.set('POST /api/comments', () => answer({ error: { code: 'rate-limited', message: '' } }, 429, { 'Retry-After': '4' }));
    show();
    fireEvent.change(await field(), { target: { value: 'Fast' } });
    fireEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('You can post again in 4 seconds.'));
    fireEvent.click(screen.getByRole('button', { name: 'Post' }));
    expect(sent(staged)).toHaveLength(1);
  });

  it('refuse an empty comment without a request', async () => {
    const staged = stage();
    show();
    fireEvent.change(await field(), { target: { value: '  ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Write something first.'));
    expect(document.activeElement).toBe(await field());
    expect(sent(staged)).toHaveLength(0);
  });

  it('confirm before a draft is discarded', async () => {
    stage();
    show();
    fireEvent.change(await field(), { target: { value: 'Draft' } });
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep writing' }));
    expect(await field()).toHaveProperty('value', 'Draft');
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    const dialog = screen.getByText('What you wrote will be gone.').parentElement;
    fireEvent.click(within(dialog ?? document.body).getByRole('button', { name: 'Discard' }));
    expect(await field()).toHaveProperty('value', '');
    expect(sessionStorage.length).toBe(0);
  });

  it('like at once, and undo it where the server refuses', async () => {
    const staged = stage({ comments: [comment('root-one', { likes: 2 })] });
    staged.answers.set('PUT /api/comments/root-one/like', () => answer({ error: { code: 'rate-limited', message: '' } }, 429));
    show();
    await field();
    const like = () => screen.getByRole('button', { name: /^Like/ });
    fireEvent.click(like());
    expect([like().getAttribute('aria-pressed'), like().textContent]).toEqual(['true', '3']);
    await waitFor(() => expect([like().getAttribute('aria-pressed'), like().textContent]).toEqual(['false', '2']));
  });

  it('let only the author change and delete', async () => {
    stage({ comments: [comment('mine-one', { createdAt: new Date().toISOString() }), comment('root-one')] }, { own: ['mine-one'] });
    show();
    await screen.findByText('You');
    const [mine, other] = screen.getAllByRole('article');
    const names = (article: HTMLElement | undefined) =>
      within(article ?? document.body)
        .getAllByRole('button')
        .map((each) => each.textContent);
    expect(names(mine)).toEqual(['0', 'Reply', 'Edit', 'Delete']);
    expect(names(other)).toEqual(['0', 'Reply', 'Report']);
  });

  it('give the focus back to what opened a reply that is cancelled', async () => {
    stage({ comments: [comment('root-one')] });
    show();
    await field();
    const opener = screen.getByRole('button', { name: 'Reply to Ann' });
    opener.focus();
    fireEvent.click(opener);
    expect(document.activeElement).toBe(screen.getByLabelText('Reply to Ann', { selector: 'textarea' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('request another order, and the next page', async () => {
    const staged = stage({ comments: [comment('root-one')], next: '0.abc.root-one', numComments: 2 });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Show more comments' }));
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'liked' } });
    await waitFor(() =>
      expect(staged.asked.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['/api/comments?url=/match/7&sort=newest&cursor=0.abc.root-one', '/api/comments?url=/match/7&sort=liked']),
      ),
    );
  });
});

describe('a list of comments', () => {
  const list: CommentList = {
    comments: [comment('root-one', { replies: 1, firstReplies: [reply('reply-aa')] })],
    next: 'x',
    numComments: 2,
  };

  it('holds each comment once, even when it arrives twice', () => {
    expect(
      withPage(list, { ...list, next: null, comments: [comment('root-one'), comment('root-two')] }).comments.map(({ id }) => id),
    ).toEqual(['root-one', 'root-two']);
    expect(withSent(list, reply('reply-aa'))).toBe(list);
    expect(withSent(list, reply('reply-bb'))).toMatchObject({
      numComments: 3,
      comments: [{ replies: 2, firstReplies: [{ id: 'reply-aa' }, { id: 'reply-bb' }] }],
    });
  });

  it('keeps the place of a deleted comment while replies show', () => {
    const gone = withoutComment(list, 'root-one');
    expect(gone).toMatchObject({ numComments: 1, comments: [{ deleted: true, text: '', firstReplies: [{ id: 'reply-aa' }] }] });
    expect(withoutComment(gone, 'root-one')).toEqual(gone);
    expect(withoutComment(gone, 'reply-aa')).toMatchObject({ numComments: 0, comments: [] });
  });

  it('updates a reply in place', () => {
    expect(withPatch(list, 'reply-aa', { likes: 4 }).comments[0]?.firstReplies[0]?.likes).toBe(4);
  });
});
