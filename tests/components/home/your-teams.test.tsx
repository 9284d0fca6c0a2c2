// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { YourTeams } from '../../../components/home/YourTeams';
import { writeFollowing } from '../../../lib/client/following/following-store';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { FollowedMatches } from '../../../lib/domain/models/followed-matches';
import { mapFollowing } from '../../../lib/domain/people/following';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedMatch, notStartedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite, siteHtml } from '../../support/render-site';
import { withOwnCache } from '../../support/schedule-rig';

const FOLLOWS_NOTHING = mapFollowing(() => []);

const NOTHING: FollowedMatches = { leagues: [], teams: [], players: [], running: [], upcoming: [], latest: [] };
const next = notStartedMatch({ id: 2, beginAt: '2023-08-20T12:00:00Z' });
const last = finishedMatch({ id: 3, beginAt: '2023-08-18T08:00:00Z', endAt: '2023-08-18T10:00:00Z' });
const semifinal = { part: 'single', name: 'semifinals', round: 2, match: 1 } as const;
const asked: string[] = [];

function answers(status: number, body: Partial<FollowedMatches> = {}): void {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify({ ...NOTHING, ...body }), { status }));
  });
}

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers({ now: Date.parse('2023-08-19T09:00:00Z') });
});
afterEach(() => {
  writeFollowing(FOLLOWS_NOTHING);
  saveSettings(DEFAULT_SETTINGS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  renderSite(withOwnCache(<YourTeams />));
  await act(() => vi.advanceTimersByTimeAsync(100));
  // The schema of the answer is loaded with it.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(100));
}
const region = () => screen.getByRole('region', { name: 'Your teams and leagues' });
const rows = () => within(region()).queryAllByRole('listitem');

describe('"Your teams"', () => {
  it('shows what comes and the results of what is followed, from one address, and says where that is all', async () => {
    writeFollowing({ ...FOLLOWS_NOTHING, followingTeams: [77], leaguesOrder: [294, 293] });
    expect(document.documentElement.dataset['follows']).toBe('6');
    answers(200, { upcoming: [next], latest: [last] });
    await show();
    expect(asked).toEqual(['/api/following?leagues=293,294&teams=77']);
    expect(rows()).toHaveLength(2);
    expect(rows()[1]?.querySelector('.score')?.textContent).toBe('21');
    expect(region().textContent).toContain('Nothing else from your teams');
    expect(within(region()).getByRole('link', { name: 'My matches' }).getAttribute('href')).toBe('/following');
  });

  it('has as many rows as there is room for, more where nothing else is shown', async () => {
    writeFollowing({ ...FOLLOWS_NOTHING, followingTeams: [77] });
    answers(200, { upcoming: [next, ...[4, 5, 6].map((id) => notStartedMatch({ id }))], latest: [last] });
    await show();
    expect(rows().map(({ dataset }) => dataset['match'])).toEqual(['2', '4', '5', '3']);
    expect(region().textContent).not.toContain('Nothing');
    act(() => saveSettings({ showFollowingLeaguesOnly: true }));
    expect(rows().map(({ dataset }) => dataset['match'])).toEqual(['2', '4', '5', '6', '3']);
  });

  it('tells no result while results are hidden, nor that a followed team got that far', async () => {
    saveSettings({ spoilerFree: true });
    writeFollowing({ ...FOLLOWS_NOTHING, followingTeams: [77] });
    answers(200, { upcoming: [notStartedMatch({ id: 4, round: semifinal })], latest: [last] });
    await show();
    expect(rows().map(({ dataset }) => dataset['match'])).toEqual(['3']);
    expect(rows()[0]?.querySelector('.score')?.textContent).not.toMatch(/\d/);
    expect(rows()[0]?.querySelector('[data-standing="leads"], [data-standing="trails"]')).toBeNull();
    expect(within(region()).getByRole('button', { name: /^Show the result of / })).toBeTruthy();
  });

  it('says that there is no answer', async () => {
    writeFollowing({ ...FOLLOWS_NOTHING, followingTeams: [77] });
    answers(500);
    await show();
    expect(within(region()).getByText('Something went wrong on this page')).toBeTruthy();
  });

  it('is not there for a visitor who follows nothing, unless only that is wanted', async () => {
    answers(200);
    await show();
    expect(screen.queryByRole('region')).toBeNull();
    act(() => saveSettings({ showFollowingLeaguesOnly: true }));
    expect(region().textContent).toContain('You don’t follow anything yet');
    expect(asked).toEqual([]);
    act(() => writeFollowing({ ...FOLLOWS_NOTHING, followingTeams: [77] }));
    expect(region().textContent).not.toContain('You don’t follow anything yet');
    expect(document.documentElement.dataset['follows']).toBe('4');
  });

  it('comes from the server with both, of which a rule shows one', () => {
    const html = siteHtml(withOwnCache(<YourTeams />));
    expect(html).toContain('nothing-of-mine');
    expect(html).toContain('own-place');
  });
});
