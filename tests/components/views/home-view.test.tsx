// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HomeView, type HomeViewProps } from '../../../components/views/HomeView';
import { useVideo } from '../../../lib/client/video/video-store';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { Match } from '../../../lib/domain/match/match';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedMatch, notStartedMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';
import { renderSite, siteHtml } from '../../support/render-site';
import { fakeApi, withOwnCache, type FakeApi } from '../../support/schedule-rig';

const NOW = '2023-08-19T09:00:00Z';
const STREAM = {
  url: 'https://www.twitch.tv/lck',
  embedUrl: 'https://player.twitch.tv/?channel=lck',
  language: 'ko',
  main: true,
  official: true,
};
const live = runningMatch({ id: 1, streams: [STREAM] });
const next = notStartedMatch({ id: 2, beginAt: '2023-08-19T12:00:00Z' });
const last = finishedMatch({ id: 3, beginAt: '2023-08-18T08:00:00Z', endAt: '2023-08-18T10:00:00Z' });
const minutes = (match: Match) => Date.parse(match.beginAt) / 60_000;

const soon = { ...next, chance: { left: 0.62, right: 0.38 } };
const result = { match: last, worth: { kind: 'upset', side: 'left', chance: 0.28 } } as const;

const props: HomeViewProps = {
  shell: { today: '2023-08-19', topLeagues: [] },
  home: { running: [live], next: [soon], lately: [result], startMinutes: [live, next, last].map(minutes) },
  cards: { digests: [], quiz: null, picks: null },
  firstTeams: [],
  announcements: [],
};

let api: FakeApi;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) });
  api = fakeApi([]);
});
afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (overrides: Partial<HomeViewProps> = {}) => renderSite(withOwnCache(<HomeView {...props} {...overrides} />));
const region = (name: string | RegExp) => screen.getByRole('region', { name });

describe('the homepage', () => {
  it('says in the middle of a row what is at stake', () => {
    const round = { part: 'single', name: 'semifinals', round: 1, match: 2, unfed: true, stake: 'out' } as const;
    show({ home: { ...props.home, next: [{ ...soon, round }] } });
    expect(screen.getByText('Loser is out').closest('.about')?.textContent).toContain('Semifinal 2');
  });

  it('lists running matches, upcoming ones and results, under the date', () => {
    api.matches = [live, next, last];
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Saturday,? 19 August/);
    expect(within(region('Live now')).getAllByRole('article')).toHaveLength(1);
    expect(
      within(region(/^Up next/))
        .getByRole('link', { name: 'Full schedule' })
        .getAttribute('href'),
    ).toBe('/matches?time=today');
    expect(within(region(/^Up next/)).getByRole('img', { name: 'T1 62% to win' })).toBeTruthy();
    expect(within(region('Results')).getByText('Yesterday')).toBeTruthy();
    expect(within(region('Results')).getByText('Upset: T1 had a 28% chance')).toBeTruthy();
  });

  it('begins with the running match that matters most, in the colours of its clubs', () => {
    const [minor, major] = [runningMatch({ id: 7, leagueId: 1 }), runningMatch({ id: 8 })];
    show({ home: { ...props.home, running: [minor, major] } });
    const [first, second] = within(region('Live now')).getAllByRole('article');
    expect([first?.dataset['match'], second?.dataset['match']]).toEqual(['8', '7']);
    expect(first?.querySelector<HTMLElement>('.clubs')?.style.getPropertyValue('--left')).toBe('#e2012d');
    expect(second?.querySelector('.clubs')).toBeNull();
  });

  it('begins with the next match while none runs, and with its chances only where results are shown', () => {
    show({ home: { ...props.home, running: [] } });
    const lead = () => within(screen.getByRole('article'));
    expect(lead().getByRole('link').getAttribute('href')).toMatch(/^\/match\/2\//);
    expect(lead().getByText('T1 62% to win')).toBeTruthy();
    const bar = lead().getByText('62%').parentElement;
    expect([...(bar?.querySelectorAll('[aria-hidden]') ?? [])].map((end) => end.textContent)).toEqual(['62%', '38%']);
    expect([bar?.dataset['favoured'], bar?.style.getPropertyValue('--share')]).toEqual(['left', '0.620']);
    act(() => saveSettings({ spoilerFree: true }));
    expect(lead().queryByText('T1 62% to win')).toBeNull();
    expect(screen.getByRole('article').textContent).not.toMatch(/\d%/);
  });

  it.each([
    ['2023-08-19T12:00:00Z', '12:00in 3 h'],
    ['2023-08-20T02:00:00Z', '02:00Tomorrow · in 17 h'],
    ['2023-08-20T12:00:00Z', '12:00Tomorrow'],
    ['2023-08-22T12:00:00Z', '12:0022 Aug 2023'],
  ])('says of its next match at %s in how many hours it begins, and the day unless it is today', (beginAt, when) => {
    show({ home: { ...props.home, running: [], next: [notStartedMatch({ id: 2, beginAt })] } });
    expect(screen.getByRole('article').querySelector('.when')?.textContent).toBe(when);
  });

  it('has the matches of followed teams before others that run, unless one of those leads', () => {
    const round = { part: 'single', name: 'semifinals', round: 1, match: 2, stake: 'out' } as const;
    const semifinal = { ...soon, regionId: 4, beginAt: '2023-08-21T12:00:00Z', round };
    const order = (running: Match) =>
      [
        ...siteHtml(withOwnCache(<HomeView {...props} home={{ ...props.home, running: [running], next: [semifinal] }} />)).matchAll(
          /id="home-(live|yours|next)"/g,
        ),
      ].map(([, part]) => part);
    expect(order({ ...live, leagueId: 4407, leagueName: 'LPLOL' })).toEqual(['yours', 'live', 'next']);
    expect(order(live)).toEqual(['live', 'yours', 'next']);
  });

  it('names a day above its first match by the visitor’s zone, unless it is today', () => {
    const starts = ['2023-08-19T12:00:00Z', '2023-08-19T23:30:00Z', '2023-08-20T00:45:00Z', '2023-08-20T07:00:00Z'];
    show({ home: { ...props.home, next: starts.map((beginAt, index) => notStartedMatch({ id: index + 10, beginAt })) } });
    const begun = () =>
      within(region(/^Up next/))
        .getAllByRole('listitem')
        .flatMap((row) => (row.matches('[data-begins-day]') ? [[row.dataset['match'], row.querySelector('.day')?.textContent]] : []));
    expect(begun()).toEqual([['12', 'Sun, 20 Aug 2023']]);
    act(() => saveSettings({ timeZone: 'Asia/Seoul' }));
    expect(begun()).toEqual([['11', 'Sun, 20 Aug 2023']]);
    act(() => saveSettings({ timeZone: 'America/Los_Angeles' }));
    expect(begun()).toEqual([['13', 'Sun, 20 Aug 2023']]);
  });

  it('has ten matches to come, of which a phone shows some and the others at a tap, in their place before big matches of later days', () => {
    const nine = Array.from({ length: 9 }, (_, index) => notStartedMatch({ id: index + 10, beginAt: '2023-08-19T12:00:00Z' }));
    const worlds = (id: number) => notStartedMatch({ id, leagueId: 297, regionId: 4, beginAt: '2023-08-24T12:00:00Z' });
    const show10 = (...next: Match[]) => {
      cleanup();
      show({ home: { ...props.home, next } });
      return within(region(/^Up next/));
    };
    const lists = (list: ReturnType<typeof show10>) =>
      list
        .getAllByRole('list')
        .map((each) => [within(each).getAllByRole('listitem').length, each.closest('[data-phone]')?.getAttribute('data-folded')]);
    const list = show10(...nine, worlds(19));
    expect(lists(list)).toEqual([
      [9, '3'],
      [1, undefined],
    ]);
    act(() => list.getByRole('button', { name: 'Show 6 matches' }).click());
    expect(lists(list)[0]).toEqual([9, null]);
    // Without one behind the others, and where there are more than a few.
    expect(lists(show10(worlds(19), ...nine))).toEqual([[10, '5']]);
    expect(lists(show10(...Array.from({ length: 10 }, (_, id) => worlds(id + 30))))).toEqual([[10, '5']]);
  });

  it('says below its lists what the signs on both mean, of which none marks a match as watched', () => {
    const moved = notStartedMatch({ id: 2, beginAt: '2023-08-19T12:00:00Z', rescheduled: true });
    const worth = finishedMatch({ id: 3, beginAt: '2023-08-18T08:00:00Z', worthWatching: 4 });
    show({ home: { ...props.home, next: [moved], lately: [{ match: worth, worth: null }] } });
    const signs = region('Results').querySelectorAll('.sign-legend > span');
    expect([...signs].map(({ textContent }) => textContent)).toEqual(['Worth watching, 1–5', 'Rescheduled']);
  });

  it('begins with the latest result while nothing is to come, and hides its score with results', () => {
    show({ home: { ...props.home, running: [], next: [] } });
    const score = () => screen.getByRole('article').querySelector('.match-score')?.textContent;
    expect(score()).toMatch(/\d:\d/);
    act(() => saveSettings({ spoilerFree: true }));
    expect(score()).toBe('Result hidden');
  });

  it('shows neither chances nor why results mattered while results are hidden', () => {
    saveSettings({ spoilerFree: true });
    show();
    expect(region(/^Up next/).textContent).not.toMatch(/\d%/);
    expect(region('Results').textContent).not.toMatch(/Upset|%/);
  });

  it('says the day of a result only if it was not today, and its round before its stage', () => {
    const round = { part: 'single', name: 'semifinals', round: 1, match: 2, unfed: true } as const;
    const today = finishedMatch({ id: 4, beginAt: '2023-08-19T06:00:00Z', endAt: '2023-08-19T08:00:00Z', round });
    show({ home: { ...props.home, lately: [{ match: today, worth: null }, result] } });
    const rows = within(region('Results')).getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('.when')?.textContent)).toEqual(['06:00', '08:00Yesterday']);
    expect(rows[0]?.querySelector('.line')?.textContent).toMatch(/^LCK · Semifinal 2 · Playoffs/);
  });

  it('names the visitor’s day and zone', () => {
    saveSettings({ timeZone: 'Asia/Seoul' });
    vi.setSystemTime(Date.parse('2023-08-18T23:30:00Z'));
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Saturday,? 19 August/);
    expect(region(/^Up next/).textContent).toContain('UTC+9');
  });

  it('renders the server’s UTC day without a clock of its own', () => {
    const html = siteHtml(withOwnCache(<HomeView {...props} />));
    expect(html).toMatch(/Saturday,? 19 August/);
    expect(html).not.toContain('in 3 h');
  });

  it('marks the days that have matches, at most twenty, each with a link to its matches', () => {
    show();
    const days = within(screen.getByRole('navigation', { name: 'Match calendar' })).getAllByRole('link');
    expect(days).toHaveLength(20);
    expect(screen.getByRole('link', { name: 'Fri 18 Aug, 1 match' })).toBe(days[6]);
    expect(screen.getByRole('link', { name: 'Today Sat 19 Aug, 2 matches' })).toBe(days[7]);
    expect(days[7]?.getAttribute('href')).toBe('/matches?time=today');
    expect(days[8]?.getAttribute('href')).toBe('/matches?time=2023-08-20');
  });

  it('follows a running match: new score, then its end, announced once', async () => {
    api.matches = [live, next, last];
    show();
    await act(() => vi.advanceTimersByTimeAsync(100));
    // The schema of the answer is loaded with it.
    await act(() => vi.dynamicImportSettled());
    expect(api.asked).toEqual(['/api/live']);
    const score = () => [...region('Live now').querySelectorAll('.score-value')].map((value) => value.textContent).join('');
    expect(score()).toBe('11');

    api.matches = [{ ...live, left: scored({ score: 2 }), modifiedAt: '2023-08-19T09:01:00Z' }, next, last];
    await act(() => vi.advanceTimersByTimeAsync(5_500));
    expect(score()).toBe('21');
    expect(screen.getByText('T1 2, Gen.G 1')).toBeTruthy();

    api.matches = [finishedMatch({ id: 1, endAt: '2023-08-19T09:01:10Z', modifiedAt: '2023-08-19T09:01:10Z' }), next, last];
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    // The card stays where it was, or all below it would move.
    const card = within(within(region('Live now')).getByRole('article'));
    expect(card.getByText('Finished')).toBeTruthy();
    expect(card.queryByText('Live')).toBeNull();
    expect(score()).toBe('21');
    expect(within(region('Results')).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Final score: T1 2, Gen.G 1')).toBeTruthy();

    const asked = api.asked.length;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(api.asked.length).toBe(asked);
  });

  it('polls nothing while nothing runs or is about to', async () => {
    show({ home: { ...props.home, running: [] } });
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(api.asked).toEqual([]);
  });

  it('opens the player with the match’s stream', () => {
    let playing: ReturnType<typeof useVideo> = null;
    function Player() {
      const video = useVideo();
      useEffect(() => {
        playing = video;
      }, [video]);
      return null;
    }
    renderSite(
      withOwnCache(
        <>
          <HomeView {...props} />
          <Player />
        </>,
      ),
    );
    act(() => screen.getByRole('button', { name: 'Watch T1 vs Gen.G' }).click());
    expect(playing).toMatchObject({ match: { id: 1 }, stream: { url: STREAM.url } });
  });

  it('says so where there is nothing to list', () => {
    show({ home: { running: [], next: [], lately: [], startMinutes: [] } });
    expect(screen.getByText('No match is scheduled yet')).toBeTruthy();
    expect(screen.getByText('No results yet')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Live now' })).toBeNull();
  });
});
