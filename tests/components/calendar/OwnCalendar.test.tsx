// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OwnCalendar } from '../../../components/calendar/OwnCalendar';
import { writeFollowing } from '../../../lib/client/following/following-store';
import { SIGNED_IN_STORAGE_KEY } from '../../../lib/domain/people/signed-in';
import { mapFollowing } from '../../../lib/domain/people/following';
import { NEW_USER_DATA } from '../../../lib/domain/people/user-data';
import { renderSite } from '../../support/render-site';
import { currentUser } from '../../support/user-fixture';

const { user } = currentUser({ uid: 'u1' });
/** Answers what the page asks for when the test says so. */
let waiting: { readonly path: string; readonly answer: (body: unknown, status?: number) => Promise<void> }[] = [];
const asked = (path: string) => waiting.filter((each) => each.path === path);

beforeEach(() => {
  waiting = [];
  localStorage.clear();
  localStorage.setItem(SIGNED_IN_STORAGE_KEY, JSON.stringify({ uid: 'u1', remember: true, name: 'Ana' }));
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise<Response>((resolve) => {
        const answer = (body: unknown, status = 200) => act(async () => resolve(Response.json(body, { status })));
        waiting.push({ path, answer });
      }),
  );
});
afterEach(() => {
  writeFollowing(mapFollowing(() => []));
  vi.unstubAllGlobals();
});

async function open(): Promise<void> {
  const menu = document.querySelector('details');
  await act(async () => {
    if (menu) menu.open = true;
    menu?.dispatchEvent(new Event('toggle'));
    // jsdom fires that event as well, in a later task.
    await new Promise((done) => setTimeout(done));
  });
}
const show = () =>
  renderSite(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OwnCalendar />
    </SWRConfig>,
  );
const followed = (count: number) =>
  mapFollowing((key) => (key === 'followingTeams' ? Array.from({ length: count }, (_, id) => id + 1) : []));
const me = { user, data: NEW_USER_DATA, leagues: [] };
const address = () => screen.queryByRole('link', { name: /Apple/, hidden: true })?.getAttribute('href') ?? null;

describe('the calendar of an account', () => {
  it('has its address made when it is first opened, also where the account has not loaded by then', async () => {
    show();
    await open();
    expect(asked('/api/account/calendar')).toHaveLength(0);
    await asked('/api/me')[0]?.answer(me);
    await vi.waitFor(() => expect(asked('/api/account/calendar')).toHaveLength(1));
    await asked('/api/account/calendar')[0]?.answer({ token: 'secret' });
    expect(address()).toContain('secret');
    await open();
    expect(asked('/api/account/calendar')).toHaveLength(1);
  });

  it('asks for none before it is opened, and again with the next opening after a failure', async () => {
    show();
    await asked('/api/me')[0]?.answer(me);
    expect(asked('/api/account/calendar')).toHaveLength(0);
    await open();
    await asked('/api/account/calendar')[0]?.answer({ error: { code: 'unavailable', message: '' } }, 503);
    expect(asked('/api/account/calendar')).toHaveLength(1);
    await open();
    expect(asked('/api/account/calendar')).toHaveLength(2);
  });
});

describe('the calendar of a visitor', () => {
  it.each([
    [8, 'The teams and leagues you follow now.'],
    [9, 'Your first 8 teams and the leagues you follow now.'],
  ])('says what it holds of %i teams', (count, note) => {
    localStorage.removeItem(SIGNED_IN_STORAGE_KEY);
    writeFollowing(followed(count));
    show();
    expect(screen.getByText(note, { exact: false })).toBeTruthy();
    expect(address()).toContain('teams-1-2-3-4-5-6-7-8.ics');
  });
});
