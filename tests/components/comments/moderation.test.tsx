// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UserMenu } from '../../../components/auth/UserMenu';
import { CommentSection } from '../../../components/comments/CommentSection';
import { ModerationView } from '../../../components/views/ModerationView';
import { rememberSignedIn } from '../../../lib/client/auth/signed-in-store';
import type { CommentList, HiddenComment } from '../../../lib/domain/people/comments/comment';
import { comment, ownMarks } from '../../../lib/fixtures/comment-fixture';
import { renderSite } from '../../support/render-site';
import { currentUser } from '../../support/user-fixture';

vi.mock('../../../lib/client/auth/session', () => ({
  renewSession: () => Promise.resolve(false),
  endSession: () => Promise.resolve(true),
}));
vi.mock('../../../lib/client/islands/load-section', () => ({
  withTexts: (_section: string, part: Promise<unknown>) => part,
  loadSection: () => Promise.resolve(),
}));

const AT = '2026-08-14T10:00:00.000Z';
const LIST: CommentList = { comments: [comment({ id: 'root-one', name: 'Ann', text: 'Words' })], next: null, numComments: 1 };
const MARKS = ownMarks({ name: 'Cy', admin: true });
const HIDDEN: HiddenComment = {
  comment: {
    id: 'root-one',
    url: '/match/7',
    uid: 'ann',
    name: 'Ann',
    text: 'Words',
    state: 'hidden',
    createdAt: AT,
    editedAt: null,
    likes: 0,
  },
  parent: null,
  banned: false,
  hiddenAt: AT,
};

/** What was written, in order. */
function stage(answers: Readonly<Record<string, unknown>>): unknown[] {
  const written: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    if (init.method === 'POST') written.push([path, typeof init.body === 'string' ? JSON.parse(init.body) : null]);
    const found = Object.entries(answers).find(([start]) => path.startsWith(start));
    return Promise.resolve(
      new Response(JSON.stringify(init.method === 'POST' ? {} : (found?.[1] ?? {})), { headers: { 'Content-Type': 'application/json' } }),
    );
  });
  return written;
}
const show = (part: React.ReactNode) =>
  renderSite(<SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{part}</SWRConfig>);
const showComments = () => show(<CommentSection url="/match/7" onCount={() => undefined} />);
const inOpenDialog = () => within(document.querySelector<HTMLElement>('dialog[open]') ?? expect.fail('no dialog is open'));

beforeEach(() => {
  document.cookie = `time=${encodeURIComponent(new Date().toISOString())}`;
  rememberSignedIn({ uid: 'cy', remember: true, name: null, unverified: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the user menu', () => {
  it.each([true, false])('links to moderation for administrators: %s', async (admin) => {
    stage({
      '/api/me': currentUser({ uid: 'cy', displayName: null, email: 'cy@fans.example', admin }),
      '/api/notifications': { notifications: [], unread: 0 },
    });
    show(<UserMenu today={[]} onClose={() => undefined} onSignedOut={() => undefined} />);
    await screen.findByText('cy@fans.example');
    // By the name that others see.
    expect(screen.getByText(/^Fan \d{4}/)).toBeTruthy();
    const link = screen.queryByRole('link', { name: 'Moderation' });
    expect(link?.getAttribute('href') ?? null).toBe(admin ? '/admin/comments' : null);
  });
});

describe('a moderator among the comments', () => {
  it('hides a comment that nobody has reported, after confirmation', async () => {
    const written = stage({ '/api/comments/mine': MARKS, '/api/comments': LIST });
    showComments();
    fireEvent.click(await screen.findByRole('button', { name: 'Hide' }));
    expect(written).toEqual([]);
    fireEvent.click(await waitFor(() => inOpenDialog().getByRole('button', { name: 'Hide' })));
    await waitFor(() => expect(screen.queryByText('Words')).toBeNull());
    expect(written).toEqual([['/api/admin/comments/root-one', { action: 'hide' }]]);
  });

  it('bans its author, as named by the server', async () => {
    const written = stage({
      '/api/comments/mine': MARKS,
      '/api/comments': LIST,
      '/api/admin/comments/root-one': { uid: 'ann', name: 'Ann', banned: false },
    });
    showComments();
    fireEvent.click(await screen.findByRole('button', { name: 'Ban the author' }));
    await screen.findByText('Ban Ann?');
    // The dialog opens after it is there.
    fireEvent.click(await waitFor(() => inOpenDialog().getByRole('checkbox')));
    fireEvent.click(inOpenDialog().getByRole('button', { name: 'Ban the author' }));
    await waitFor(() => expect(written).toEqual([['/api/admin/bans', { uid: 'ann', name: 'Ann', banned: true, erase: true }]]));
  });

  it('can do neither with their own comments, and other users with none', async () => {
    stage({ '/api/comments/mine': { ...MARKS, own: ['root-one'] }, '/api/comments': LIST });
    const { unmount } = showComments();
    await screen.findByRole('button', { name: 'Delete' });
    expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
    unmount();
    stage({ '/api/comments/mine': { ...MARKS, admin: false }, '/api/comments': LIST });
    showComments();
    await screen.findByRole('button', { name: 'Report' });
    await screen.findByLabelText('Commenting as Cy');
    expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
  });
});

describe('the page of moderators', () => {
  it('restores hidden comments, and bans their authors', async () => {
    const written = stage({
      '/api/admin/reports': { reports: [], next: null },
      '/api/admin/hidden': { comments: [HIDDEN] },
      '/api/admin/bans': { bans: [] },
    });
    show(<ModerationView unset={['mails']} />);
    expect(screen.getByText(/No email service is set up/)).toBeTruthy();
    expect(screen.queryByText(/No keys for web push/)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(written).toEqual([['/api/admin/comments/root-one', { action: 'restore' }]]));
    fireEvent.click(await screen.findByRole('button', { name: 'Ban the author' }));
    fireEvent.click(await waitFor(() => inOpenDialog().getByRole('button', { name: 'Ban the author' })));
    await waitFor(() => expect(written).toContainEqual(['/api/admin/bans', { uid: 'ann', name: 'Ann', banned: true, erase: false }]));
  });
});
