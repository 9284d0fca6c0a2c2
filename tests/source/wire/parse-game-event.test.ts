import { describe, expect, it } from 'vitest';
import { parseEventMessage, parseGameEvent } from '../../../lib/source/wire/parse-game-event';
import { wireDrake, wireFeedEvent, wireGameEvent, wireKill } from '../../support/source/live-fixture';

function read(document: unknown) {
  const parsed = parseGameEvent(document);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return { event: parsed.value, losses: parsed.losses };
}

describe('an event of a game', () => {
  it('is parsed in the form of a list', () => {
    expect(read(wireGameEvent()).event).toMatchObject({
      ...{ gameId: 4001, seconds: 330, kind: 'dragon', side: 'blue', playerId: 8002, victimId: null, dragon: 'fire' },
    });
  });

  it('is parsed in the form of a feed', () => {
    expect(read(wireKill(200, 8002, 8103)).event).toMatchObject({
      gameId: null,
      kind: 'kill',
      side: 'blue',
      playerId: 8002,
      victimId: 8103,
    });
    expect(read(wireDrake(330)).event).toMatchObject({ seconds: 330, kind: 'dragon', dragon: 'fire' });
  });

  it('has one key in both forms', () => {
    expect(read(wireDrake(330)).event?.key).toBe(read(wireGameEvent()).event?.key);
    expect(read(wireDrake(331)).event?.key).not.toBe(read(wireDrake(330)).event?.key);
    expect(read({ ...wireDrake(330), id: 7 }).event?.key).toBe(read({ ...wireDrake(331), id: 7 }).event?.key);
  });

  it('is by the other side where minions destroyed a tower', () => {
    const minion = { type: 'minion', object: { name: 'Minion' } };
    const tower = { type: 'tower', object: { name: 'Tower', side: 'blue' } };
    expect(read(wireFeedEvent(900, tower, minion)).event).toMatchObject({ kind: 'tower', side: 'red', playerId: null });
  });

  it.each([
    ['a minion', wireFeedEvent(90, { type: 'minion', object: { name: 'Minion', side: 'red' } })],
    ['nothing that has a name', wireFeedEvent(90, { type: 'unknown' })],
    [
      'a player who fell to a tower',
      wireFeedEvent(90, { type: 'player', object: { player_id: 8101, side: 'red' } }, { type: 'tower', object: null }),
    ],
  ])('is skipped for %s, which is no loss', (_, document) => {
    expect(read(document)).toEqual({ event: null, losses: [] });
  });

  it('is a loss for an unknown type', () => {
    const { event, losses } = read(wireFeedEvent(90, { type: 'x'.repeat(500), object: null }));
    expect(event).toBeNull();
    expect(losses).toMatchObject([{ kind: 'dropped', entity: 'game event', part: 'type' }]);
    expect(losses[0]?.example.reason.length).toBeLessThan(80);
  });

  it('cannot be read without its time', () => {
    expect(parseGameEvent(wireGameEvent({ ingame_timestamp: 'soon' })).ok).toBe(false);
  });
});

describe('a message of a feed of events', () => {
  const seconds = (message: unknown) => {
    const { events, recovered } = parseEventMessage(typeof message === 'string' ? message : JSON.stringify(message));
    return [recovered, events.map((each) => (each.ok ? each.value?.seconds : each.error.reason))];
  };

  it('contains an event, bare or wrapped', () => {
    expect(seconds(wireDrake(330))).toEqual([false, [330]]);
    expect(seconds({ type: 'event', payload: wireDrake(330) })).toEqual([false, [330]]);
  });

  it('contains all of the past, in any of its forms, even empty', () => {
    const past = [wireKill(200, 8002, 8103), wireDrake(330)];
    for (const message of [past, { type: 'recover', payload: past }, { type: 'recover', payload: { events: past } }])
      expect(seconds(message)).toEqual([true, [200, 330]]);
    expect(seconds({ type: 'recover', payload: [] })).toEqual([true, []]);
  });

  it('contains none as a greeting, and is a defect where it is not JSON', () => {
    expect(seconds({ type: 'hello', payload: {} })).toEqual([false, []]);
    expect(seconds('null')).toEqual([false, []]);
    expect(seconds('{')).toEqual([false, ['is no JSON']]);
  });
});
