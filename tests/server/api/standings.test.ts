import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TournamentDocument } from '../../../lib/domain/models/entity-models';
import type { StandingsDocument } from '../../../lib/domain/competition/standings';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';
import { tournament } from '../../support/entity-fixture';
import { withServer } from '../../support/server/with-server';
import { asListener, json, endpointModule } from '../../support/server/api-route';

const standings = endpointModule('/api/standings/[tournamentId]');

const { readStandings, readTournamentDocument } = vi.hoisted(() => ({
  readStandings: vi.fn<(id: number) => Promise<StandingsDocument | null>>(),
  readTournamentDocument: vi.fn<(id: number) => Promise<TournamentDocument | null>>(),
}));
vi.mock('../../../lib/store/models/competition-documents', async (original) => ({
  ...(await original<object>()),
  readStandings,
  readTournamentDocument,
}));

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  sharedRegistry().rateLimiters.clear();
  readStandings.mockReset().mockResolvedValue(null);
  readTournamentDocument.mockReset().mockResolvedValue(null);
});

async function get(tournamentId: string) {
  const answers: { status: number; body: unknown }[] = [];
  await withServer(asListener(standings, { tournamentId }), async (ask) => {
    const { status, body } = await ask(`/api/standings/${tournamentId}`);
    answers.push({ status, body: json(body) });
  });
  return answers[0];
}

const row = { rank: 1, team: { id: 77, name: 'T1', acronym: 'T1', img: null }, wins: 12, losses: 6, ties: 0, gameWins: 26, gameLosses: 16 };

describe('GET /api/standings/{tournamentId}', () => {
  it('returns the table by place, with the origin of places, its lines and what teams still need', async () => {
    readStandings.mockResolvedValue({
      tournamentId: 17,
      tournamentName: 'Regular Season',
      kind: 'group',
      from: 'source',
      rows: [row],
      cuts: [{ places: 6, kind: 'advances' }],
    });
    expect(await get('17')).toEqual({
      status: 200,
      body: {
        tournament: { id: 17, name: 'Regular Season', kind: 'group' },
        from: 'source',
        rows: [row],
        cuts: [{ places: 6, kind: 'advances' }],
        scenarios: null,
        titleChances: null,
        notes: [],
      },
    });
    expect(readStandings.mock.calls).toEqual([[17]]);
    expect(readTournamentDocument).not.toHaveBeenCalled();
  });

  it('says where the table contradicts the matches', async () => {
    const notes: StandingsDocument['notes'] = [{ kind: 'countsMore', matches: 1 }];
    const rows = [{ ...row, contradicts: true }];
    readStandings.mockResolvedValue({ tournamentId: 17, tournamentName: 'Regular Season', kind: 'group', from: 'source', rows, notes });
    expect(await get('17')).toMatchObject({ status: 200, body: { rows, notes } });
  });

  it('has no rows for a tournament with unknown teams', async () => {
    readTournamentDocument.mockResolvedValue({ tournament: tournament({ id: 18, teams: [] }), serie: null, league: null, stages: [] });
    expect(await get('18')).toEqual({
      status: 200,
      body: {
        tournament: { id: 18, name: 'Playoffs', kind: 'bracket' },
        from: 'matches',
        rows: [],
        cuts: [],
        scenarios: null,
        titleChances: null,
        notes: [],
      },
    });
  });

  it('answers 404 without a tournament, 400 without a number, 503 without a store', async () => {
    expect(await get('404')).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } });
    expect(await get('all')).toMatchObject({ status: 400 });
    readStandings.mockRejectedValue(new StoreUnavailableError('read', new Error('deadline')));
    expect(await get('17')).toMatchObject({ status: 503 });
  });
});
