import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../lib/domain/match/game';
import { curvePoints, goldCurve } from '../../../lib/domain/match/gold-curve';

const NONE = { kills: 0, towers: 0, dragons: 0, barons: 0, inhibitors: 0 };
const frame = (seconds: number, left: object, right: object): Frame => ({
  seconds,
  teams: [
    { id: 77, gold: 2500, ...NONE, ...left },
    { id: 1, gold: 2500, ...NONE, ...right },
  ],
  players: [],
});

const FRAMES = [
  frame(0, {}, {}),
  frame(300, { gold: 8000 }, { gold: 7400, dragons: 1 }),
  frame(600, { gold: 15_000, towers: 2 }, { gold: 15_400, dragons: 1, barons: 1 }),
];

describe('the curve of a game', () => {
  it('is the difference in gold, seen from either team', () => {
    const curve = goldCurve(FRAMES);
    if (!curve) throw new Error('no curve');
    expect(curvePoints(curve, 77).map(({ seconds, lead }) => [seconds, lead])).toEqual([
      [0, 0],
      [300, 600],
      [600, -400],
    ]);
    expect(curvePoints(curve, 1).map(({ lead }) => lead)).toEqual([-0, -600, 400]);
  });

  it('has what each team took between two frames, not its total', () => {
    const curve = goldCurve(FRAMES);
    if (!curve) throw new Error('no curve');
    expect(curvePoints(curve, 77).map(({ since, taken }) => [since, taken])).toEqual([
      [null, []],
      [0, [{ teamId: 1, objective: 'dragons', count: 1 }]],
      [
        300,
        [
          { teamId: 77, objective: 'towers', count: 2 },
          { teamId: 1, objective: 'barons', count: 1 },
        ],
      ],
    ]);
  });

  it('is ordered by time, teams by their ids, whatever the order in the frames', () => {
    const [first, second, third] = FRAMES;
    if (!first || !second || !third) throw new Error('no frames');
    const mixed = [third, { ...second, teams: second.teams.toReversed() }, first];
    const curve = goldCurve(mixed);
    expect(curve && curvePoints(curve, 77).map(({ lead }) => lead)).toEqual([0, 600, -400]);
  });

  it('needs only gold: a frame without it is skipped, and unknown objectives are not counted', () => {
    const bare = (seconds: number, left: object, right: object) => frame(seconds, { towers: null, dragons: null, ...left }, right);
    const curve = goldCurve([
      bare(0, {}, {}),
      bare(60, { gold: null }, { towers: 1 }),
      bare(120, { gold: 3000 }, { towers: 1 }),
      frame(180, { gold: 3500, towers: 3 }, { towers: 2 }),
    ]);
    expect(curve && curvePoints(curve, 77).map(({ seconds, lead }) => [seconds, lead])).toEqual([
      [0, 0],
      [120, 500],
      [180, 1000],
    ]);
    expect(curve && curvePoints(curve, 77).flatMap(({ taken }) => taken)).toEqual([
      { teamId: 1, objective: 'towers', count: 1 },
      { teamId: 1, objective: 'towers', count: 1 },
    ]);
    expect(goldCurve([bare(0, {}, {}), bare(60, { gold: null }, {})])).toBeUndefined();
  });

  it('has a gap where points are more than six minutes apart', () => {
    const curve = goldCurve([frame(0, {}, {}), frame(300, {}, {}), frame(660, {}, {}), frame(1021, {}, {})]);
    expect(curve && curvePoints(curve, 77).map(({ afterGap }) => afterGap)).toEqual([false, false, false, true]);
  });

  it('is empty with fewer than two points', () => {
    expect(goldCurve([])).toBeUndefined();
    expect(goldCurve(FRAMES.slice(0, 1))).toBeUndefined();
    expect(goldCurve([frame(0, {}, {}), { seconds: 300, teams: [], players: [] }])).toBeUndefined();
  });
});
