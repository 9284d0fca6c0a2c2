import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../lib/domain/match/game';
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
  it('are what was taken since the frame before, with what it changed', () => {
    const [event, ...others] = eventsOf([
      frame(600, {}, {}),
      frame(660, {}, { dragons: 1, gold: 14_900, kills: 2 }),
      frame(720, {}, { dragons: 1, kills: 2 }),
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

  it('are fights and swings of gold, too, and nothing that is smaller', () => {
    const frames = [frame(600, {}, {}), frame(660, { kills: 2 }, { kills: 1 }), frame(720, { kills: 3 }, { kills: 1, gold: 17_000 })];
    expect(eventsOf(frames).map(({ seconds, gained }) => [seconds, gained])).toEqual([
      [660, null],
      [720, { teamId: 1, gold: 1600 }],
    ]);
    expect(eventsOf([frame(600, {}, {}), frame(660, { kills: 2 }, {})])).toEqual([]);
  });

  it('are not those of a time of which nothing is known', () => {
    expect(eventsOf([frame(0, {}, {}), frame(900, {}, {}), frame(2000, { barons: 1 }, {})])).toEqual([]);
  });

  it('name no kills where a frame does not tell them', () => {
    const [event] = eventsOf([frame(600, { kills: null }, {}), frame(660, { kills: 5, towers: 1 }, {})]);
    expect(event?.teams).toEqual([{ teamId: 77, kills: 0, taken: [{ objective: 'towers', count: 1 }] }]);
  });
});
