import { describe, expect, it } from 'vitest';
import { parseLive, parseLiveFrame, parseLiveMessage } from '../../../lib/source/wire/parse-live';
import { parsed, rejected } from '../../support/source/expect-parsed';
import { wireLive, wireLiveFrame, wireLiveTeam } from '../../support/source/live-fixture';

describe('a frame of a live feed', () => {
  it('has both teams, blue first, and their players by role', () => {
    const frame = parsed(parseLiveFrame(wireLiveFrame()));
    expect(frame).toMatchObject({ gameId: 4001, seconds: 600, paused: false, finished: false });
    const [blue, red] = frame.teams;
    expect(blue).toMatchObject({ id: 901, side: 'blue', gold: 8500, kills: 5, dragons: 1, barons: 0, heralds: 1, voidGrubs: 3 });
    expect(red).toMatchObject({ id: 902, side: 'red', gold: 7300, kills: 2 });
    expect(blue.players.map(({ role }) => role)).toEqual(['top', 'jgl', 'mid', 'adc', 'support']);
    expect(blue.players[1]).toMatchObject({ id: 8002, champion: { id: 32, name: 'Heron' }, cs: 40, level: 6, kills: 1 });
  });

  it('is parsed in the API’s list form: heralds and Atakhan in the plural, no state of the game', () => {
    const {
      paused: _p,
      finished: _f,
      winner_id: _w,
      ...listed
    } = wireLiveFrame({
      blue: wireLiveTeam({ herald: undefined, heralds: 2, atakhans: 1, voidgrubs: null }),
    });
    expect(parsed(parseLiveFrame(listed))).toMatchObject({
      paused: false,
      finished: false,
      teams: [{ heralds: 2, atakhans: 1, voidGrubs: null }, { atakhans: null }],
    });
  });

  it('is parsed in the form of older feeds: the game as an object, objectives as lists', () => {
    const blue = wireLiveTeam({ drakes: ['cloud', 'ocean'], nashors: [] });
    const old = wireLiveFrame({ game_id: undefined, game: { id: 4001, finished: true, winner_id: 901 }, finished: undefined, blue });
    expect(parsed(parseLiveFrame(old))).toMatchObject({ gameId: 4001, finished: true, teams: [{ dragons: 2, barons: 0 }, {}] });
  });

  it('skips a player and a figure that cannot be read', () => {
    const blue = wireLiveTeam({ gold: -4, drakes: 'two', players: { top: 7, mid: { id: 8003 } } });
    const { teams } = parsed(parseLiveFrame(wireLiveFrame({ blue })));
    expect(teams[0]).toMatchObject({ gold: null, dragons: null, players: [{ id: 8003, role: 'mid', kills: null, champion: { id: 0 } }] });
  });

  it('is malformed without its game, its time or a team', () => {
    expect(rejected(parseLiveFrame(wireLiveFrame({ game_id: null }))).reason).toBe('names no game');
    expect(rejected(parseLiveFrame(wireLiveFrame({ current_timestamp: -1 }))).reason).toContain('current_timestamp');
    expect(rejected(parseLiveFrame(wireLiveFrame({ red: null }))).reason).toContain('red');
    expect(rejected(parseLiveFrame(wireLiveFrame({ red: wireLiveTeam() }))).reason).toBe('has one team on both sides');
  });
});

describe('a message of a live feed', () => {
  const said = (message: unknown) => {
    const { frames, recovered } = parseLiveMessage(JSON.stringify(message));
    return { seconds: frames.map((frame) => (frame.ok ? frame.value.seconds : frame.error.reason)), recovered };
  };

  it('is a frame, or wraps one', () => {
    expect(said(wireLiveFrame())).toEqual({ seconds: [600], recovered: false });
    expect(said({ type: 'frame', payload: wireLiveFrame() })).toEqual({ seconds: [600], recovered: false });
  });

  it('may contain missed frames as a list', () => {
    const past = [wireLiveFrame({ current_timestamp: 10 }), { type: 'kill' }, wireLiveFrame({ current_timestamp: 70 })];
    expect(said(past)).toEqual({ seconds: [10, 70], recovered: true });
    expect(said({ type: 'recover', payload: past })).toEqual({ seconds: [10, 70], recovered: true });
  });

  it.each([[{ type: 'hello', payload: {} }], [{ type: 'kill', payload: { killer: 8001 } }], [null], [7], ['text']])(
    'contains nothing where it is %j',
    (message) => {
      expect(said(message)).toEqual({ seconds: [], recovered: false });
    },
  );

  it('is malformed where it is not JSON', () => {
    const [only] = parseLiveMessage('{"blue":').frames;
    expect(only?.ok).toBe(false);
  });
});

describe('an entry of the list of lives', () => {
  it('names the feed of frames', () => {
    expect(parsed(parseLive(wireLive(3001, 'wss://live.pandascore.co/matches/3001')))).toEqual({
      matchId: 3001,
      eventsUrl: null,
      isRunning: true,
      beginAt: Date.parse('2031-02-01T19:00:00Z'),
      url: 'wss://live.pandascore.co/matches/3001',
    });
  });

  it('is foreign for another game, after its end, and without an open feed', () => {
    expect(rejected(parseLive(wireLive(1, 'wss://x', { status: 'finished' }))).kind).toBe('foreign');
    expect(rejected(parseLive(wireLive(1, 'wss://x', { videogame: { id: 3 } }))).kind).toBe('foreign');
    expect(rejected(parseLive({ ...wireLive(1, 'wss://x'), endpoints: [{ type: 'frames', url: 'wss://x', open: false }] })).kind).toBe(
      'foreign',
    );
  });
});
