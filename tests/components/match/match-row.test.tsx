// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchList } from '../../../components/match/MatchList';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import type { Match } from '../../../lib/domain/match/match';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedMatch, gameStub, notStartedMatch, offMatch, runningMatch, scored, unscored } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2023-08-19T07:18:00Z') });
});
afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
  vi.useRealTimers();
});

function row(match: Match, props: { names?: 'short' | 'full'; showDay?: boolean | 'date'; showLeague?: boolean } = {}) {
  renderSite(<MatchList matches={[match]} {...props} />);
  return screen.getByRole('listitem');
}

function scores(item: HTMLElement) {
  return [...item.querySelectorAll<HTMLElement>('.score-value')].map((value) => ({ text: value.textContent, tone: value.dataset['tone'] }));
}

describe('a match row', () => {
  it('is one link to the match, named by its teams', () => {
    const link = within(row(finishedMatch())).getByRole('link', { name: 'T1 vs Gen.G' });
    expect(link.getAttribute('href')).toBe('/match/7/t1-vs-gen-g');
  });

  it('says in a list of a team whether it won, beside the link, and nothing while results are hidden', () => {
    const match = finishedMatch();
    const outcome = (teamId?: number) => {
      renderSite(<MatchList matches={[match]} teamId={teamId} />);
      const mark = document.querySelector('[data-outcome]');
      expect(mark?.closest('a') ?? null).toBeNull();
      const text = mark?.textContent ?? null;
      cleanup();
      return text;
    };
    const loser = match.winnerId === match.left.id ? match.right.id : match.left.id;
    expect([outcome(match.winnerId ?? 0), outcome(loser), outcome()]).toEqual(['W', 'L', null]);
    saveSettings({ ...DEFAULT_SETTINGS, spoilerFree: true });
    expect(outcome(loser)).toBeNull();
  });

  it.each(['short', 'full'] as const)('has a star in its %s form while there is something to follow', (names) => {
    const star = (item: HTMLElement) => within(item).queryByRole('button', { name: /^Follow / });
    expect(star(row(notStartedMatch(), { names }))).toBeTruthy();
    cleanup();
    expect(star(row(finishedMatch(), { names }))).toBeNull();
  });

  it.each([
    ['short', 'Follow T1 vs GEN'],
    ['full', 'Follow T1 vs Gen.G'],
  ] as const)('has a star that calls the match as its %s form does', (names, name) => {
    expect(within(row(notStartedMatch(), { names })).getByRole('button', { name })).toBeTruthy();
  });

  it('uses acronyms in short form, names in full form, and "TBD" for an unknown team', () => {
    const unknown = unscored({ id: 0, abbr: '', name: '' });
    const nameOnly = unscored({ id: 5, abbr: '', name: 'Weibo Gaming' });
    const names = (item: HTMLElement) => [...item.querySelectorAll('.name')].map((name) => name.textContent);
    expect(names(row(notStartedMatch(), { names: 'short' }))).toEqual(['T1', 'GEN']);
    cleanup();
    expect(names(row(notStartedMatch(), { names: 'full' }))).toEqual(['T1', 'Gen.G']);
    cleanup();
    const item = row(notStartedMatch({ left: nameOnly, right: unknown }), { names: 'short' });
    expect(names(item)).toEqual(['Weibo Gaming', 'TBD']);
    expect(within(item).getByRole('link', { name: 'Weibo Gaming vs TBD' })).toBeTruthy();
  });

  it('calls a club as fans do where a phone would cut what sponsors add, and gives the whole name on hover', () => {
    const item = row(notStartedMatch({ left: unscored({ id: 5, abbr: 'BRO', name: 'OKSavingsBank BRION' }) }), { names: 'full' });
    const name = within(item).getByText('BRION');
    expect(name.title).toBe('OKSavingsBank BRION');
  });

  it('says which league, which teams, and whether those are results, before scripts run', () => {
    const data = (item: HTMLElement) => [item.dataset['league'], item.dataset['teams'], item.dataset['spoilerTeams']];
    const match = finishedMatch();
    expect(data(row(match))).toEqual([String(match.leagueId), `${match.left.id} ${match.right.id}`, undefined]);
    cleanup();
    expect(data(row({ ...match, round: { part: 'single', name: 'final', round: 2, match: null } }))[2]).toBe('');
  });

  it('names who may come to an open side', () => {
    const open = unscored({ id: 0, abbr: '', name: '' });
    const round = { part: 'single', name: 'final', round: 2, match: null, from: { right: { takes: 'winner', match: 'KT–DK' } } } as const;
    const item = row(notStartedMatch({ right: open, round }));
    expect(within(item).getByRole('link', { name: 'T1 vs Winner of KT–DK' })).toBeTruthy();
    cleanup();
    saveSettings({ spoilerFree: true });
    expect(row(notStartedMatch({ right: open, round })).textContent).not.toContain('KT');
  });

  it('names the round that decides an open side while its teams are not known either', () => {
    const open = unscored({ id: 0, abbr: '', name: '' });
    const semifinal = (match: number) => ({ takes: 'winner', part: 'single', name: 'semifinals', round: 1, match }) as const;
    const after = { left: semifinal(1), right: { ...semifinal(2), takes: 'loser' } } as const;
    const item = row(notStartedMatch({ left: open, right: open, round: { part: 'single', name: 'third', round: 2, match: null, after } }));
    expect(within(item).getByRole('link', { name: 'Winner of Semifinal 1 vs Loser of Semifinal 2' })).toBeTruthy();
  });

  it('shows a dash per side before the start, also when canceled or postponed', () => {
    for (const match of [notStartedMatch(), offMatch('canceled'), offMatch('postponed')]) {
      expect(scores(row(match))).toEqual([
        { text: '–', tone: 'none' },
        { text: '–', tone: 'none' },
      ]);
      cleanup();
    }
  });

  it('shows a finished score with the leader in the main colour and the loser dimmed, name and number', () => {
    const item = row(finishedMatch());
    expect(scores(item)).toEqual([
      { text: '2', tone: 'main' },
      { text: '1', tone: 'dimmed' },
    ]);
    expect([...item.querySelectorAll<HTMLElement>('.team')].map((team) => team.dataset['standing'])).toEqual(['leads', 'trails']);
  });

  it('shows a running score with a trailing or tied side in the normal colour', () => {
    expect(scores(row(runningMatch({ left: scored({ score: 2 }) })))).toEqual([
      { text: '2', tone: 'main' },
      { text: '1', tone: 'normal' },
    ]);
    cleanup();
    expect(scores(row(runningMatch())).map(({ tone }) => tone)).toEqual(['normal', 'normal']);
  });

  it('dims both sides of a finished tie', () => {
    const tie = finishedMatch({ matchType: 'all_games_played', numOfGames: 2, left: scored({ score: 1 }), winnerId: null });
    expect(scores(row(tie)).map(({ tone }) => tone)).toEqual(['dimmed', 'dimmed']);
  });

  it('highlights the time of a running match and says that it is live', () => {
    const item = row(runningMatch());
    expect(item.dataset['state']).toBe('running');
    expect(item.querySelector<HTMLElement>('.when')?.dataset['time']).toBe('running');
    expect(within(item).getByText('Live')).toBeTruthy();
  });

  it.each([
    ['canceled', 'Cancelled'],
    ['postponed', 'Postponed'],
  ] as const)('dims the time of a %s match and says so', (status, word) => {
    const item = row(offMatch(status));
    expect(item.querySelector<HTMLElement>('.when')?.dataset['time']).toBe('off');
    expect(within(item).getByText(word)).toBeTruthy();
  });

  it('says the day of a match that was called off where the list wants days', () => {
    const day = (item: HTMLElement) => item.querySelector('[data-clock="day"]')?.textContent;
    expect(day(row({ ...offMatch('canceled'), beginAt: '2023-08-26T11:00:00Z' }, { showDay: true }))).toContain('26 Aug');
    cleanup();
    expect(within(row({ ...offMatch('canceled'), beginAt: '2023-08-20T11:00:00Z' }, { showDay: true })).getByText('Tomorrow')).toBeTruthy();
    cleanup();
    expect(day(row(offMatch('canceled')))).toBeUndefined();
  });

  it.each([
    ['running', runningMatch({ overdue: true })],
    ['not started', notStartedMatch({ overdue: true })],
  ])('says of a forgotten match that is still %s that its result is awaited', (_, match) => {
    const item = row(match);
    expect(within(item).getByText('Awaiting result')).toBeTruthy();
    expect(within(item).queryByText('Live')).toBeNull();
    expect(item.querySelector<HTMLElement>('.when')?.dataset['time']).toBeUndefined();
  });

  it('dims a rescheduled time with a word for screen readers, until 14 days after the new start', () => {
    const item = row(notStartedMatch({ rescheduled: true }));
    expect(item.querySelector<HTMLElement>('.when')?.dataset['time']).toBe('moved');
    expect(within(item).getByText('Rescheduled')).toBeTruthy();
    cleanup();
    vi.setSystemTime(Date.parse('2023-09-02T08:00:00Z'));
    expect(within(row(finishedMatch({ rescheduled: true }))).queryByText('Rescheduled')).toBeNull();
  });

  it('strikes out when a moved match was to begin: the time where that alone has changed, else the day', () => {
    const struck = (originalBeginAt: string | null) => {
      cleanup();
      return row(notStartedMatch({ rescheduled: true, originalBeginAt })).querySelector('s')?.textContent;
    };
    expect(struck('2023-08-19T05:30:00Z')).toBe('05:30');
    expect(struck('2023-08-17T18:00:00Z')).toContain('17 Aug');
    expect(struck(notStartedMatch().beginAt)).toBeUndefined();
    expect(struck(null)).toBeUndefined();
    // Days are the reader's.
    saveSettings({ timeZone: 'America/Los_Angeles' });
    expect(struck('2023-08-19T05:30:00Z')).toContain('18 Aug');
    saveSettings({ timeZone: 'Asia/Seoul' });
    expect(struck('2023-08-18T16:00:00Z')).toBe('01:00');
  });

  it('counts down to the start within a day, then says "Soon" for an hour after it was due', () => {
    expect(within(row(notStartedMatch())).getByText('in 42 min')).toBeTruthy();
    cleanup();
    expect(within(row(notStartedMatch({ beginAt: '2023-08-19T12:18:00Z' }))).getByText('in 5 h')).toBeTruthy();
    cleanup();
    expect(within(row(notStartedMatch({ beginAt: '2023-08-20T08:00:00Z' }))).queryByText(/^in /)).toBeNull();
    cleanup();
    expect(within(row(notStartedMatch({ beginAt: '2023-08-19T07:10:00Z' }))).getByText('Soon')).toBeTruthy();
    cleanup();
    expect(within(row(notStartedMatch({ beginAt: '2023-08-19T06:18:00Z' }))).queryByText('Soon')).toBeNull();
  });

  it('shows day and league where the list asks for them', () => {
    const item = row(finishedMatch({ beginAt: '2023-08-18T08:00:00Z' }), { showDay: true, showLeague: true });
    expect(within(item).getByText('Yesterday')).toBeTruthy();
    expect(within(item).getByText('LCK')).toBeTruthy();
  });

  it('says yesterday by its date where the list is of dates', () => {
    const item = row(finishedMatch({ beginAt: '2023-08-18T08:00:00Z' }), { showDay: 'date' });
    expect(within(item).queryByText('Yesterday')).toBeNull();
    expect(item.querySelector('[data-clock="day"]')?.textContent).toContain('18 Aug');
  });

  it('writes times with am/pm when that is on', () => {
    saveSettings({ amPmTime: true });
    expect(row(notStartedMatch({ beginAt: '2023-08-19T17:30:00Z' })).querySelector('time')?.textContent).toBe('05:30 PM');
  });

  it('marks a time that is only estimated', () => {
    const item = row(notStartedMatch({ beginAtEstimated: true }));
    expect(item.querySelector<HTMLElement>('.clock')?.dataset['estimated']).toBeDefined();
    expect(within(item).getByText('about', { exact: false })).toBeTruthy();
  });

  it('draws as many pips a side as wins are needed, none for a single game', () => {
    const pips = (match: Match) => row(match).querySelectorAll('.pips > .pip').length / 2;
    const counts = [
      [notStartedMatch({ numOfGames: 5 }), 3],
      [notStartedMatch({ numOfGames: 3 }), 2],
      [notStartedMatch({ numOfGames: 2, matchType: 'all_games_played' }), 2],
      [notStartedMatch({ numOfGames: 1 }), 0],
    ] as const;
    for (const [match, expected] of counts) {
      expect(pips(match)).toBe(expected);
      cleanup();
    }
    const between = row(runningMatch({ numOfGames: 5, left: scored({ score: 2 }) }));
    expect(between.querySelectorAll('[data-pip="won"]')).toHaveLength(3);
    expect(between.querySelectorAll('[data-pip="playing"]')).toHaveLength(0);
    expect(within(between).getByText('Best of 5')).toBeTruthy();
    cleanup();
    const game = gameStub(4, { status: 'running', winnerId: null });
    expect(row(runningMatch({ numOfGames: 5, games: [game] })).querySelectorAll('[data-pip="playing"]')).toHaveLength(2);
  });

  it('keeps scores out of search snippets, and says once which match they are of', () => {
    const score = row(finishedMatch()).querySelector<HTMLElement>('.score');
    expect({ ...score?.dataset }).toEqual({ nosnippet: '', spoiler: 'row' });
    expect({ ...score?.parentElement?.dataset }).toMatchObject({ state: 'finished', match: '7', teams: '77 1' });
  });
});

describe('a row whose score the games contradict', () => {
  const note = (match: Match) => row(match).textContent.includes('Game results don’t match this score.');

  it('says so beside the score', () => {
    expect(note(finishedMatch({ contradicts: true }))).toBe(true);
    cleanup();
    expect(note(finishedMatch())).toBe(false);
  });

  it('says nothing while results are hidden', () => {
    saveSettings({ spoilerFree: true });
    expect(note(finishedMatch({ contradicts: true }))).toBe(false);
  });
});
