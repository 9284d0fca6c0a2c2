import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../../lib/domain/values/durations';
import type { Match } from '../../../lib/domain/match/match';
import { gameStub, runningMatch } from '../../../lib/fixtures/match-fixture';
import { pandaScoreClient } from '../../../lib/source/pandascore/client';
import { LiveFeed } from '../../../lib/source/pandascore/live-feed';
import { wireLive, wireLiveFrame } from '../../support/source/live-fixture';
import { liveServer, type LiveServer } from '../../support/source/live-server';
import { pandaServer, quickSleep, TOKEN, type PandaServer } from '../../support/source/panda-server';

const NOW = Date.parse('2031-02-01T19:30:00Z');

const matchOf = (id: number, games = [4001]): Match =>
  runningMatch({ id, games: games.map((game, index) => gameStub(index + 1, { id: game, status: 'running', winnerId: null })) });

let api: PandaServer;
let live: LiveServer;
let reports: string[];
let clock: number;
let feeds: LiveFeed[];

beforeEach(async () => {
  api = await pandaServer();
  live = await liveServer();
  [reports, clock, feeds] = [[], NOW, []];
  api.lists.set('/lives', [wireLive(3001, `${live.baseUrl}/matches/3001`)]);
});
afterEach(() => feeds.forEach((feed) => feed.close()));

function feedOn(): LiveFeed {
  const client = pandaScoreClient({ token: TOKEN, baseUrl: api.baseUrl, sleep: quickSleep().sleep });
  const feed = new LiveFeed({
    ...{ client, token: TOKEN, baseUrl: api.baseUrl, random: () => 0, now: () => clock },
    report: (message) => reports.push(message),
  });
  feeds.push(feed);
  return feed;
}

/** Listening, and greeted. */
async function listening(): Promise<LiveFeed> {
  const feed = feedOn();
  await feed.look(clock);
  await vi.waitFor(() => expect(live.open()).toEqual(['/matches/3001']));
  return feed;
}

/** The feed's next delivery. */
async function told(feed: LiveFeed, matches: readonly Match[] = [matchOf(3001)]) {
  return vi.waitFor(() => {
    const news = feed.take(matches, (clock += 5_000));
    if (news === null) throw new Error('no news');
    return news;
  });
}

const say = (seconds: number, overrides: Record<string, unknown> = {}) =>
  live.say('/matches/3001', wireLiveFrame({ current_timestamp: seconds, ...overrides }));

describe('a live feed', () => {
  it('delivers the running game', async () => {
    const feed = await listening();
    say(600);
    const { games } = await told(feed);
    expect(games.get(3001)).toMatchObject([{ id: 4001, position: 1, status: 'running', teams: [{ gold: 8500 }, { gold: 7300 }] }]);
    expect(feed.take([matchOf(3001)], (clock += 60_000))).toBeNull();
  });

  it('delivers a game every five seconds at most', async () => {
    const feed = await listening();
    say(600);
    await told(feed);
    const toldAt = clock;
    say(602);
    await vi.waitFor(() => expect(feed.take([matchOf(3001)], toldAt + 5_000)).not.toBeNull());
    say(604);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(feed.take([matchOf(3001)], toldAt + 9_999)).toBeNull();
    expect(feed.take([matchOf(3001)], toldAt + 10_000)).not.toBeNull();
  });

  it('delivers nothing while a game is paused', async () => {
    const feed = await listening();
    say(600, { paused: true });
    await told(feed);
    say(600, { paused: true });
    say(600, { paused: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(feed.take([matchOf(3001)], (clock += 60_000))).toBeNull();
  });

  it('delivers nothing for a game that the match does not list', async () => {
    const feed = await listening();
    say(600);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(feed.take([matchOf(3001, [9])], (clock += 5_000))).toBeNull();
  });

  it('drops unreadable messages, reports them once, and listens on', async () => {
    const feed = await listening();
    for (const message of ['{"blue":', '{"blue":', { blue: 7 }, wireLiveFrame({ red: null })]) live.say('/matches/3001', message);
    say(600);
    const { rejections, games } = await vi.waitFor(async () => {
      const news = await told(feed);
      expect(news.games.size).toBe(1);
      return news;
    });
    expect(games.size).toBe(1);
    expect(rejections.filter(({ reason }) => reason === 'is no JSON')).toHaveLength(1);
    expect(live.open()).toHaveLength(1);
  });

  it('reads at most twenty messages a second', async () => {
    const feed = await listening();
    // The greeting was the first.
    for (let seconds = 600; seconds < 640; seconds += 1) say(seconds);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { games } = await told(feed);
    expect(games.get(3001)?.[0]?.clock?.seconds).toBe(618);
  });

  it('survives a message that is too large', async () => {
    const feed = await listening();
    live.say('/matches/3001', 'x'.repeat(1_000_001));
    await vi.waitFor(() => expect(live.asked).toHaveLength(2), { timeout: 5_000 });
    await vi.waitFor(() => expect(live.open()).toHaveLength(1));
    say(600);
    expect((await told(feed)).games.size).toBe(1);
  });
});

describe('a lost connection', () => {
  it('is opened again, and asks for what was missed', async () => {
    const feed = await listening();
    say(20);
    await told(feed);
    live.past.set(4001, { type: 'recover', payload: [60, 120, 180].map((seconds) => wireLiveFrame({ current_timestamp: seconds })) });
    live.drop('/matches/3001');
    await vi.waitFor(() => expect(live.asked).toHaveLength(2), { timeout: 5_000 });
    await vi.waitFor(() => expect(live.open()).toHaveLength(1));
    say(250);
    await vi.waitFor(() => expect(live.heard).toEqual([{ type: 'recover', payload: { game_id: 4001 } }]));
    await vi.waitFor(async () => {
      const frames = (await told(feed)).games.get(3001)?.[0]?.frames.map(({ seconds }) => seconds);
      expect(frames).toEqual([20, 60, 120, 180, 240, 250]);
    });
  });

  it('asks for nothing where nothing was missed', async () => {
    const feed = await listening();
    say(20);
    await told(feed);
    live.drop('/matches/3001');
    await vi.waitFor(() => expect(live.asked).toHaveLength(2), { timeout: 5_000 });
    await vi.waitFor(() => expect(live.open()).toHaveLength(1));
    say(30);
    await told(feed);
    expect(live.heard).toEqual([]);
  });

  it('asks for the beginning of a game that it joins late', async () => {
    const feed = await listening();
    say(900);
    await told(feed);
    expect(live.heard).toEqual([{ type: 'recover', payload: { game_id: 4001 } }]);
  });

  it('is not reopened once the match is over', async () => {
    await listening();
    live.drop('/matches/3001', 1000);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(live.asked).toHaveLength(1);
  });
});

describe('connections', () => {
  it('are three at most, the running matches first', async () => {
    const at = (id: number) => `${live.baseUrl}/matches/${id}`;
    const waits = { status: 'not_started' };
    api.lists.set('/lives', [wireLive(1, at(1), waits), wireLive(2, at(2)), wireLive(3, at(3)), wireLive(4, at(4)), wireLive(5, at(5))]);
    const feed = feedOn();
    await feed.look(clock);
    await vi.waitFor(() => expect(live.open()).toHaveLength(3));
    expect(live.open().toSorted()).toEqual(['/matches/2', '/matches/3', '/matches/4']);
    api.lists.set('/lives', [wireLive(1, at(1), waits), wireLive(3, at(3))]);
    await feed.look((clock += 60_000));
    await vi.waitFor(() => expect(live.open().toSorted()).toEqual(['/matches/1', '/matches/3']));
    expect(live.asked).toHaveLength(4);
  });

  it('are looked for once a minute, and only while a match runs or is about to', () => {
    const feed = feedOn();
    expect(feed.isDue([], clock)).toBe(false);
    expect(feed.isDue([matchOf(3001)], clock)).toBe(true);
  });

  it('end with the ingest', async () => {
    const end = new AbortController();
    const client = pandaScoreClient({ token: TOKEN, baseUrl: api.baseUrl });
    const feed = new LiveFeed({ client, token: TOKEN, baseUrl: api.baseUrl, report: () => undefined, signal: end.signal });
    await feed.look(clock);
    await vi.waitFor(() => expect(live.open()).toHaveLength(1));
    end.abort();
    await vi.waitFor(() => expect(live.open()).toHaveLength(0));
    expect(feed.isDue([matchOf(3001)], clock + DAY_MS)).toBe(false);
  });
});

describe('a plan without live data', () => {
  const closedForADay = (feed: LiveFeed) => {
    expect(feed.isDue([matchOf(3001)], clock + DAY_MS / 2)).toBe(false);
    expect(feed.isDue([matchOf(3001)], clock + DAY_MS + 60_000)).toBe(true);
    expect(reports).toHaveLength(1);
    expect(reports.join()).not.toContain(TOKEN);
  };

  it('is checked for feeds once a day', async () => {
    const feed = feedOn();
    api.faults.push({ path: '/lives', fault: { status: 403 } });
    await feed.look(clock);
    closedForADay(feed);
  });

  it.each([403, 4003])('is not tried again that day where a feed itself refuses (%i)', async (refusal) => {
    live.refusal = refusal;
    const feed = feedOn();
    await feed.look(clock);
    await vi.waitFor(() => expect(reports).toHaveLength(1));
    closedForADay(feed);
    expect(live.asked).toHaveLength(1);
  });

  it('is retried, less and less often, where the server fails', async () => {
    live.refusal = 503;
    const feed = feedOn();
    await feed.look(clock);
    await vi.waitFor(() => expect(live.asked).toHaveLength(2), { timeout: 5_000 });
    live.refusal = null;
    await vi.waitFor(() => expect(live.open()).toHaveLength(1), { timeout: 5_000 });
    expect(reports).toEqual([]);
  });
});
