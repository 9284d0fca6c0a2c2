// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MatchesView, type MatchesViewProps } from '../../../components/views/MatchesView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { Match } from '../../../lib/domain/match/match';
import { finishedMatch, notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';
import { beginTestsAt, withOwnCache } from '../../support/schedule-rig';

beginTestsAt('2023-08-19T03:00:00Z');

function show(time: string, around: readonly Match[], props: Partial<MatchesViewProps> = {}) {
  renderSite(
    withOwnCache(
      <MatchesView
        shell={{ today: '2023-08-19' }}
        time={time}
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
    expect(within(screen.getByRole('region', { name: 'Thursday' })).getByText('--')).toBeTruthy();
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
    expect(screen.getByText('No matches on this day')).toBeTruthy();
  });
});
