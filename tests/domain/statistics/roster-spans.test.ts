import { describe, expect, it } from 'vitest';
import { rosterOverTime } from '../../../lib/domain/statistics/roster-spans';
import type { LineUp } from '../../../lib/domain/statistics/team-history';

type Played = readonly [id: number, role: 'top' | 'mid', games: number];

const lineUp = (serieId: number, from: string, to: string, ...players: readonly Played[]): LineUp => ({
  serieId,
  name: `Serie ${serieId}`,
  leagueName: 'LCK',
  from: `${from}T00:00:00Z`,
  to: `${to}T00:00:00Z`,
  players: players.map(([id, role, games]) => ({ id, name: `P${id} of ${serieId}`, role, games })),
});

describe('a roster over time', () => {
  const SECOND = lineUp(2, '2023-01-01', '2023-04-11', [7, 'top', 10], [5, 'mid', 40]);
  const FIRST = lineUp(1, '2022-09-23', '2022-11-12', [3, 'mid', 20], [7, 'top', 20]);

  it('has a line for everybody, by role and first game, under their latest name', () => {
    expect(rosterOverTime([SECOND, FIRST])?.rows.map(({ name, role }) => `${role} ${name}`)).toEqual([
      'top P7 of 2',
      'mid P3 of 1',
      'mid P5 of 2',
    ]);
  });

  it('gives spans as parts of the whole time, with the share of games played', () => {
    const rows = rosterOverTime([SECOND, FIRST])?.rows ?? expect.fail();
    expect(rows.map(({ spans }) => spans.map(({ serieId, from, to, share }) => [serieId, from, to, share]))).toEqual([
      [
        [1, 0, 0.25, 1],
        [2, 0.5, 1, 0.25],
      ],
      [[1, 0, 0.25, 1]],
      [[2, 0.5, 1, 1]],
    ]);
  });

  it('marks the years that begin meanwhile', () => {
    expect(rosterOverTime([SECOND, FIRST])?.years).toEqual([
      { year: 2022, at: 0 },
      { year: 2023, at: 0.5 },
    ]);
  });

  it('is null for a single season or date, and where nobody came or went', () => {
    expect(rosterOverTime([FIRST])).toBeNull();
    const same = lineUp(4, '2023-01-01', '2023-04-11', [3, 'mid', 10], [7, 'top', 10]);
    expect(rosterOverTime([same, FIRST])).toBeNull();
    const once = lineUp(4, '2023-01-01', '2023-01-01', [3, 'mid', 1]);
    expect(rosterOverTime([once, { ...once, serieId: 5 }])).toBeNull();
  });
});
