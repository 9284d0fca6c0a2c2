// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WeeklySchedule } from '../../../components/schedule/WeeklySchedule';
import { toggleLeague } from '../../../lib/client/following/following-store';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { Match } from '../../../lib/domain/match/match';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite, siteHtml } from '../../support/render-site';
import { shellAt, fakeApi, withOwnCache, type FakeApi } from '../../support/schedule-rig';

/** Saturday. */
const NOW = '2023-08-19T07:18:00Z';
const LCK = { leagueId: 293, leagueName: 'LCK' };
const LPL = { leagueId: 294, leagueName: 'LPL' };
const LEC = { leagueId: 4197, leagueName: 'LEC' };

let id = 0;
/** A match known by the name of its left team. */
function at(beginAt: string, name: string, league: Partial<Match> = LCK): Match {
  id += 1;
  const base = notStartedMatch();
  return notStartedMatch({
    ...base,
    id,
    beginAt,
    leagueId: league.leagueId ?? base.leagueId,
    leagueName: league.leagueName ?? base.leagueName,
    left: { ...base.left, abbr: name, name },
  });
}

let api: FakeApi;

beforeEach(() => {
  id = 100;
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
});
afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(matches: readonly Match[], now = NOW) {
  vi.setSystemTime(Date.parse(now));
  api = fakeApi(matches);
  renderSite(withOwnCache(<WeeklySchedule shell={shellAt(now, matches)} />));
  await loaded();
}

/** Waits until the requested weeks are on screen. */
const loaded = () => waitFor(() => expect(screen.queryByRole('status', { name: 'Loading the schedule' })).toBeNull());
const teams = () => [...document.querySelectorAll('[role="tabpanel"] li .team:first-child .name')].map((name) => name.textContent);
const headers = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const selected = () => screen.getByRole('tab', { selected: true });
const spoken = () =>
  [...selected().childNodes]
    .filter((part) => !(part instanceof Element && part.ariaHidden === 'true'))
    .map((part) => part.textContent)
    .join('');
const range = () => screen.getByRole('button', { name: /^Pick a day/ }).textContent;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const eventually = (expected: readonly string[]) => waitFor(() => expect(teams()).toEqual(expected));

describe('the weekly schedule', () => {
  it('shows the current week, Monday to Sunday, with today selected', async () => {
    await show([at('2023-08-19T08:00:00Z', 'T1'), at('2023-08-14T08:00:00Z', 'KT')]);
    expect(range()).toBe('14 Aug – 20 Aug');
    const tabs = screen.getAllByRole('tab');
    expect(tabs).toHaveLength(7);
    expect(screen.getByRole('tab', { name: 'Mon 14 Aug, 1 match' })).toBe(tabs[0]);
    expect(screen.getByRole('tab', { name: 'Today Sat 19 Aug, 1 match' })).toBe(selected());
    expect(screen.getByRole('tab', { name: 'Sun 20 Aug, 0 matches' })).toBe(tabs[6]);
    expect(teams()).toEqual(['T1']);
    expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
  });

  it('moves by a week across the new year, selects the first day there, and returns with Today', async () => {
    const now = '2023-12-30T10:00:00Z';
    await show([at('2023-12-30T12:00:00Z', 'OLD'), at('2024-01-01T12:00:00Z', 'NEW')], now);
    expect(range()).toBe('25 Dec – 31 Dec');
    await press('Next week');
    expect(range()).toBe('1 Jan – 7 Jan');
    expect(spoken()).toContain('Mon 1 Jan');
    await eventually(['NEW']);
    await press('Next week');
    await press('Previous week');
    await press('Previous week');
    expect(range()).toBe('25 Dec – 31 Dec');
    expect(spoken()).toContain('Sat 30 Dec');
    await press('Previous week');
    expect(range()).toBe('18 Dec – 24 Dec');
    await press('Today');
    expect(range()).toBe('25 Dec – 31 Dec');
    await eventually(['OLD']);
  });

  it('keeps two months apart in the week that holds both', async () => {
    await show([], '2023-08-30T10:00:00Z');
    expect(range()).toMatch(/^28 Aug – 3 Sept?$/);
    const months = screen.getAllByRole('tab').map((tab) => tab.querySelector('.count')?.previousSibling?.textContent?.slice(0, 3));
    expect(months).toEqual(['Aug', 'Aug', 'Aug', 'Aug', 'Sep', 'Sep', 'Sep']);
  });

  it.each([
    ['Asia/Seoul', 'Mon 21 Aug', ['SUN22', 'MON01']],
    ['America/Los_Angeles', 'Sun 20 Aug', ['SUN22', 'MON01', 'MON06']],
  ])('sorts matches into the days of %s, with the neighbouring UTC week', async (name, day, expected) => {
    saveSettings({ timeZone: name });
    await show(
      [at('2023-08-20T22:00:00Z', 'SUN22'), at('2023-08-21T01:00:00Z', 'MON01'), at('2023-08-21T06:00:00Z', 'MON06', LPL)],
      '2023-08-20T23:30:00Z',
    );
    await waitFor(() => expect(spoken()).toContain(day));
    expect(spoken()).toContain('Today');
    if (name === 'Asia/Seoul') {
      await eventually([...expected, 'MON06']);
      expect(range()).toBe('21 Aug – 27 Aug');
      expect(api.asked).toEqual(expect.arrayContaining(['/api/week?start=2023-08-14', '/api/week?start=2023-08-21']));
    } else {
      await eventually(expected);
      expect(range()).toBe('14 Aug – 20 Aug');
    }
  });

  it('groups a day by league in order of rank, with the stage that its matches share', async () => {
    await show([
      at('2023-08-19T08:00:00Z', 'G2', LEC),
      at('2023-08-19T12:00:00Z', 'T1', LCK),
      at('2023-08-19T10:00:00Z', 'GEN', LCK),
      at('2023-08-19T09:00:00Z', 'JDG', LPL),
    ]);
    expect(headers()).toEqual(['LCK· Playoffs', 'LPL· Playoffs', 'LEC· Playoffs']);
    expect(teams()).toEqual(['GEN', 'T1', 'JDG', 'G2']);
    expect(screen.getByRole('link', { name: 'LCK' }).getAttribute('href')).toBe('/league/293/lck');
  });

  it('puts what runs above the leagues', async () => {
    const running = runningMatch({ id: 9, ...LPL, beginAt: '2023-08-19T07:00:00Z' });
    await show([at('2023-08-19T05:00:00Z', 'GEN'), running]);
    expect(headers().slice(0, 2)).toEqual(['Live now', expect.stringContaining('LCK')]);
    expect(teams()).toEqual([running.left.abbr, 'GEN']);
  });

  it('puts followed leagues first, and drops the others on request', async () => {
    toggleLeague(LEC.leagueId);
    await show([at('2023-08-19T08:00:00Z', 'T1', LCK), at('2023-08-19T09:00:00Z', 'G2', LEC)]);
    expect(teams()).toEqual(['G2', 'T1']);
    act(() => saveSettings({ showFollowingLeaguesOnly: true }));
    expect(teams()).toEqual(['G2']);
    expect(spoken()).toContain('1 match');
  });

  it('lists by time without headers on request', async () => {
    await show([at('2023-08-19T12:00:00Z', 'T1', LCK), at('2023-08-19T09:00:00Z', 'JDG', LPL)]);
    act(() => saveSettings({ showScheduleByTime: true }));
    expect(headers()).toEqual([]);
    expect(teams()).toEqual(['JDG', 'T1']);
  });

  it('says why a day is empty, and links to all matches of it', async () => {
    toggleLeague(LEC.leagueId);
    await show([at('2023-08-19T12:00:00Z', 'T1')]);
    act(() => saveSettings({ showFollowingLeaguesOnly: true }));
    expect(screen.getByText('Your teams don’t play on this day')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(teams()).toEqual(['T1']);
    fireEvent.click(screen.getByRole('tab', { name: /^Sun/ }));
    expect(screen.getByText('No matches on this day')).toBeTruthy();
  });

  it('selects days by click and by arrow keys, Home and End', async () => {
    const user = userEvent.setup();
    await show([at('2023-08-20T12:00:00Z', 'SUN'), at('2023-08-14T12:00:00Z', 'MON')]);
    await user.click(screen.getByRole('tab', { name: /^Sun/ }));
    expect(teams()).toEqual(['SUN']);
    await user.keyboard('{ArrowRight}');
    expect(spoken()).toContain('Mon');
    expect(document.activeElement).toBe(selected());
    expect(teams()).toEqual(['MON']);
    await user.keyboard('{ArrowLeft}{Home}');
    expect(spoken()).toContain('Mon');
    await user.keyboard('{End}');
    expect(spoken()).toContain('Sun');
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toEqual([selected()]);
    expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(selected().id);
  });

  it('opens a month calendar with weeks from Monday, and goes to the picked day’s week', async () => {
    await show([at('2023-09-05T12:00:00Z', 'LATER')]);
    fireEvent.click(screen.getByRole('button', { name: /^Pick a day/ }));
    const calendar = await screen.findByRole('grid', { name: 'August 2023' });
    expect(within(calendar).getAllByRole('columnheader', { hidden: true })[0]?.getAttribute('aria-label')).toBe('Monday');
    expect(within(calendar).getByRole('button', { name: /^Monday,? 31 July 2023$/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    fireEvent.click(screen.getByRole('button', { name: /^Tuesday,? 5 September 2023$/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(range()).toMatch(/^4 Sept? – 10 Sept?$/);
    expect(spoken()).toMatch(/Tue 5 Sept?/);
    await eventually(['LATER']);
  });

  it('closes the calendar on Escape and returns the focus', async () => {
    const user = userEvent.setup();
    await show([]);
    const button = screen.getByRole('button', { name: /^Pick a day/ });
    await user.click(button);
    await screen.findByRole('grid');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('reloads the week on refresh', async () => {
    await show([at('2023-08-19T12:00:00Z', 'T1')]);
    const before = api.asked.length;
    api.matches = [at('2023-08-19T12:00:00Z', 'NEW')];
    await press('Refresh');
    await eventually(['NEW']);
    expect(api.asked.slice(before)).toEqual(['/api/week?start=2023-08-14']);
  });

  it('keeps its data when a refresh fails, and offers a retry where it has none', async () => {
    await show([at('2023-08-19T12:00:00Z', 'T1'), at('2023-08-21T12:00:00Z', 'NEXT')]);
    api.status = 503;
    await press('Refresh');
    expect(teams()).toEqual(['T1']);
    await press('Next week');
    await screen.findByText('Couldn’t load the schedule');
    api.status = 200;
    await press('Try again');
    await eventually(['NEXT']);
  });

  it('shows the shell’s UTC day until the week has loaded', () => {
    const matches = [at('2023-08-19T12:00:00Z', 'T1'), at('2023-08-18T12:00:00Z', 'KT')];
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    renderSite(withOwnCache(<WeeklySchedule shell={shellAt(NOW, matches)} />));
    expect(teams()).toEqual(['T1']);
    expect(screen.getByRole('tab', { name: 'Fri 18 Aug, 1 match' })).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: /^Fri/ }));
    expect(screen.getByRole('status', { name: 'Loading the schedule' })).toBeTruthy();
  });

  it('is complete without JavaScript: the UTC day, tabs that are links', () => {
    const page = document.createElement('div');
    page.innerHTML = siteHtml(<WeeklySchedule shell={shellAt(NOW, [at('2023-08-19T12:00:00Z', 'T1')])} />);
    expect(page.querySelectorAll('[role="tabpanel"] li')).toHaveLength(1);
    expect([...page.querySelectorAll('[role="tab"]')].map((tab) => tab.getAttribute('href'))[0]).toBe('/matches?time=2023-08-14');
  });

  it('polls every 5 s while a shown match runs, every minute while one is about to start', async () => {
    const polled = async (match: Match, ms: number) => {
      cleanup();
      vi.useRealTimers();
      vi.useFakeTimers({ now: Date.parse(NOW) });
      api = fakeApi([match]);
      renderSite(withOwnCache(<WeeklySchedule shell={shellAt(NOW, [match])} />));
      await act(() => vi.advanceTimersByTimeAsync(100));
      const before = api.asked.length;
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return api.asked.length - before;
    };
    expect(await polled(runningMatch({ beginAt: '2023-08-19T07:00:00Z' }), 5_600)).toBe(1);
    expect(await polled(at('2023-08-19T08:00:00Z', 'SOON'), 45_000)).toBe(0);
    expect(await polled(at('2023-08-19T08:00:00Z', 'SOON'), 62_000)).toBe(1);
    expect(await polled(at('2023-08-19T12:00:00Z', 'LATER'), 130_000)).toBe(0);
    expect(await polled(runningMatch({ beginAt: '2023-08-18T22:00:00Z' }), 30_000)).toBe(0);
  });
});
