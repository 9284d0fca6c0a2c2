import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Player } from '../../../lib/domain/entities/entities';
import type { PlayerStatsDocument } from '../../../lib/domain/statistics/stats-document';
import { player } from '../../support/entity-fixture';
import { players } from '../../support/stats-fixture';
import { asListener, json, endpointModule } from '../../support/server/api-route';
import { emptyStore } from '../../support/server/store-double';
import { withServer } from '../../support/server/with-server';

const compare = endpointModule('/api/compare');

const { readPlayer, readPlayerStats } = vi.hoisted(() => ({
  readPlayer: vi.fn<(id: number) => Promise<Player | null>>(),
  readPlayerStats: vi.fn<(scope: string) => Promise<PlayerStatsDocument | null>>(),
}));
vi.mock('../../../lib/store/models/entity-documents', async (original) => ({
  ...(await original<object>()),
  readPlayer,
  readPlayerStats,
  readPlayerFigures: () => Promise.resolve(null),
}));
vi.mock('../../../lib/store/models/match-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../support/server/store-double')).storeDouble,
}));
vi.mock('../../../lib/store/models/competition-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../support/server/store-double')).storeDouble,
}));
vi.mock('../../../lib/store/work/system-settings-document', async () => (await import('../../support/server/store-double')).storeDouble);

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  emptyStore();
  readPlayer.mockImplementation((id) => Promise.resolve(id < 5 ? player({ id, name: `Player ${id}` }) : null));
  readPlayerStats.mockResolvedValue(players);
});

async function get(query: string) {
  const answers: { status: number; body: unknown; tags: unknown }[] = [];
  await withServer(asListener(compare), async (ask) => {
    const { status, body, headers } = await ask(`/api/compare?${query}`);
    answers.push({ status, body: json(body), tags: headers['x-riftweek-tags'] });
  });
  return answers[0];
}

describe('GET /api/compare', () => {
  it('returns players in the order of the address, and lists unknown ids', async () => {
    expect(await get('players=3,99,1&scope=serie:9')).toMatchObject({
      status: 200,
      tags: 'player:3 player:99 player:1 stats:serie:9 pages',
      body: {
        kind: 'players',
        scope: 'serie:9',
        missing: [99],
        compared: [
          {
            id: 3,
            name: 'Player 3',
            role: 'mid',
            figures: { games: 5, figures: expect.arrayContaining([expect.objectContaining({ key: 'kda' })]) },
          },
          { id: 1, figures: { games: 20 } },
        ],
      },
    });
  });

  it('finds nothing where all ids are unknown, and refuses what is neither players nor teams', async () => {
    expect(await get('players=98,99')).toMatchObject({ status: 404 });
    expect(await get('')).toMatchObject({ status: 400 });
    expect(await get('players=1&teams=1')).toMatchObject({ status: 400 });
  });
});
