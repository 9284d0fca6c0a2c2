// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LiveCard } from '../../../components/match/LiveCard';
import { MatchList } from '../../../components/match/MatchList';
import { followedLists } from '../../../lib/domain/people/followed-lists';
import { setRevealed, setTeamsNamed } from '../../../lib/client/spoilers/reveal-store';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedMatch, notStartedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite, siteHtml } from '../../support/render-site';

const round = { part: 'single', name: 'semifinals', round: 2, match: 1 } as const;
const stream = {
  url: 'https://www.twitch.tv/lck',
  embedUrl: 'https://player.twitch.tv/?channel=lck',
  language: 'en',
  main: true,
  official: true,
};

beforeEach(() => saveSettings({ spoilerFree: true }));
afterEach(() => {
  act(() => {
    setTeamsNamed(7, false);
    setRevealed(7, false);
  });
  saveSettings(DEFAULT_SETTINGS);
});

describe('a match of a first round, whose teams are no results', () => {
  const first = { ...round, round: 1, unfed: true } as const;

  it.each([
    ['to come', <MatchList key="1" matches={[notStartedMatch({ round: first })]} />],
    ['over', <MatchList key="2" matches={[finishedMatch({ round: first })]} />],
    ['under way', <LiveCard key="3" match={runningMatch({ round: first, streams: [stream] })} />],
  ])('names its teams and its round: %s', (_, list) => {
    renderSite(list);
    expect(screen.getByRole('link', { name: /T1.*vs/ })).toBeTruthy();
    expect(document.body.textContent).toContain('Semifinal 1');
    expect(document.querySelector('[data-spoiler-teams]')).toBeNull();
  });
});

describe('a match whose teams are results of others, while results are hidden', () => {
  it.each([
    ['to come', <MatchList key="1" matches={[notStartedMatch({ round, streams: [stream] })]} showLeague />],
    ['over', <MatchList key="2" matches={[finishedMatch({ round })]} names="short" />],
    ['under way', <LiveCard key="3" match={runningMatch({ round, streams: [stream] })} />],
  ])('is named by its round when it is %s, in every text and address', (_state, list) => {
    const { container } = renderSite(list);
    expect(screen.getByRole('button', { name: 'Semifinal 1: show the teams' })).toBeTruthy();
    expect(container.innerHTML).not.toMatch(/T1|GEN|gen-g/i);
  });

  it('shows its teams on tap and passes on the focus; the score stays hidden', () => {
    renderSite(<MatchList matches={[finishedMatch({ round })]} />);
    fireEvent.click(screen.getByRole('button', { name: /^Semifinal 1/ }));
    const link = screen.getByRole('link', { name: 'T1 vs Gen.G' });
    expect(document.activeElement).toBe(link);
    expect(link.getAttribute('href')).toBe('/match/7/t1-vs-gen-g');
    expect(screen.getByText('Result hidden')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show the result of T1 vs Gen.G' })).toBeTruthy();
  });

  it('has an eye beside the name, and uncovers no other match', () => {
    const final = { part: 'single', name: 'final', round: 3, match: null } as const;
    const other = finishedMatch({ id: 8, round: final });
    renderSite(<MatchList matches={[finishedMatch({ round }), other]} />);
    const covers = screen.getAllByRole('button', { name: /show the teams$/ });
    expect(covers.map((cover) => cover.querySelector('.name')?.textContent)).toEqual(['Semifinal 1', 'Final']);
    for (const cover of covers) expect(cover.querySelector('.name > svg > use')?.getAttribute('href')).toBe('#icon-eye');
    fireEvent.click(covers[0] ?? expect.fail());
    expect(screen.getAllByRole('link', { name: 'T1 vs Gen.G' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Final: show the teams' })).toBeTruthy();
  });

  it('names them with its result, and only as long as that shows', () => {
    renderSite(<MatchList matches={[finishedMatch({ round })]} />);
    const eye = screen.getByRole('button', { name: 'Show the result of Semifinal 1' });
    fireEvent.click(eye);
    expect(screen.getByRole('link', { name: 'T1 vs Gen.G' })).toBeTruthy();
    fireEvent.click(eye);
    expect(screen.queryByRole('link', { name: 'T1 vs Gen.G' })).toBeNull();
  });

  it('comes from the server in both forms, each marked for the style that picks one', () => {
    const page = document.createElement('div');
    page.innerHTML = siteHtml(<MatchList matches={[notStartedMatch({ round })]} />);
    expect(page.querySelector('a[data-spoiler]')?.textContent).toContain('Gen.G');
    expect(page.querySelector('button[data-cover]')?.textContent).toBe('Semifinal 1: show the teams');
  });
});

it('shows the teams where results are not hidden, without a cover', () => {
  saveSettings(DEFAULT_SETTINGS);
  renderSite(<MatchList matches={[notStartedMatch({ round })]} />);
  expect(screen.getByRole('link', { name: 'T1 vs Gen.G' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /show the teams/ })).toBeNull();
});

it('is listed for its followed league, and for a followed team only where results show', () => {
  const final = notStartedMatch({ id: 1, round });
  const lists = { leagues: [], teams: [], players: [], running: [], upcoming: [final, notStartedMatch({ id: 2 })], latest: [] };
  const ids = (leaguesOrder: readonly number[], hidden: boolean, followingMatches: readonly number[] = []) =>
    followedLists(lists, { leaguesOrder, followingMatches }, hidden).upcoming.map(({ id }) => id);
  expect([ids([], true), ids([293], true), ids([], false), ids([], true, [1])]).toEqual([[2], [1, 2], [1, 2], [1, 2]]);
});
