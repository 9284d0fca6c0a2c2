import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedRegistry } from '../../lib/server/shared-registry';
import { getServerSideProps } from '../../pages/team/[id]/[slug]';
import { emptyStore } from '../support/server/store-double';

vi.mock('../../lib/store/models/match-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../support/server/store-double')).storeDouble,
}));
vi.mock('../../lib/store/models/competition-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../support/server/store-double')).storeDouble,
}));
vi.mock('../../lib/store/work/system-settings-document', async () => (await import('../support/server/store-double')).storeDouble);
vi.mock('../../lib/store/models/entity-documents', async (original) => ({
  ...(await original<object>()),
  readTeam: () => Promise.resolve({ id: 1, name: 'Gen.G', acronym: 'GEN', img: null, location: 'KR' }),
  readTeamFigures: () => Promise.resolve(null),
}));

beforeEach(() => {
  sharedRegistry().shell = null;
  emptyStore();
});

function visit(slug: string, query: Record<string, string>) {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  return getServerSideProps({ req, res: new ServerResponse(req), params: { id: '1', slug }, query, resolvedUrl: '/' });
}

describe('the address of a team', () => {
  it('redirects from an old name to the new one, on the requested tab', async () => {
    expect(await visit('samsung', { tab: 'matches', year: '2022', page: '2' })).toEqual({
      redirect: { destination: '/team/1/gen-g?tab=matches&year=2022&page=2', statusCode: 307 },
    });
    expect(await visit('samsung', {})).toMatchObject({ redirect: { destination: '/team/1/gen-g' } });
  });

  it.each([
    [{ tab: 'matches', year: '1999' }, '/team/1/gen-g?tab=matches'],
    [{ tab: 'matches', page: '50' }, '/team/1/gen-g?tab=matches'],
    [{ tab: 'stats', season: '9' }, '/team/1/gen-g?tab=stats'],
    [{ tab: 'head-to-head', opponent: '123456789' }, '/team/1/gen-g?tab=head-to-head'],
  ])('drops parameters that the tab does not have: %j', async (query, destination) => {
    expect(await visit('gen-g', query)).toEqual({ redirect: { destination, statusCode: 307 } });
  });
});
