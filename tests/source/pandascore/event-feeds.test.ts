import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../../lib/domain/values/durations';
import type { Match } from '../../../lib/domain/match/match';
import { gameStub, runningMatch } from '../../../lib/fixtures/match-fixture';
import { pandaScoreClient } from '../../../lib/source/pandascore/client';
import { LiveFeed } from '../../../lib/source/pandascore/live-feed';
import { wireDrake, wireKill, wireLive, wireLiveFrame, wireLiveTeam } from '../../support/source/live-fixture';
import { liveServer, type LiveServer } from '../../support/source/live-server';
import { pandaServer, quickSleep, TOKEN, type PandaServer } from '../../support/source/panda-server';

const NOW = Date.parse('2031-02-01T19:30:00Z');
const FRAMES = '/matches/3001';
const EVENTS = '/matches/3001/events';
const RECOVER = { type: 'recover', payload: { game_id: 4001 } };

const MATCH: Match = runningMatch({
  id: 3001,
  games: [4001, 4002].map((id, index) => gameStub(index + 1, { id, status: 'running', winnerId: null })),
});

let api: PandaServer;
let live: LiveServer;
let reports: string[];
let clock: number;
let feed: LiveFeed;

beforeEach(async () => {
  api = await pandaServer();
  live = await liveServer();
  [reports, clock] = [[], NOW];
  list(3001);
  const client = pandaScoreClient({ token: TOKEN, baseUrl: api.baseUrl, sleep: quickSleep().sleep });
  feed = new LiveFeed({
    ...{ client, token: TOKEN, baseUrl: api.baseUrl, random: () => 0, now: () => clock },
    report: (message) => reports.push(message),
  });
});
afterEach(() => feed.close());

function list(...matchIds: readonly number[]): void {
  const lives = matchIds.map((id) => wireLive(id, `${live.baseUrl}/matches/${id}`, {}, { events: true }));
  api.lists.set('/lives', lives);
}

async function listening(...paths: readonly string[]): Promise<void> {
  await feed.look(clock);
  await vi.waitFor(() => expect(live.open().toSorted()).toEqual(paths.toSorted()));
}

/** The latest frame, which a feed repeats while nothing changes. */
let latest: unknown = null;

function frame(seconds: number, drakes = 0, gameId = 4001): void {
  latest = wireLiveFrame({
    ...{ game_id: gameId, current_timestamp: seconds },
    blue: wireLiveTeam({ drakes, nashors: 0 }),
    red: wireLiveTeam({ id: 902, drakes: 0, nashors: 0, players: null }),
  });
  live.say(FRAMES, latest);
}

/** The events of the next delivered game, as soon as they fulfil a condition. */
async function events(isFulfilled: (told: { complete: boolean; seconds: number[] }) => boolean) {
  return vi.waitFor(
    () => {
      live.say(FRAMES, latest);
      const told = feed.take([MATCH], (clock += 5_000))?.games.get(3001)?.[0]?.events;
      const read = { complete: told?.complete ?? false, seconds: (told?.list ?? []).map(({ seconds }) => seconds) };
      if (told === undefined || !isFulfilled(read)) throw new Error('not told');
      return read;
    },
    { timeout: 3_000 },
  );
}

describe('a feed of events', () => {
  it('is asked for the past of the game in the frames, and continues from there', async () => {
    live.past.set(4001, { type: 'recover', payload: [wireKill(200, 8002, 8103), wireDrake(330)] });
    await listening(FRAMES, EVENTS);
    frame(600, 1);
    await events(({ complete, seconds }) => complete && seconds.length === 2);
    expect(live.heardAt(EVENTS)[0]).toEqual(RECOVER);
    live.say(EVENTS, wireDrake(640));
    live.say(EVENTS, wireDrake(640));
    frame(650, 2);
    expect(await events(({ complete, seconds }) => complete && seconds.length === 3)).toEqual({ complete: true, seconds: [200, 330, 640] });
  });

  it('is incomplete while an answer is missing, and asks again', async () => {
    await listening(FRAMES, EVENTS);
    frame(600);
    live.say(EVENTS, wireKill(601, 8002, 8103));
    expect(await events(({ seconds }) => seconds.length === 1)).toEqual({ complete: false, seconds: [601] });
    const asked = live.heardAt(EVENTS).length;
    clock += 60_000;
    frame(660);
    await vi.waitFor(() => expect(live.heardAt(EVENTS).length).toBeGreaterThan(asked));
  });

  it('asks again for what was missed while the connection was lost', async () => {
    live.past.set(4001, []);
    await listening(FRAMES, EVENTS);
    frame(10);
    await events(({ complete }) => complete);
    live.past.delete(4001);
    live.drop(EVENTS);
    await vi.waitFor(() => expect(live.asked.filter((path) => path === EVENTS)).toHaveLength(2), { timeout: 5_000 });
    await vi.waitFor(() => expect(live.open()).toHaveLength(2));
    frame(400);
    await events(({ complete }) => !complete);
    live.past.set(4001, [wireDrake(330)]);
    clock += 60_000;
    frame(460, 1);
    expect(await events(({ complete }) => complete)).toEqual({ complete: true, seconds: [330] });
  });

  it('drops what was played before the clock was turned back', async () => {
    live.past.set(4001, [wireKill(200, 8002, 8103), wireDrake(330)]);
    await listening(FRAMES, EVENTS);
    frame(600, 1);
    await events(({ seconds }) => seconds.length === 2);
    frame(320, 0);
    expect(await events(({ seconds }) => seconds.length === 1)).toEqual({ complete: true, seconds: [200] });
  });

  it('restarts with the next game', async () => {
    live.past.set(4001, [wireDrake(330)]).set(4002, []);
    await listening(FRAMES, EVENTS);
    frame(600, 1);
    await events(({ complete }) => complete);
    frame(5, 0, 4002);
    expect(await events(({ complete, seconds }) => complete && seconds.length === 0)).toEqual({ complete: true, seconds: [] });
  });

  it('reports unreadable messages once, and listens on', async () => {
    live.past.set(4001, []);
    await listening(FRAMES, EVENTS);
    frame(10);
    await events(({ complete }) => complete);
    for (const message of ['{', '{', { ingame_timestamp: -1, payload: {} }]) live.say(EVENTS, message);
    live.say(EVENTS, wireKill(200, 8002, 8103));
    const rejected: string[] = [];
    await vi.waitFor(() => {
      rejected.push(...(feed.take([], clock)?.rejections ?? []).map(({ entity }) => entity));
      expect(rejected).toEqual(['event message', 'game event']);
    });
    frame(210);
    await events(({ seconds }) => seconds.length === 1);
  });
});

describe('connections to feeds of events', () => {
  it('are opened where frames leave any of three', async () => {
    list(3001, 3002);
    await listening(FRAMES, '/matches/3002', EVENTS);
    list(3001, 3002, 3003);
    clock += 60_000;
    await listening(FRAMES, '/matches/3002', '/matches/3003');
  });

  it('are given up for a day where the plan has only frames, which go on', async () => {
    live.refusals.set(EVENTS, 4003);
    await feed.look(clock);
    await vi.waitFor(() => expect(reports).toEqual([expect.stringContaining('no feed of events')]));
    expect(live.open()).toEqual([FRAMES]);
    await feed.look((clock += 60_000));
    expect(live.asked.filter((path) => path === EVENTS)).toHaveLength(1);
    await feed.look((clock += DAY_MS));
    await vi.waitFor(() => expect(live.asked.filter((path) => path === EVENTS)).toHaveLength(2));
  });

  it('end with the others', async () => {
    await listening(FRAMES, EVENTS);
    feed.close();
    await vi.waitFor(() => expect(live.open()).toEqual([]));
  });
});
