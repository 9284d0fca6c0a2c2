import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSideProps } from 'next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SYSTEM_SETTINGS, type SystemSettings } from '../../lib/domain/models/read-models';
import { sharedRegistry } from '../../lib/server/shared-registry';
import { getServerSideProps as championPage } from '../../pages/champion/[id]/[slug]';
import { getServerSideProps as comparePage } from '../../pages/compare';
import { getServerSideProps as settingsPage } from '../../pages/settings';
import { getServerSideProps as statsPage } from '../../pages/stats';
import { getServerSideProps as teamPage } from '../../pages/team/[id]/[slug]';
import { asListener, type ApiModule, endpointModule } from '../support/server/api-route';
import { propsOf } from '../support/server/page-props';
import { withServer } from '../support/server/with-server';
import { emptyStore, storeDouble } from '../support/server/store-double';

const championApi = endpointModule('/api/champion/[id]');
const statsApi = endpointModule('/api/stats');
const csvApi = endpointModule('/api/stats/csv');
const rowsApi = endpointModule('/api/stats/rows');

vi.mock('../../lib/store/models/match-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../support/server/store-double')).storeDouble,
}));
vi.mock('../../lib/store/models/competition-documents', async (original) => ({
  ...(await original<object>()),
  ...(await import('../support/server/store-double')).storeDouble,
  readStandingsCatalog: () => Promise.resolve(null),
}));
vi.mock('../../lib/store/work/system-settings-document', async () => (await import('../support/server/store-double')).storeDouble);
vi.mock('../../lib/store/models/entity-documents', async (original) => ({
  ...(await original<object>()),
  readStatsScopes: () => Promise.resolve(null),
  readPlayerStats: () => Promise.resolve(null),
  readTeamStats: () => Promise.resolve(null),
  readChampionStats: () => Promise.resolve(null),
  readChampionFigures: () => Promise.resolve({ champion: { id: 1, name: 'Annie', img: null } }),
  readDraftCounts: () => Promise.resolve(null),
  readTeam: () => Promise.resolve({ id: 1, name: 'Gen.G', acronym: 'GEN', img: null, location: 'KR', players: [] }),
  readTeamFigures: () => Promise.resolve(null),
  readLastMatches: () => Promise.resolve(null),
}));
vi.mock('../../lib/domain/statistics/champion-summary', () => ({ championSummary: () => ({}) }));

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  sharedRegistry().shell = null;
  emptyStore();
});

function configure(settings: Partial<SystemSettings>): void {
  storeDouble.readSystemSettings.mockResolvedValue({ ...DEFAULT_SYSTEM_SETTINGS, ...settings });
}

/** What a page shows; `{notFound: true}` where its answer is 404. */
async function visit(page: GetServerSideProps, params: Record<string, string> = {}, query: Record<string, string> = {}): Promise<unknown> {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  const res = new ServerResponse(req);
  const given = await page({ req, res, params, query, resolvedUrl: '/' });
  return res.statusCode === 404 ? { notFound: true } : { props: propsOf(given) };
}
async function ask(api: ApiModule, address: string, params: Record<string, string>) {
  const answers: { status: number; tags: unknown }[] = [];
  await withServer(asListener(api, params), async (get) => {
    const { status, headers } = await get(address);
    answers.push({ status, tags: headers['x-riftweek-tags'] });
  });
  return answers[0];
}
const champion = () => visit(championPage, { id: '1', slug: 'annie' });
const team = () => visit(teamPage, { id: '1', slug: 'gen-g' }, { tab: 'champions' });

describe('the system setting "stats"', () => {
  it('while it is on, shows tables, champions and what teams play', async () => {
    configure({ stats: true });
    expect(await visit(statsPage)).toMatchObject({ props: { shell: { system: { stats: true } } } });
    expect(await champion()).toMatchObject({ props: { champion: { id: 1 } } });
    expect(await team()).toMatchObject({ props: { tab: { kind: 'champions' } } });
  });

  it('while it is off, serves none of them', async () => {
    configure({ stats: false });
    expect(await visit(statsPage)).toEqual({ notFound: true });
    expect(await visit(comparePage)).toEqual({ notFound: true });
    expect(await champion()).toEqual({ notFound: true });
    expect(await team()).toMatchObject({ props: { tab: { kind: 'overview' }, shell: { system: { stats: false } } } });
  });

  it.each([
    ['/api/stats?scope=all&kind=players', statsApi, {}],
    ['/api/stats/csv?scope=all&kind=players', csvApi, {}],
    ['/api/stats/rows?scope=all&kind=players', rowsApi, {}],
    ['/api/champion/1', championApi, { id: '1' }],
  ])('applies to %s too, which is purged with the pages', async (address, api, params) => {
    configure({ stats: true });
    expect(await ask(api, address, params)).toEqual({ status: 200, tags: expect.stringMatching(/(^| )pages$/) });
    configure({ stats: false });
    sharedRegistry().shell = null;
    expect(await ask(api, address, params)).toMatchObject({ status: 404 });
  });
});

describe('the system setting "settingsAd"', () => {
  it.each([
    ['off: no slot', { settingsAd: false, SETTINGS_AD_TEXT: 'Watch' }, null],
    ['on: an empty slot', {}, { text: '', link: '' }],
    [
      'on and configured: the slot with its words',
      { SETTINGS_AD_TEXT: 'Watch', SETTINGS_AD_LINK: 'https://example.org/' },
      { text: 'Watch', link: 'https://example.org/' },
    ],
  ])('%s', async (_, settings, ad) => {
    configure(settings);
    expect(await visit(settingsPage)).toMatchObject({ props: { ad } });
  });
});

describe('the data of a page', () => {
  it('contains of the system settings what browsers need, and no internal address', async () => {
    configure({ FEEDBACK_URL: 'https://desk.example/secret-hook' });
    const result = await visit(settingsPage);
    expect(JSON.stringify(result)).not.toContain('secret-hook');
    expect(result).toMatchObject({
      props: { shell: { system: { APP_LINK_ANDROID: '', APP_LINK_IOS: '', CONTACT_WAIT_TIME: 120, stats: true } } },
    });
  });
});
