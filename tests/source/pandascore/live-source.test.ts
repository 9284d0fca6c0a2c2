import { afterEach, describe, expect, it, vi } from 'vitest';
import { liveServer } from '../../support/source/live-server';
import { wireLive, wireLiveFrame } from '../../support/source/live-fixture';
import { MINUTE, NOW, sourceOn, world } from '../../support/source/panda-world';
import { wireMatch, wireMatchGame } from '../../support/source/wire-fixture';

/** The PandaScore source with live feeds: what `pollBackground` returns from them. */

const ends: AbortController[] = [];
afterEach(() => ends.splice(0).forEach((end) => end.abort()));

const running = () =>
  wireMatch({
    status: 'running',
    end_at: null,
    winner_id: null,
    winner: null,
    begin_at: '2031-02-01T18:30:00Z',
    games: [wireMatchGame({ id: 4001, position: 1, status: 'running', finished: false, end_at: null, winner: { id: null } })],
  });

async function stage() {
  const server = await world();
  const live = await liveServer();
  const end = new AbortController();
  ends.push(end);
  const on = sourceOn(server, { signal: end.signal });
  const asked = (part: string) => server.requests.filter((request) => request.includes(part)).length;
  return { server, live, asked, ...on };
}

describe('a running match with a live feed', () => {
  async function listening() {
    const on = await stage();
    on.server.lists.set('/lol/matches', [running()]);
    on.server.lists.set('/lives', [wireLive(3001, `${on.live.baseUrl}/matches/3001`)]);
    await on.snapshot();
    await on.background(NOW);
    await vi.waitFor(() => expect(on.live.open()).toEqual(['/matches/3001']));
    const told = async (now: number) =>
      vi.waitFor(() => {
        const found = on.source.pollBackground(now, on.known);
        if (found === null || found.live.size === 0) throw new Error('nothing heard');
        return found.live.get(3001)?.[0];
      });
    return { ...on, told };
  }

  it('is updated by it, with champions under their latest ids', async () => {
    const { live, told } = await listening();
    live.say('/matches/3001', wireLiveFrame());
    const game = await told(NOW + 5_000);
    expect(game).toMatchObject({ id: 4001, position: 1, status: 'running', clock: { seconds: 600 } });
    expect(game?.teams.map(({ gold }) => gold)).toEqual([8500, 7300]);
    // "Heron" of five ids is one champion now.
    expect(new Set(game?.players.map(({ champion }) => champion.id))).toEqual(new Set([31]));
  });

  it('is polled every five seconds, any other every ten', async () => {
    const { live, source, told } = await listening();
    expect(source.pollSeconds).toBe(10);
    live.say('/matches/3001', wireLiveFrame());
    await told(NOW + 5_000);
    expect(source.pollSeconds).toBe(5);
  });

  it('requests its feed once a minute', async () => {
    const { asked, background } = await listening();
    for (let seconds = 5; seconds <= 120; seconds += 5) await background(NOW + seconds * 1000);
    expect(asked('/lives')).toBe(3);
  });
});

describe('frames of finished games', () => {
  const frames = () => Array.from({ length: 200 }, (_, index) => wireLiveFrame({ current_timestamp: index * 10 }));

  it('are requested once, after the figures', async () => {
    const { server, asked, known, snapshot, background } = await stage();
    server.lists.set('/lol/games/4001/frames', frames());
    await snapshot();
    expect(asked('/frames')).toBe(0);
    known.wantsFrames = true;
    const found = await background(NOW + MINUTE);
    expect(found?.games.get(3001)?.map((game) => game.frames.length > 20)).toEqual([true, false, false]);
    expect([1, 2, 3].map((game) => asked(`/lol/games/400${game}/frames`))).toEqual([2, 1, 1]);
    for (let minute = 2; minute < 60; minute += 1) await background(NOW + minute * MINUTE);
    expect(asked('/frames')).toBe(4);
  });

  it('are not requested where the plan has none', async () => {
    const { server, asked, known, snapshot, background } = await stage();
    await snapshot();
    known.wantsFrames = true;
    server.faults.push({ path: '/lol/games/4001/frames', fault: { status: 403 } });
    for (let minute = 1; minute < 10; minute += 1) await background(NOW + minute * MINUTE);
    expect(asked('/frames')).toBe(1);
    expect(asked('/lives')).toBe(0);
  });
});
