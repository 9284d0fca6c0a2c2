import { describe, expect, it } from 'vitest';
import type { Frame, GameDetail } from '../../../lib/domain/match/game';
import { hasCourse, withListedGames, withLiveGames } from '../../../lib/domain/match/live-games';
import { finishedGame, gameTeam } from '../../support/game-fixture';

const frame = (seconds: number): Frame => ({ seconds, teams: [], players: [] });
const clock = { seconds: 600, at: '2023-08-19T08:15:00Z', stands: false };
const live = (overrides: Partial<GameDetail> = {}): GameDetail =>
  finishedGame({ status: 'running', winnerId: null, lengthSeconds: null, clock, teams: [gameTeam({ kills: 3 })], ...overrides });
const secondsOf = (game: GameDetail | undefined) => game?.frames.map(({ seconds }) => seconds);

describe('a game from a live feed', () => {
  it('replaces the earlier state of the game; other games stay', () => {
    const first = finishedGame({ id: 99, position: 1 });
    const before = live({ position: 2, teams: [gameTeam({ kills: 1 })] });
    expect(withLiveGames([first, before], [live({ position: 2 })])).toMatchObject([{ id: 99 }, { id: 100, teams: [{ kills: 3 }] }]);
  });

  it('continues the earlier frames', () => {
    const [game] = withLiveGames([live({ frames: [0, 60, 120, 131].map(frame) })], [live({ frames: [180, 190].map(frame) })]);
    expect(secondsOf(game)).toEqual([0, 60, 120, 180, 190]);
  });

  it('keeps the bans', () => {
    const [game] = withLiveGames([live({ teams: [gameTeam({ bans: [31] })] })], [live()]);
    expect(game?.teams).toMatchObject([{ kills: 3, bans: [31] }]);
  });

  it('adds only frames to a game whose figures are known', () => {
    const [game] = withLiveGames([finishedGame()], [live({ frames: [frame(0)] })]);
    expect(game).toEqual(finishedGame({ frames: [frame(0)] }));
  });
});

describe('the events of a game', () => {
  const told = (complete: boolean, ...seconds: readonly number[]) => ({
    events: { complete, list: seconds.map((each) => ({ seconds: each, kind: 'tower' as const, teamId: 77 })) },
  });
  const joined = (known: Partial<GameDetail>, now: Partial<GameDetail>) => withLiveGames([live(known)], [live(now)])[0]?.events;

  it('are those of the feed, once it is complete', () => {
    expect(joined(told(true, 100, 500), told(true, 100))).toEqual(told(true, 100).events);
  });

  it('are joined with the earlier ones otherwise, and marked as incomplete', () => {
    expect(joined(told(true, 100, 500), told(false, 900))).toEqual(told(false, 100, 500, 900).events);
    expect(joined(told(true, 100, 500), {})).toEqual(told(false, 100, 500).events);
  });

  it('stay when the final figures are listed', () => {
    expect(withListedGames([live(told(true, 100))], [finishedGame()])[0]?.events).toEqual(told(true, 100).events);
  });
});

describe('the source’s list of games', () => {
  it('takes precedence, with the frames that it leaves out', () => {
    expect(withListedGames([live({ frames: [frame(0)] })], [finishedGame()])).toEqual([finishedGame({ frames: [frame(0)] })]);
    expect(secondsOf(withListedGames([live({ frames: [frame(0)] })], [finishedGame({ frames: [frame(60)] })])[0])).toEqual([60]);
  });

  it.each(['running', 'finished'] as const)('does not replace figures with an empty game (%s)', (status) => {
    const bare = finishedGame({ status, teams: [], players: [], videoUrl: 'https://video.example/1' });
    expect(withListedGames([live()], [bare])).toMatchObject([
      { status: 'running', winnerId: null, clock, teams: [{ kills: 3 }], videoUrl: 'https://video.example/1' },
    ]);
  });

  it('is all there is without a feed', () => {
    const bare = finishedGame({ teams: [], players: [] });
    expect(withListedGames([], [bare])).toEqual([bare]);
    expect(withListedGames([finishedGame()], [bare])).toEqual([bare]);
  });
});

describe('the course of a game', () => {
  it.each([
    ['none', [], null, false],
    ['one moment', [0], null, false],
    ['every minute', [0, 60, 120, 175], 175, true],
    ['a gap', [0, 60, 300], 300, false],
    ['no beginning', [600, 660], 700, false],
    ['no end', [0, 60, 120], 1800, false],
  ])('%s', (_, moments, lengthSeconds, known) => {
    expect(hasCourse({ frames: moments.map(frame), lengthSeconds })).toBe(known);
  });
});
