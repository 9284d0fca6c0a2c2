// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { VideosView, type VideosData } from '../../../components/views/VideosView';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';
import { gameStub, finishedMatch, runningMatch } from '../../../lib/fixtures/match-fixture';
import { renderSite } from '../../support/render-site';

afterEach(() => {
  act(() => saveSettings(DEFAULT_SETTINGS));
});

const videos = [1, 2, 3].map((position) => ({ ...gameStub(position), videoUrl: `https://www.youtube.com/watch?v=${position}` }));
const show = (overrides: Partial<VideosData> = {}) =>
  renderSite(
    <VideosView running={[]} matches={[finishedMatch({ games: videos })]} leagues={[]} leagueId={null} page={1} pages={1} {...overrides} />,
  );
const games = () => screen.queryAllByText(/game \d/i, { selector: 'li *' }).map((each) => each.textContent);

describe('the page of videos', () => {
  it.each([true, false])(
    'lists every possible game, and reveals only on request whether it was played (results hidden: %s)',
    (spoilerFree) => {
      act(() => saveSettings({ ...DEFAULT_SETTINGS, spoilerFree }));
      show();
      expect(games()).toEqual(['Game 1', 'Game 2', 'Game 3?']);
      expect(document.querySelectorAll('li .links a')).toHaveLength(2);
      expect(document.body.textContent).not.toContain('2–1');
      fireEvent.click(screen.getByText('Game 3?'));
      expect(games()).toEqual(['Game 1', 'Game 2', 'Game 3']);
    },
  );

  it('says what the sign of a game that need not have been played means, where there is one', () => {
    show();
    expect(screen.getByText('“Game 3?” may not have been played: the list reveals no result.')).toBeTruthy();
    cleanup();
    show({ matches: [finishedMatch({ numOfGames: 1, games: videos.slice(0, 1) })] });
    expect(screen.queryByText(/may not have been played/)).toBeNull();
  });

  it('has the same rows where the series was shorter', () => {
    show({ matches: [finishedMatch({ games: videos.slice(0, 2) })] });
    expect(games()).toEqual(['Game 1', 'Game 2', 'Game 3?']);
    fireEvent.click(screen.getByText('Game 3?'));
    expect(screen.getByRole('status').textContent).toBe('Game 3 wasn’t played.');
  });

  it('opens the player of a running match as every other page does, and links its other streams', () => {
    const stream = { main: false, official: false };
    const streams = [
      { ...stream, url: 'https://www.twitch.tv/fan', embedUrl: null, language: 'en' },
      { ...stream, url: 'https://www.twitch.tv/lck', embedUrl: 'https://player.twitch.tv/?channel=lck', language: 'ko', main: true },
    ];
    show({ running: [runningMatch({ streams })], matches: [] });
    expect(screen.getByRole('button', { name: /Watch T1.*Gen\.G/ })).toBeTruthy();
    expect([...document.querySelectorAll('.links a')].map((link) => link.textContent)).toEqual(['Twitch · EN']);
    expect(screen.getByText('No recordings yet')).toBeTruthy();
  });
});
