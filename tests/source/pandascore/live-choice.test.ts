import { describe, expect, it } from 'vitest';
import { chosenEvents, chosenLives, feedAddress } from '../../../lib/source/pandascore/live-choice';

const NOW = Date.parse('2031-02-01T19:00:00Z');
const live = (matchId: number, isRunning: boolean, minutes: number | null) => ({
  matchId,
  isRunning,
  beginAt: minutes === null ? null : NOW + minutes * 60_000,
  url: `wss://live.pandascore.co/matches/${matchId}`,
  eventsUrl: `wss://live.pandascore.co/matches/${matchId}/events`,
});

describe('the matches that are listened to', () => {
  it('are the running ones first, then by start, three at most', () => {
    const lives = [live(1, false, -5), live(2, true, -30), live(3, true, -90), live(4, false, 10), live(5, true, null)];
    expect(chosenLives(lives, NOW, 3).map(({ matchId }) => matchId)).toEqual([3, 2, 5]);
    expect(chosenLives(lives.slice(0, 2), NOW, 3).map(({ matchId }) => matchId)).toEqual([2, 1]);
  });

  it('include none that begins in more than a quarter of an hour', () => {
    expect(chosenLives([live(1, false, 16), live(2, false, 15), live(3, false, null)], NOW, 3).map(({ matchId }) => matchId)).toEqual([2]);
  });
});

describe('the matches whose events are listened to', () => {
  const matchesOf = (lives: Parameters<typeof chosenEvents>[0]) => chosenEvents(lives, 3).map(({ matchId }) => matchId);

  it('are the first ones, by the connections that frames leave', () => {
    expect(matchesOf([live(1, true, -5)])).toEqual([1]);
    expect(matchesOf([live(1, true, -5), live(2, true, -5)])).toEqual([1]);
    expect(matchesOf([live(1, true, -5), live(2, true, -5), live(3, true, -5)])).toEqual([]);
  });

  it('are only those that have such a feed', () => {
    expect(matchesOf([{ ...live(1, true, -5), eventsUrl: null }, live(2, true, -5)])).toEqual([2]);
  });
});

describe('the address of a feed', () => {
  const api = { baseUrl: 'https://api.pandascore.co', token: 'a b' };

  it('has the token added', () => {
    expect(feedAddress('wss://live.pandascore.co/matches/1', api)?.href).toBe('wss://live.pandascore.co/matches/1?token=a+b');
  });

  it.each([
    'wss://live.pandascore.co.evil.example/matches/1',
    'wss://evilpandascore.co/matches/1',
    'ws://live.pandascore.co/matches/1',
    'https://live.pandascore.co/matches/1',
    'ws://127.0.0.1:80/matches/1',
    'no address',
    `wss://live.pandascore.co/${'x'.repeat(600)}`,
  ])('is rejected at %s: the token goes nowhere else', (url) => {
    expect(feedAddress(url, api)).toBeNull();
  });

  it('may be on the machine of a stand-in for the API', () => {
    const standIn = { ...api, baseUrl: 'http://127.0.0.1:4000' };
    expect(feedAddress('ws://127.0.0.1:5000/matches/1', standIn)).not.toBeNull();
    expect(feedAddress('ws://192.0.2.1:5000/matches/1', standIn)).toBeNull();
  });
});
