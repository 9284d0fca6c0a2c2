import { describe, expect, it } from 'vitest';
import { gameLog, type LogMoment } from '../../../lib/domain/match/game-log';
import type { ReportedEvent } from '../../../lib/domain/match/reported-events';

const kill = (seconds: number, teamId = 77): ReportedEvent => ({ seconds, kind: 'kill', teamId, playerId: teamId * 10, victimId: 5 });
const taken = (kind: ReportedEvent['kind'], seconds: number, teamId: number | null = 77): ReportedEvent => ({ seconds, kind, teamId });
const log = (list: readonly ReportedEvent[], complete = true) => gameLog({ complete, list: [...list] }).moments;
const told = (moments: readonly LogMoment[]) =>
  moments.map((moment) => [moment.seconds, moment.what, 'duels' in moment ? moment.duels.length : moment.count]);

describe('the log of a game', () => {
  it('has the first kill and fights, and no other kill', () => {
    const kills = [100, 400, 420, 600, 610, 630, 700].map((seconds) => kill(seconds));
    expect(told(log(kills))).toEqual([
      [100, 'firstBlood', 1],
      [600, 'fight', 3],
    ]);
  });

  it('calls three kills a fight where they are within thirty seconds', () => {
    expect(told(log([kill(0), kill(600), kill(615), kill(631)]))).toEqual([[0, 'firstBlood', 1]]);
    expect(told(log([kill(0), kill(600), kill(615, 1), kill(630)]))).toContainEqual([600, 'fight', 3]);
  });

  it('counts a fight as long as it goes on', () => {
    expect(told(log([600, 605, 610, 635, 660].map((seconds) => kill(seconds))))).toContainEqual([600, 'fight', 5]);
  });

  it('has no first kill where events may be missing', () => {
    expect(log([kill(900)], false)).toEqual([]);
  });

  it('groups towers and void grubs of one team, and lists dragons and barons one by one', () => {
    const list = [
      taken('tower', 900),
      taken('tower', 925),
      taken('tower', 960),
      taken('tower', 905, 1),
      taken('voidGrub', 500),
      taken('voidGrub', 510),
    ];
    expect(told(log([...list, taken('dragon', 700), taken('dragon', 710), taken('baron', 1500)]))).toEqual([
      [500, 'voidGrub', 2],
      [700, 'dragon', 1],
      [710, 'dragon', 1],
      [900, 'tower', 2],
      [905, 'tower', 1],
      [960, 'tower', 1],
      [1500, 'baron', 1],
    ]);
  });

  it('names who took an objective, where it was one player', () => {
    expect(log([{ ...taken('dragon', 700), playerId: 8, dragon: 'fire' }])).toEqual([
      { seconds: 700, what: 'dragon', teamId: 77, count: 1, playerId: 8, dragon: 'fire' },
    ]);
    expect(
      log([
        { ...taken('tower', 700), playerId: 8 },
        { ...taken('tower', 705), playerId: 9 },
      ]),
    ).toEqual([{ seconds: 700, what: 'tower', teamId: 77, count: 2 }]);
  });
});
