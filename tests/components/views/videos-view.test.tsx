// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
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
const games = () => screen.queryAllByText(/game \d/i).map((each) => each.textContent);

describe('the page of videos', () => {
  it('has a row for every possible game while results are hidden, and reveals only on request whether it was played', () => {
    show();
    expect(games()).toHaveLength(3);
    act(() => saveSettings({ ...DEFAULT_SETTINGS, spoilerFree: true }));
    expect(games()).toEqual(['Watch game 1', 'Watch game 2', 'Game 3, if played']);
    expect(document.querySelectorAll('li .links a')).toHaveLength(2);
    expect(document.body.textContent).not.toContain('2–1');
    fireEvent.click(screen.getByText('Game 3, if played'));
    expect(games()).toEqual(['Watch game 1', 'Watch game 2', 'Watch game 3']);
  });

  it('has the same rows where the series was shorter', () => {
    show({ matches: [finishedMatch({ games: videos.slice(0, 2) })] });
    act(() => saveSettings({ ...DEFAULT_SETTINGS, spoilerFree: true }));
    expect(games()).toEqual(['Watch game 1', 'Watch game 2', 'Game 3, if played']);
    fireEvent.click(screen.getByText('Game 3, if played'));
    expect(screen.getByRole('status').textContent).toBe('Game 3 wasn’t played.');
  });

  it('marks the recording of a game that might not have been needed, for the time before scripts run', () => {
    show();
    expect([...document.querySelectorAll('li [data-spoiler]')].map((each) => each.textContent)).toEqual(['Watch game 3']);
  });

  it('lists a running match without a known stream', () => {
    show({ running: [runningMatch({ streams: [] })], matches: [] });
    expect(screen.queryByText('Nothing live right now')).toBeNull();
    expect(screen.getByText('No stream known.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /T1.*Gen\.G/ })).toBeTruthy();
  });

  it('lists the streams of running matches, official ones first', () => {
    const stream = { embedUrl: null, main: false };
    const streams = [
      { ...stream, url: 'https://www.twitch.tv/fan', language: 'en', official: false },
      { ...stream, url: 'https://www.twitch.tv/lck', language: 'ko', official: true },
    ];
    show({ running: [runningMatch({ streams })], matches: [] });
    expect([...document.querySelectorAll('.links a')].map((link) => link.textContent)).toEqual(['Twitch · KO', 'Twitch · EN']);
    expect(screen.getByText('No recordings yet')).toBeTruthy();
  });
});
