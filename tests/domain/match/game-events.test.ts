import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../lib/domain/match/game';
import type { ReportedEvent } from '../../../lib/domain/match/reported-events';
import { gameEvents } from '../../../lib/domain/match/game-events';
import { pageGame } from '../../../lib/domain/match/page-game';
import { finishedGame } from '../../support/game-fixture';

const NONE = { kills: 0, towers: 0, dragons: 0, barons: 0, inhibitors: 0 };
const frame = (seconds: number, one: object, other: object): Frame => ({
  seconds,
  teams: [
    { id: 77, gold: 1000 + 20 * seconds, ...NONE, ...one },
    { id: 1, gold: 1000 + 20 * seconds, ...NONE, ...other },
  ],
  players: [],
});

function eventsOf(frames: readonly Frame[]) {
  const { curve, course } = pageGame(finishedGame({ frames: [...frames] }), { prior: null });
  if (!curve || !course) throw new Error('no course');
  return gameEvents(curve, course);
}

describe('the events of a game', () => {
  it('are what was taken since the previous frame, with what it changed', () => {
    const [event, ...others] = eventsOf([
      frame(600, {}, {}),
      frame(660, {}, { dragons: 1, gold: 14_900, kills: 2 }),
      frame(720, {}, { dragons: 1, kills: 2, gold: 16_100 }),
    ]);
    expect(event).toMatchObject({
      seconds: 660,
      since: 600,
      teams: [{ teamId: 1, kills: 2, taken: [{ objective: 'dragons', count: 1 }] }],
      gained: { teamId: 1, gold: 700 },
      chance: { teamId: 1 },
    });
    expect(event?.chance?.after).toBeGreaterThan(event?.chance?.before ?? 1000);
    expect(others).toEqual([]);
  });

  it('include fights and gold swings, and nothing smaller', () => {
    const frames = [frame(600, {}, {}), frame(660, { kills: 2 }, { kills: 1 }), frame(720, { kills: 3 }, { kills: 1, gold: 17_000 })];
    expect(eventsOf(frames).map(({ seconds, gained }) => [seconds, gained])).toEqual([
      [660, null],
      [720, { teamId: 1, gold: 1600 }],
    ]);
    expect(eventsOf([frame(600, {}, {}), frame(660, { kills: 2 }, {})])).toEqual([]);
  });

  it('include a swing of the win chance, for early in a game less gold moves it', () => {
    const [event] = eventsOf([frame(240, {}, {}), frame(300, { kills: 2, gold: 8_100 }, {})]);
    expect(event).toMatchObject({ teams: [{ teamId: 77, kills: 2, taken: [] }], gained: { gold: 1100 }, chance: { teamId: 77 } });
  });

  it('leave out unknown stretches', () => {
    expect(eventsOf([frame(0, {}, {}), frame(900, {}, {}), frame(2000, { barons: 1 }, {})])).toEqual([]);
  });

  it('name no kills where a frame has none', () => {
    const [event] = eventsOf([frame(600, { kills: null }, {}), frame(660, { kills: 5, towers: 1 }, {})]);
    expect(event?.teams).toEqual([{ teamId: 77, kills: 0, taken: [{ objective: 'towers', count: 1 }] }]);
  });
});

describe('single events', () => {
  const kill = (seconds: number, teamId: number): ReportedEvent => ({ seconds, kind: 'kill', teamId, playerId: teamId + 1, victimId: 5 });
  const dragon = (seconds: number): ReportedEvent => ({ seconds, kind: 'dragon', teamId: 1, playerId: 2, dragon: 'fire' });
  const linesOf = (frames: readonly Frame[], list: readonly ReportedEvent[], complete = true) => {
    const game = finishedGame({ frames: [...frames], events: { complete, list: [...list] } });
    const { curve, course, log } = pageGame(game, { prior: null });
    return gameEvents(curve, course, log);
  };

  it('appear at their own times, with who did it', () => {
    const lines = linesOf([frame(600, {}, {}), frame(660, {}, { dragons: 1 })], [dragon(611), kill(100, 1)]);
    expect(lines).toMatchObject([
      { seconds: 100, since: null, teams: [{ teamId: 1, firstBlood: true, duels: [{ killerId: 2, victimId: 5 }] }] },
      { seconds: 611, since: null, teams: [{ teamId: 1, taken: [{ objective: 'dragons', count: 1, playerId: 2, dragon: 'fire' }] }] },
    ]);
    expect(lines).toHaveLength(2);
  });

  it('carry the changes of their minute, on the last event of the team that gained', () => {
    const frames = [frame(600, {}, {}), frame(660, {}, { gold: 15_200, dragons: 1 })];
    const tower: ReportedEvent = { seconds: 650, kind: 'tower', teamId: 77 };
    expect(linesOf(frames, [dragon(611), tower]).map(({ gained }) => gained)).toEqual([{ teamId: 1, gold: 1000 }, null]);
  });

  it('leave gold swings their own entry where their minute has no event', () => {
    const frames = [frame(600, {}, {}), frame(660, {}, {}), frame(720, { gold: 17_000 }, {})];
    expect(linesOf(frames, [dragon(611)]).map(({ seconds, since }) => [seconds, since])).toEqual([
      [611, null],
      [720, 660],
    ]);
  });

  it('are replaced by frames where some may be missing', () => {
    const frames = [frame(600, {}, {}), frame(660, {}, { dragons: 1 }), frame(720, { towers: 1 }, { dragons: 1 })];
    expect(linesOf(frames, [dragon(611)], false).map(({ seconds, since }) => [seconds, since])).toEqual([
      [611, null],
      [720, 660],
    ]);
    expect(linesOf(frames, [dragon(611)]).map(({ seconds }) => seconds)).toEqual([611]);
  });

  it('need no frames', () => {
    expect(linesOf([], [dragon(611)])).toMatchObject([{ seconds: 611, gained: null, chance: null }]);
  });
});
