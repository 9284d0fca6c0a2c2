// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CatchUpRow } from '../../../components/catch-up/CatchUpRow';
import { CatchUpView } from '../../../components/views/CatchUpView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { recordedGames } from '../../../lib/domain/schedule/catch-up';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { finishedMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite, siteHtml } from '../../support/render-site';

const video = (position: number) => ({ position, videoUrl: `https://www.youtube.com/watch?v=game-${position}` });
const match = finishedMatch({ numOfGames: 5, worthWatching: 4 });
const buttons = () => screen.queryAllByText(/game \d/i).map((each) => each.textContent);

afterEach(() => {
  saveSettings(DEFAULT_SETTINGS);
});

describe('a match to catch up on', () => {
  it('tells score and number of games to nobody before its eye is pressed', () => {
    const { container } = renderSite(<CatchUpRow match={match} games={[1, 2, 3].map(video)} />);
    expect(buttons()).toEqual(['Game 1', 'Game 2', 'Game 3', 'Game 4?', 'Game 5?']);
    expect(container.querySelector('.match-score')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Show the result of / }));
    expect(buttons()).toEqual(['Game 1', 'Game 2', 'Game 3']);
    expect(container.querySelector('.match-score')?.textContent).toBe('2:1');
  });

  it('covers the other teams’ matches, too, for a user who hides only some teams', () => {
    act(() => saveSettings({ spoilerFree: true, spoilerTeamsOnly: true }));
    const { container } = renderSite(<CatchUpRow match={match} games={[1, 2, 3].map(video)} />);
    expect(buttons()).toContain('Game 4?');
    expect(container.querySelector('.match-score')).toBeNull();
  });

  it('shows a match that was marked as watched with its score', () => {
    act(() => saveSettings({ spoilerFree: true }));
    const { container } = renderSite(<CatchUpRow match={{ ...match, id: 99 }} games={[1, 2, 3].map(video)} />);
    fireEvent.click(screen.getByRole('button', { name: /watched/i }));
    expect(container.querySelector('.match-score')).not.toBeNull();
  });

  it('calls a league as fans do, as every other list does', () => {
    renderSite(<CatchUpRow match={{ ...match, leagueId: 297, leagueName: 'World Championship' }} games={[]} />);
    expect(screen.getByText('Worlds')).toBeTruthy();
  });

  it('says which stage it is of, and which round where its teams show', () => {
    const where = () => screen.getByText(/Playoffs/).textContent;
    const semifinal = {
      ...match,
      id: 98,
      tournamentName: 'Playoffs',
      round: { part: 'single', name: 'semifinals', round: 2, match: 1 },
    } as const;
    renderSite(<CatchUpRow match={semifinal} games={[]} />);
    expect(where()).toBe('Playoffs · Semifinal 1');
    act(() => saveSettings({ spoilerFree: true }));
    expect(where()).toBe('Playoffs');
  });

  it('has a row for every possible game while results are hidden', () => {
    act(() => saveSettings({ spoilerFree: true }));
    const shown = [3, 4, 5].map((played) => {
      renderSite(<CatchUpRow match={match} games={Array.from({ length: played }, (_, index) => video(index + 1))} />);
      const texts = buttons();
      cleanup();
      return texts;
    });
    expect(shown[0]).toEqual(['Game 1', 'Game 2', 'Game 3', 'Game 4?', 'Game 5?']);
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
  });

  it('matches games to rows by position', () => {
    const game = { id: 1, beginAt: null, endAt: null, lengthSeconds: null, winnerId: null };
    const games = [
      { ...game, position: 2, status: 'finished' as const, videoUrl: null },
      { ...game, position: 3, status: 'not_started' as const, videoUrl: null },
      { ...game, position: 1, status: 'finished' as const, videoUrl: 'https://example.org/1' },
    ];
    expect(recordedGames(finishedMatch({ games }))).toEqual([
      { position: 1, videoUrl: 'https://example.org/1' },
      { position: 2, videoUrl: null },
    ]);
  });
});

it('a longer time is offered only where there is one', () => {
  const offered = ([1, 3, 7] as const).map((days) => siteHtml(<CatchUpView days={days} rows={[]} />).includes('Try a longer time.'));
  expect(offered).toEqual([true, true, false]);
});
