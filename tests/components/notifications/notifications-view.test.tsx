// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationsView } from '../../../components/views/NotificationsView';
import type { Match } from '../../../lib/domain/match/match';
import { dueNotifications, listedNotifications, notificationOf, type NotificationList } from '../../../lib/domain/people/notifications';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';
import { withOwnCache } from '../../support/schedule-rig';

const BEGIN = Date.parse('2023-08-19T08:00:00Z');
const END = Date.parse('2023-08-19T10:41:00Z');
/** That a match starts. */
const startOf = (match: Match) =>
  dueNotifications([match], BEGIN)
    .slice(0, 1)
    .map((due) => notificationOf(due, END));
const TOLD = [...dueNotifications([finishedMatch()], END).map((due) => notificationOf(due, END)), ...startOf(notStartedMatch({ id: 8 }))];
const list = (read: readonly string[] = []): NotificationList =>
  listedNotifications(TOLD, { notificationsRead: [...read], spoilerFree: false, leaguesOrder: [], followingMatches: [] });

const show = (page: NotificationList | null) => renderSite(withOwnCache(<NotificationsView list={page} />));
const rows = () => screen.getAllByRole('listitem');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The server: answers what `answer` says, and what it heard. */
function serverAnswers(answer: () => Response): string[] {
  const heard: string[] = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    heard.push(`${init?.method ?? 'GET'} ${path} ${typeof init?.body === 'string' ? init.body : ''}`.trim());
    return Promise.resolve(answer());
  });
  return heard;
}

describe('the list of notifications', () => {
  it('tells a visitor what would be there, and where to log in', () => {
    show(null);
    expect(screen.getByText('Alerts for the teams and tournaments you follow appear here.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(screen.getByText('Match start · New time · Cancelled · Result · Predictions lock soon · Prediction settled')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup');
  });

  it('links to the matches and says in words what is unread', () => {
    show(list(TOLD.slice(1).map(({ id }) => id)));
    expect(screen.getAllByRole('link', { name: 'T1 vs Gen.G' }).map((link) => link.getAttribute('href'))).toEqual([
      '/match/7/t1-vs-gen-g',
      '/match/8/t1-vs-gen-g',
    ]);
    expect(rows().map((row) => within(row).queryByText('Unread') !== null)).toEqual([true, false]);
    expect(screen.getByText('1 unread')).toBeTruthy();
    expect(screen.getByText('2–1')).toBeTruthy();
  });

  it('calls clubs and leagues as fans do', () => {
    const sides = { left: { ...notStartedMatch().left, name: 'Hanwha Life Esports' }, leagueId: 297, leagueName: 'World Championship' };
    const reader = { notificationsRead: [], spoilerFree: false, leaguesOrder: [297], followingMatches: [] };
    show(listedNotifications(startOf(notStartedMatch(sides)), reader));
    expect(screen.getByRole('link', { name: 'Hanwha Life vs Gen.G' })).toBeTruthy();
    expect(screen.getByText('Worlds')).toBeTruthy();
  });

  it('contains no score while spoilers are hidden, also for screen readers', () => {
    localStorage.setItem('settings', JSON.stringify({ spoilerFree: 1 }));
    const { container } = show(list());
    expect(container.textContent).not.toMatch(/2\s*–\s*1/);
    expect(screen.getByText('Result hidden')).toBeTruthy();
  });

  it('names a match by its round where its teams would reveal hidden results, in every text and address', () => {
    localStorage.setItem('settings', JSON.stringify({ spoilerFree: 1 }));
    const round = { part: 'lower', name: 'final', round: 3, match: null } as const;
    const reader = { notificationsRead: [], spoilerFree: true, leaguesOrder: [293], followingMatches: [] };
    const { container } = show(listedNotifications(startOf(notStartedMatch({ round })), reader));
    expect(container.innerHTML).not.toMatch(/T1|Gen\.?-?G/i);
    expect(screen.getByRole('button', { name: 'Lower-bracket final: show the teams' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark as read: Lower-bracket final' })).toBeTruthy();
  });

  it('marks one as read at once', async () => {
    const heard = serverAnswers(() => Response.json(list(['result-7'])));
    show(list());
    await userEvent.click(screen.getAllByRole('button', { name: /^Mark as read/ })[0] ?? document.body);
    expect(screen.getByText('1 unread')).toBeTruthy();
    expect(heard).toContain('POST /api/notifications/read {"ids":["result-7"],"read":true}');
  });

  it('marks all as read, and unread again', async () => {
    const heard = serverAnswers(() => Response.json(list(TOLD.map(({ id }) => id))));
    show(list());
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(screen.getByText('0 unread')).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: /^Mark as unread/ })[1] ?? document.body);
    expect(heard.at(-1)).toContain('"read":false');
  });

  it('undoes a mark, with a message, where the server refused it', async () => {
    serverAnswers(() => new Response('{}', { status: 503 }));
    show(list());
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('That did not work. Please try again.'));
    expect(screen.getByText('2 unread')).toBeTruthy();
  });

  it('says what to do while it is empty', () => {
    show({ notifications: [], unread: 0 });
    expect(screen.getByText('No notifications yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Notification settings' }).getAttribute('href')).toBe('/account/subscription');
  });
});
