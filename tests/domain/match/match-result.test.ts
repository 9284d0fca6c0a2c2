import { describe, expect, it } from 'vitest';
import { watchableStream } from '../../../lib/domain/match/watchable-stream';
import { matchResult } from '../../../lib/domain/match/match-result';
import type { GameStub, Stream } from '../../../lib/domain/match/match';
import { finishedMatch, runningMatch, scored } from '../../../lib/fixtures/match-fixture';

const game = (position: number, status: GameStub['status']): GameStub => ({
  id: position,
  position,
  status,
  beginAt: `2023-08-19T0${position + 7}:00:00Z`,
  endAt: null,
  lengthSeconds: null,
  winnerId: null,
  videoUrl: null,
});
const stream = (url: string, overrides: Partial<Stream> = {}): Stream => ({
  url,
  embedUrl: `${url}/embed`,
  language: 'en',
  main: false,
  official: false,
  ...overrides,
});

describe('the result that a page may show', () => {
  it('is null while it is hidden', () => {
    expect(matchResult(finishedMatch(), true)).toBeNull();
  });

  it('names the game under way and its start', () => {
    const match = runningMatch({ games: [game(1, 'finished'), game(2, 'running')] });
    expect(matchResult(match, false)?.game).toEqual({ position: 2, isRunning: true, beginAt: '2023-08-19T09:00:00Z' });
  });

  it('names the next game between two games, never beyond the series', () => {
    expect(matchResult(runningMatch({ games: [] }), false)?.game).toEqual({ position: 3, isRunning: false, beginAt: null });
    expect(
      matchResult(runningMatch({ numOfGames: 1, left: scored({ score: 1 }), right: scored({ score: 0 }) }), false)?.game?.position,
    ).toBe(1);
  });
});

describe('the stream to watch', () => {
  it('is one that can be embedded, preferably the official main one', () => {
    const streams = [
      stream('https://a.test'),
      stream('https://b.test', { main: true, official: true }),
      stream('https://c.test', { main: true, embedUrl: null }),
    ];
    expect(watchableStream({ streams })?.url).toBe('https://b.test');
    expect(watchableStream({ streams: [stream('https://a.test', { embedUrl: null })] })).toBeNull();
  });
});
