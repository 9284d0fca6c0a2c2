import { describe, expect, it } from 'vitest';
import { pageGame } from '../../../lib/domain/match/page-game';
import { pandaScoreClient } from '../../../lib/source/pandascore/client';
import { framesReader } from '../../../lib/source/pandascore/frames';
import { finishedGame, gameTeam } from '../../support/game-fixture';
import { wireLiveFrame } from '../../support/source/live-fixture';
import { pandaServer, quickSleep, TOKEN } from '../../support/source/panda-server';

const GAME = finishedGame({ id: 4001, lengthSeconds: 1500, teams: [gameTeam({ id: 901 }), gameTeam({ id: 902, side: 'red' })] });
const PATH = '/lol/games/4001/frames';

async function stage(frames: unknown[] = Array.from({ length: 301 }, (_, index) => wireLiveFrame({ current_timestamp: index * 5 }))) {
  const server = await pandaServer({ [PATH]: frames });
  const client = pandaScoreClient({ token: TOKEN, baseUrl: server.baseUrl, sleep: quickSleep().sleep });
  const reports: string[] = [];
  const reader = framesReader((message) => reports.push(message));
  const read = (games = [GAME]) => reader.add(client, { games, rejections: [], losses: [] });
  return { server, reader, reports, read };
}

describe('frames of a finished game', () => {
  it('are read page by page and kept by the minute', async () => {
    const { server, read } = await stage();
    const [game] = (await read()).games;
    expect(game?.frames.map(({ seconds }) => seconds)).toEqual(Array.from({ length: 26 }, (_, minute) => minute * 60));
    expect(server.requests).toHaveLength(4);
  });

  it('make the curve on the match page', async () => {
    const { read } = await stage();
    const [game] = (await read()).games;
    expect(game && pageGame(game, { prior: null }).curve).toMatchObject({ teams: [901, 902], gold: [{ 25: 17_500 }, { 25: 14_500 }] });
  });

  it('are not requested where they are known, nor for a running game', async () => {
    const { server, read } = await stage();
    const [known] = (await read()).games;
    const asked = server.requests.length;
    await read([known ?? GAME, { ...GAME, status: 'running' }]);
    expect(server.requests).toHaveLength(asked);
  });

  it('are empty where there are none', async () => {
    const { server, read, reports } = await stage([]);
    expect((await read()).games).toEqual([GAME]);
    server.lists.delete(PATH);
    expect((await read()).games).toEqual([GAME]);
    expect(reports).toEqual([]);
  });

  it('are not requested again where the plan has none', async () => {
    const { server, reader, read, reports } = await stage();
    server.faults.push({ path: PATH, fault: { status: 403 } });
    expect((await read([GAME, { ...GAME, id: 4002 }])).games).toEqual([GAME, { ...GAME, id: 4002 }]);
    await read();
    expect(server.requests).toHaveLength(1);
    expect(reader.isForbidden()).toBe(true);
    expect(reports).toHaveLength(1);
  });

  it('skip an unreadable one, and those of another game', async () => {
    const frames = [0, 60, 120].map((seconds) => wireLiveFrame({ current_timestamp: seconds }));
    const { read } = await stage([...frames, { current_timestamp: 180 }, wireLiveFrame({ current_timestamp: 240, game_id: 9 })]);
    const { games, rejections } = await read();
    expect(games[0]?.frames.map(({ seconds }) => seconds)).toEqual([0, 60, 120]);
    expect(rejections).toMatchObject([{ kind: 'malformed', entity: 'live frame', id: '4001' }]);
  });
});
