// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchesView, type MatchesViewProps } from '../../../components/views/MatchesView';
import { writeFollowing } from '../../../lib/client/following/following-store';
import { readSettings, saveSettings } from '../../../lib/client/settings/settings-store';
import type { Match } from '../../../lib/domain/match/match';
import { mapFollowing } from '../../../lib/domain/people/following';
import { finishedMatch, notStartedMatch, runningMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';
import { beginTestsAt, fakeApi, withOwnCache } from '../../support/schedule-rig';

beginTestsAt('2023-08-19T03:00:00Z');

function show(time: string, around: readonly Match[], props: Partial<MatchesViewProps> = {}) {
  renderSite(
    withOwnCache(
      <MatchesView
        shell={{ today: '2023-08-19' }}
        time={time}
        leagueId={null}
        leagues={[]}
        around={around}
        startMinutes={around.map((match) => Date.parse(match.beginAt) / 60_000)}
        {...props}
      />,
    ),
  );
}
const steps = () => ['Previous day', 'Next day'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));

describe('the matches of a day', () => {
  it('say which days are beside them', () => {
    show('today', []);
    expect(screen.getByRole('heading', { name: 'Yesterday and tomorrow' })).toBeTruthy();
    cleanup();
    show('2023-08-16', []);
    expect(screen.getByRole('heading', { name: 'Day before and day after' })).toBeTruthy();
  });

  it('are grouped by league, with the neighbouring days beside them', () => {
    show('2023-08-16', [
      finishedMatch({ id: 1, beginAt: '2023-08-16T08:00:00Z' }),
      finishedMatch({ id: 2, beginAt: '2023-08-16T09:00:00Z', leagueId: 294, leagueName: 'LPL' }),
      finishedMatch({ id: 3, beginAt: '2023-08-15T09:00:00Z' }),
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wednesday');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'LCK· Playoffs',
      'LPL· Playoffs',
      'Day before and day after',
    ]);
    expect(within(screen.getByRole('region', { name: 'Tuesday' })).getByRole('link', { name: 'View 1 match' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Thursday' })).getByText('No matches on this day')).toBeTruthy();
    expect(steps()).toEqual(['/matches?time=2023-08-15', '/matches?time=2023-08-17']);
  });

  it.each([
    ['2023-12-31', '31 Dec 2023', 'Sunday'],
    ['2023-08-16', 'Wednesday', '16 Aug 2023'],
    ['2023-08-20', 'Tomorrow', 'Sunday, 20 August 2023'],
  ])('have below the title of %s what it does not say of the day', (day, title, rest) => {
    show(day, []);
    const heading = screen.getByRole('heading', { level: 1 });
    expect([heading.textContent, heading.nextElementSibling?.firstElementChild?.textContent]).toEqual([title, rest]);
  });

  it('step over the ends of months and years', () => {
    show('2023-12-31', []);
    expect(steps()).toEqual(['/matches?time=2023-12-30', '/matches?time=2024-01-01']);
    cleanup();
    show('2024-03-01', []);
    expect(steps()[0]).toBe('/matches?time=2024-02-29');
  });

  it.each([
    ['UTC', 'Today', 1],
    ['America/Los_Angeles', 'Today', 2],
  ])('of today are those of the visitor’s day in %s', (name, title, count) => {
    saveSettings({ timeZone: name });
    // 18 August, 20:00 in Los Angeles.
    show('today', [
      notStartedMatch({ id: 1, beginAt: '2023-08-19T05:00:00Z' }),
      notStartedMatch({ id: 2, beginAt: '2023-08-18T21:00:00Z' }),
      notStartedMatch({ id: 3, beginAt: '2023-08-17T21:00:00Z' }),
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const groups = screen.getAllByRole('list').filter((list) => list.dataset['names'] === 'full');
    expect(groups.flatMap((list) => within(list).getAllByRole('listitem'))).toHaveLength(count);
  });

  it('begin with those that run, whatever their league', () => {
    show('today', [
      finishedMatch({ id: 1, beginAt: '2023-08-19T01:00:00Z' }),
      runningMatch({ id: 2, beginAt: '2023-08-19T02:00:00Z', leagueId: 1, leagueName: 'A minor league' }),
      runningMatch({ id: 3, beginAt: '2023-08-19T02:30:00Z' }),
    ]);
    const [live, others] = screen.getAllByRole('heading', { level: 2 });
    expect([live?.textContent, others?.textContent]).toEqual(['Live now', 'LCK· Playoffs']);
    const rows = [...(live?.closest('section')?.querySelectorAll('li') ?? [])];
    expect(rows.map((row) => row.dataset['match'])).toEqual(['3', '2']);
    expect(rows[1]?.textContent).toContain('A minor league');
  });

  it('mark their day in the row', () => {
    show('2023-08-16', []);
    const calendar = within(screen.getByRole('navigation', { name: 'Match calendar' }));
    expect(calendar.getByRole('link', { current: 'date', name: /16 Aug/ })).toBeTruthy();
  });

  it('say so where there are none', () => {
    show('2023-08-16', []);
    // Neither on the day nor on its neighbours.
    expect(screen.getAllByText('No matches on this day')).toHaveLength(3);
  });

  it('of a league that plays on another day lead to its next and to all matches, a far day leads back to today', () => {
    const startMinutes = ['15T09:00', '16T23:30', '23T08:00', '24T08:00'].map((at) => Date.parse(`2023-08-${at}:00+02:00`) / 60_000);
    const leagues = [{ id: 293, name: 'LCK' }];
    show('2023-08-16', [], { leagues, leagueId: 293, startMinutes });
    expect(screen.getByText('No LCK matches on this day')).toBeTruthy();
    const next = screen.getByRole('link', { name: 'Next match · Wed, 23 Aug 2023' });
    expect(next.getAttribute('href')).toBe('/matches?time=2023-08-23&league=293');
    cleanup();
    show('2023-08-16', [], { leagues, leagueId: 293, startMinutes: startMinutes.slice(0, 2) });
    expect(screen.queryByRole('link', { name: /^Next match/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Full schedule' }).getAttribute('href')).toBe('/matches?time=2023-08-16');
    cleanup();
    show('2024-08-16', []);
    const empty = screen.getAllByText('No matches on this day')[0]?.parentElement ?? expect.fail();
    expect(within(empty).getByRole('link', { name: 'Today' }).getAttribute('href')).toBe('/matches?time=today');
  });

  it('are by league or by time, as the visitor chooses on the page', () => {
    show('2023-08-16', [
      finishedMatch({ id: 1, beginAt: '2023-08-16T09:00:00Z' }),
      finishedMatch({ id: 2, beginAt: '2023-08-16T08:00:00Z', leagueId: 294, leagueName: 'LPL' }),
    ]);
    const order = within(screen.getByRole('group', { name: 'Order of matches' }));
    const listed = () => [...document.querySelectorAll<HTMLElement>('.match-groups [data-match]')].map((row) => row.dataset['match']);
    expect(order.getByRole('button', { pressed: true }).textContent).toBe('By league');
    expect(listed()).toEqual(['1', '2']);
    act(() => order.getByRole('button', { name: 'By time' }).click());
    expect(order.getByRole('button', { pressed: true }).textContent).toBe('By time');
    expect([readSettings().showScheduleByTime, document.documentElement.dataset['order']]).toEqual([true, 'time']);
    expect(listed()).toEqual(['2', '1']);
    expect(screen.queryByRole('heading', { name: /LCK/ })).toBeNull();
  });

  it('of the day before are those of the same leagues in either order', () => {
    const early = Array.from({ length: 7 }, (_, id) =>
      finishedMatch({ id, beginAt: `2023-08-15T0${id}:00:00Z`, leagueId: 1, leagueName: 'A minor league' }),
    );
    show('2023-08-16', [...early, finishedMatch({ id: 9, beginAt: '2023-08-15T22:00:00Z' })]);
    const column = screen.getByRole('region', { name: 'Tuesday' });
    const listed = () => [...column.querySelectorAll<HTMLElement>('[data-match]')].map((row) => row.dataset['match']);
    expect(listed()).toEqual(['0', '1', '2', '3', '4', '9']);
    act(() => saveSettings({ showScheduleByTime: true }));
    expect(listed()).toEqual(['0', '1', '2', '3', '4', '9']);
  });

  it('may be those of one league, on other days as well', () => {
    const leagues = [
      { id: 293, name: 'LCK' },
      { id: 294, name: 'LPL' },
    ];
    show('2023-08-16', [finishedMatch({ id: 3, beginAt: '2023-08-15T09:00:00Z' })], { leagues, leagueId: 293 });
    const chips = within(screen.getByRole('navigation', { name: 'Leagues' })).getAllByRole('link');
    expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href'), chip.getAttribute('aria-current')])).toEqual([
      ['All', '/matches?time=2023-08-16', null],
      ['LCK', '/matches?time=2023-08-16&league=293', 'page'],
      ['LPL', '/matches?time=2023-08-16&league=294', null],
    ]);
    expect(steps()).toEqual(['/matches?time=2023-08-15&league=293', '/matches?time=2023-08-17&league=293']);
    const ways = ['View 1 match', /^Fri 18 Aug/].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(ways).toEqual(['/matches?time=2023-08-15&league=293', '/matches?time=2023-08-18&league=293']);
  });
});

describe('only the visitor’s own', () => {
  const next = notStartedMatch({ id: 9, beginAt: '2023-08-25T08:00:00Z' });
  const NOTHING = mapFollowing(() => []);

  beforeEach(() => {
    writeFollowing({ ...NOTHING, followingTeams: [77] });
    saveSettings({ showFollowingLeaguesOnly: true });
  });
  afterEach(() => act(() => writeFollowing(NOTHING)));

  const settled = async () => {
    await act(() => vi.dynamicImportSettled());
    await act(() => new Promise((done) => setTimeout(done, 20)));
  };

  it('are what the row of days marks and counts, once they are known', async () => {
    const foreign = finishedMatch({ id: 1, beginAt: '2023-08-16T08:00:00Z', left: scored({ id: 5 }) });
    const mine = finishedMatch({ id: 2, beginAt: '2023-08-17T08:00:00Z' });
    fakeApi([foreign, mine, next]);
    show('2023-08-19', [], { startMinutes: [foreign, mine, next].map(({ beginAt }) => Date.parse(beginAt) / 60_000) });
    const marked = () =>
      within(screen.getByRole('navigation', { name: 'Match calendar' }))
        .getAllByRole('link')
        .flatMap((day) => (day.matches('[data-marked]') ? [day.lastElementChild?.textContent] : []));
    expect(marked()).toEqual([]);
    await settled();
    expect(marked()).toEqual(['17 Aug, 1 match', '25 Aug, 1 match']);
    act(() => saveSettings({ showFollowingLeaguesOnly: false }));
    expect(marked()).toHaveLength(3);
  });

  it('name the next one on a day without any, with the way to its day', async () => {
    const answer = {
      leagues: [],
      teams: [],
      players: [],
      running: [],
      upcoming: [notStartedMatch({ ...next, id: 8, beginAt: '2023-08-19T08:00:00Z' }), next],
      latest: [],
    };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
    show('2023-08-20', [notStartedMatch({ id: 5, beginAt: '2023-08-20T08:00:00Z', left: unscored({ id: 5 }) })]);
    // On the day: none of the visitor's own among others.
    expect(screen.getByText('Your teams don’t play on this day')).toBeTruthy();
    await settled();
    const link = screen.getByRole('link', { name: /^Next match/ });
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      'Next match · Fri, 25 Aug 2023 · T1 vs GEN',
      '/matches?time=2023-08-25',
    ]);
  });
});
