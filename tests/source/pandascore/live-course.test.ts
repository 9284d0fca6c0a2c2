import { describe, expect, it } from 'vitest';
import { curvePoints, goldCurve } from '../../../lib/domain/match/gold-curve';
import { framesOf, gameOf, misses, withFrame, withRecovered, type LiveCourse } from '../../../lib/source/pandascore/live-course';
import { type LiveFrame, parseLiveFrame } from '../../../lib/source/wire/parse-live';
import { parsed } from '../../support/source/expect-parsed';
import { wireLiveFrame } from '../../support/source/live-fixture';

const AT = Date.parse('2031-02-01T19:10:00Z');
const frame = (seconds: number, overrides: Record<string, unknown> = {}): LiveFrame =>
  parsed(parseLiveFrame(wireLiveFrame({ current_timestamp: seconds, ...overrides })));

/** A frame every two seconds. */
function listen(from: number, to: number, before: LiveCourse | null = null): LiveCourse {
  let course = before;
  for (let seconds = from; seconds <= to; seconds += 2) course = withFrame(course, frame(seconds), AT + seconds * 1000);
  if (course === null) throw new Error('no frames');
  return course;
}

const secondsOf = (course: LiveCourse) => gameOf(course, 1, null).frames.map(({ seconds }) => seconds);

describe('the course of a game', () => {
  it('has a frame for each whole minute, and the last one', () => {
    expect(secondsOf(listen(1, 185))).toEqual([0, 60, 120, 180, 185]);
  });

  it('has its state at fifteen minutes, which statistics need', () => {
    const at15 = gameOf(listen(601, 1000), 1, null).frames.find(({ seconds }) => seconds === 900);
    expect(at15?.teams.map(({ gold }) => gold)).toEqual([2500 + 9010, 2500 + 901 * 8]);
  });

  it('keeps the time of a frame that is the first after a gap', () => {
    expect(secondsOf(listen(340, 420, listen(0, 100)))).toEqual([0, 60, 340, 360, 420]);
  });

  it('continues where the clock of a game was turned back', () => {
    const course = withFrame(listen(0, 700), frame(310), AT);
    expect(secondsOf(course)).toEqual([0, 60, 120, 180, 240, 300, 310]);
    expect(gameOf(course, 1, null).clock?.seconds).toBe(310);
  });

  it('restarts with the next game', () => {
    const course = withFrame(listen(0, 700), frame(4, { game_id: 4002 }), AT);
    expect(course).toMatchObject({ gameId: 4002, minutes: [{ seconds: 4 }] });
  });

  it('is filled with what was missed, and only with that', () => {
    const course = listen(340, 420, listen(0, 100));
    expect(misses(listen(0, 100), frame(340))).toBe(true);
    const past = [...[0, 62, 120, 181, 240, 302, 900].map((seconds) => frame(seconds)), frame(130, { game_id: 9 })];
    expect(secondsOf(withRecovered(course, past))).toEqual([0, 60, 120, 180, 240, 300, 360, 420]);
  });

  it('has no gap while frames arrive each minute', () => {
    expect([misses(null, frame(30)), misses(listen(0, 100), frame(160)), misses(null, frame(400))]).toEqual([false, false, true]);
  });

  it('makes the gold curve', () => {
    const curve = goldCurve(gameOf(listen(0, 600), 1, null).frames);
    if (!curve) throw new Error('no curve');
    const points = curvePoints(curve, 901);
    expect(points).toHaveLength(11);
    expect(points.at(-1)).toMatchObject({ seconds: 600, lead: 1200 });
  });

  it('is read from the frames of a finished game', () => {
    expect(framesOf([1, 3, 61, 119, 121].map((seconds) => frame(seconds))).map(({ seconds }) => seconds)).toEqual([0, 60, 120, 121]);
    expect(framesOf([])).toEqual([]);
  });
});

describe('a running game', () => {
  it('has the figures of its latest frame, everything else unknown', () => {
    const game = gameOf(listen(0, 600), 2, '2031-02-01T19:00:00Z');
    expect(game).toMatchObject({ id: 4001, position: 2, status: 'running', winnerId: null, lengthSeconds: null });
    expect(game.teams[0]).toMatchObject({ id: 901, side: 'blue', gold: 8500, kills: 5, voidGrubs: 3, firstBlood: null, bans: [] });
    expect(game.players).toHaveLength(10);
    expect(game.players[0]).toMatchObject({ teamId: 901, role: 'top', gold: null, cs: 40, damage: null });
  });

  it('has the clock’s reading and its time', () => {
    expect(gameOf(listen(0, 600), 1, null).clock).toEqual({ seconds: 600, at: '2031-02-01T19:20:00Z', stands: false });
  });

  it('stands still while it is paused, from the moment of the pause', () => {
    let course = listen(0, 600);
    for (const later of [2, 4, 60]) course = withFrame(course, frame(600, { paused: true }), AT + (600 + later) * 1000);
    expect(gameOf(course, 1, null).clock).toEqual({ seconds: 600, at: '2031-02-01T19:20:02Z', stands: true });
    course = withFrame(course, frame(600), AT + 720 * 1000);
    expect(gameOf(course, 1, null).clock).toEqual({ seconds: 600, at: '2031-02-01T19:22:00Z', stands: false });
  });

  it('is not over before the match has its winner', () => {
    const game = gameOf(withFrame(listen(0, 600), frame(602, { finished: true, winner_id: 901 }), AT), 1, null);
    expect(game).toMatchObject({ status: 'running', winnerId: null, clock: { seconds: 602, stands: true } });
  });
});
