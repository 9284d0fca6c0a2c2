import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noEvents, reportedEventsOf, turnedBackTo, withEvent, withPast } from '../../../lib/source/pandascore/event-course';
import { parseGameEvent } from '../../../lib/source/wire/parse-game-event';
import { parseLiveFrame } from '../../../lib/source/wire/parse-live';
import { wireDrake, wireGameEvent, wireKill, wireLiveFrame, wireLiveTeam } from '../../support/source/live-fixture';

function eventOf(document: unknown) {
  const parsed = parseGameEvent(document);
  if (!parsed.ok || parsed.value === null) throw new Error('no event');
  return parsed.value;
}
function frameOf(seconds: number, drakes: number) {
  const parsed = parseLiveFrame(
    wireLiveFrame({
      current_timestamp: seconds,
      blue: wireLiveTeam({ drakes, nashors: 0 }),
      red: wireLiveTeam({ id: 902, drakes: 0, nashors: 0, players: null }),
    }),
  );
  if (!parsed.ok) throw new Error('no frame');
  return parsed.value;
}
const kill = (seconds: number) => eventOf(wireKill(seconds, 8002, 8103));
const drake = (seconds: number) => eventOf(wireDrake(seconds));
const secondsOf = ({ events }: ReturnType<typeof noEvents>) => events.map(({ seconds }) => seconds);

describe('the events of a running game', () => {
  it('are listed once each, by time', () => {
    const course = [kill(200), drake(330), kill(320), drake(330)].reduce(withEvent, noEvents(4001));
    expect(secondsOf(course)).toEqual([200, 320, 330]);
  });

  it('drop what was played before the clock was turned back', () => {
    const course = [kill(200), drake(330), kill(500)].reduce(withEvent, noEvents(4001));
    expect(secondsOf(turnedBackTo(course, 330))).toEqual([200, 330]);
    expect(secondsOf(withEvent(course, kill(250)))).toEqual([200, 250]);
  });

  it('are those of the past and those that arrived meanwhile', () => {
    const course = withPast(withEvent(noEvents(4001), kill(900)), [kill(200), drake(330)]);
    expect([secondsOf(course), course.recovered]).toEqual([[200, 330, 900], true]);
  });

  it('ignore other games in the past', () => {
    expect(secondsOf(withPast(noEvents(4001), [drake(330), eventOf(wireGameEvent({ game_id: 4002, ingame_timestamp: 400 }))]))).toEqual([
      330,
    ]);
  });

  it('do not depend on the order of the past, nor on how often it is sent', () => {
    const times = fc.uniqueArray(fc.integer({ min: 1, max: 3000 }), { maxLength: 40 });
    fc.assert(
      fc.property(times, (seconds) => {
        const past = seconds.toSorted((a, b) => a - b).map(kill);
        const course = withPast(noEvents(4001), past);
        expect(secondsOf(course)).toEqual(past.map((event) => event.seconds));
        expect(withPast(noEvents(4001), past.toReversed())).toEqual(course);
        expect(withPast(course, past)).toEqual(course);
        expect(past.reduce(withEvent, course)).toEqual(course);
      }),
    );
  });
});

describe('events as a game has them', () => {
  it('are by team', () => {
    expect(reportedEventsOf(withPast(noEvents(4001), [kill(200), drake(330)]), frameOf(600, 1))).toEqual({
      complete: true,
      list: [
        { seconds: 200, kind: 'kill', teamId: 901, playerId: 8002, victimId: 8103 },
        { seconds: 330, kind: 'dragon', teamId: 901, playerId: 8002, dragon: 'fire' },
      ],
    });
  });

  it('are complete only with the past, and with as many dragons as the frame counts', () => {
    const past = withPast(noEvents(4001), [drake(330)]);
    expect(reportedEventsOf({ ...past, recovered: false }, frameOf(600, 1)).complete).toBe(false);
    expect(reportedEventsOf(past, frameOf(600, 2)).complete).toBe(false);
    expect(reportedEventsOf(past, frameOf(600, 0)).complete).toBe(false);
    // The frame is older than the event.
    expect(reportedEventsOf(past, frameOf(329, 0)).complete).toBe(true);
  });
});
