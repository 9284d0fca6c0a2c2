import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { IngestEvent } from '../../lib/ingest/ingest-report';
import { readGames, readHomeState, readIngestState } from '../../lib/store/models/match-documents';
import { ingestAndWatch, TestClock } from '../support/ingest/ingest-rig';
import { wireLive, wireLiveFrame } from '../support/source/live-fixture';
import { liveServer, type LiveServer } from '../support/source/live-server';
import type { PandaServer } from '../support/source/panda-server';
import { NOW, sourceOn, world } from '../support/source/panda-world';
import { wireMatch, wireMatchGame } from '../support/source/wire-fixture';
import { describeWithStore, useEmptyStore } from '../support/store/store-rig';

const ends: AbortController[] = [];
afterEach(() => ends.splice(0).forEach((end) => end.abort()));

/** A match whose first game is over and whose second one is being played. */
const running = () =>
  wireMatch({
    status: 'running',
    end_at: null,
    winner_id: null,
    winner: null,
    begin_at: '2031-02-01T18:30:00Z',
    games: [
      wireMatchGame({ id: 4001, position: 1 }),
      wireMatchGame({ id: 4002, position: 2, status: 'running', finished: false, end_at: null, winner: { id: null } }),
    ],
  });

/** Watches for a number of looks, five seconds apart; the feed says its frames (seconds of the game) before the look that they are listed for. */
async function watch(
  server: PandaServer,
  live: LiveServer,
  clock: TestClock,
  said: readonly (readonly number[])[],
): Promise<IngestEvent[]> {
  const end = new AbortController();
  ends.push(end);
  const cursor = (await readIngestState())?.cursor ?? null;
  const { source } = sourceOn(server, { signal: end.signal, now: clock.now, cursor });
  const events = await ingestAndWatch(source, said.length, {
    now: clock.now,
    cursor,
    beforeTick: async (tick) => {
      await source.settled();
      clock.time += 5_000;
      const frames = said[tick - 1] ?? [];
      if (frames.length > 0) await vi.waitFor(() => expect(live.open()).toHaveLength(1));
      for (const seconds of frames) live.say('/matches/3001', wireLiveFrame({ game_id: 4002, current_timestamp: seconds }));
      await new Promise((resolve) => setTimeout(resolve, 50));
    },
  });
  end.abort();
  await vi.waitFor(() => expect(live.open()).toHaveLength(0));
  return events;
}

const secondsOf = async (position: number) =>
  (await readGames(3001))?.games.find((game) => game.position === position)?.frames.map(({ seconds }) => seconds);

describeWithStore('a running match with a live feed', () => {
  beforeEach(useEmptyStore);

  it('stores its figures with at most two documents per poll, and continues after a restart', async () => {
    const server = await world();
    const live = await liveServer();
    const clock = new TestClock(NOW);
    server.lists.set('/lol/matches', [running()]);
    server.lists.set('/lol/matches/3001/games', []);
    server.lists.set('/lives', [wireLive(3001, `${live.baseUrl}/matches/3001`)]);

    const events = await watch(server, live, clock, [[], [2, 4, 6], [8, 60, 62], [], [64], [66, 120, 122]]);
    const written = events.flatMap((event) => (event.kind === 'tick' ? [event.written] : []));
    expect(Math.max(...written)).toBeLessThanOrEqual(2);
    expect(written.length).toBeGreaterThanOrEqual(4);
    expect(await secondsOf(2)).toEqual([0, 60, 120, 122]);
    expect(await readHomeState()).toMatchObject({
      playing: [{ matchId: 3001, position: 2, seconds: 122, clock: { seconds: 122, stands: false } }],
    });

    await watch(server, live, clock, [[], [180, 190], []]);
    expect(await secondsOf(2)).toEqual([0, 60, 120, 180, 190]);
  });
});
