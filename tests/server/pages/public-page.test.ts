import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SYSTEM_SETTINGS } from '../../../lib/domain/models/read-models';
import { environment } from '../../../lib/server/env';
import { legalPage } from '../../../lib/server/pages/legal-page';
import { pageJsonLd } from '../../../lib/server/pages/page-head';
import { PAGE_QUERIES } from '../../../lib/server/pages/page-queries';
import { publicPage, queryPage, type PageContext, type PageResult } from '../../../lib/server/pages/public-page';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';
import { runningMatch } from '../../../lib/fixtures/match-fixture';
import { propsOf } from '../../support/server/page-props';
import { emptyStore, storeDouble } from '../../support/server/store-double';

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
  sharedRegistry().shell = null;
  emptyStore();
});

async function visit(
  load: (context: PageContext) => Promise<PageResult<{ name: string }>>,
  overrides: Partial<GetServerSidePropsContext> = {},
) {
  return answerOf(publicPage(load), overrides);
}

async function answerOf(page: GetServerSideProps, overrides: Partial<GetServerSidePropsContext>) {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
  const res = new ServerResponse(req);
  const result = await page({ req, res, query: {}, resolvedUrl: '/', ...overrides });
  return { result, res };
}

const page: PageResult<{ name: string }> = { kind: 'page', props: { name: 'home' }, tags: [cacheTag.home, cacheTag.match(7)] };

describe('publicPage', () => {
  it('adds the shell, cache headers and tags to a page', async () => {
    const { result, res } = await visit(() => Promise.resolve(page));
    expect(propsOf(result)).toMatchObject({ name: 'home', shell: { topLeagues: [], week: { today: [] } } });
    expect(res.getHeader('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=15, stale-if-error=86400$/);
    expect(res.getHeader('x-riftweek-tags')).toBe('home match:7 pages');
  });

  it('keeps what crawlers read with the request, out of the props', async () => {
    const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} });
    const { result } = await visit(() => Promise.resolve({ ...page, jsonLd: [{ name: '<T1>' }] }), { req });
    expect(pageJsonLd(req)).toBe('[{"name":"\\u003cT1>"}]');
    expect(JSON.stringify(propsOf(result))).not.toContain('T1');
  });

  it('adds the texts that the page at its address shows', async () => {
    const registry = sharedRegistry();
    registry.pageSections = { everywhere: ['shell'], at: (path) => (path === '/tos' ? ['legal'] : []) };
    const { result } = await visit(() => Promise.resolve(page), { resolvedUrl: '/tos?x=1', locale: 'ko' });
    delete registry.pageSections;
    expect(propsOf(result)).toMatchObject({ texts: { legal: { contents: expect.any(String) } } });
  });

  it('caches a page with a running match for seconds', async () => {
    const { res } = await visit(() => Promise.resolve({ ...page, matches: [runningMatch({ id: 7 })] }));
    expect(res.getHeader('cache-control')).toMatch(/s-maxage=[1-5],/);
  });

  it('passes the address, the locale and the site’s time to the loader, and nothing of the visitor', async () => {
    const load = vi.fn(() => Promise.resolve(page));
    await visit(load, { params: { id: '7' }, query: { id: '7', time: 'today' }, locale: 'ko' });
    expect(load).toHaveBeenCalledWith({ params: { id: '7' }, query: null, locale: 'ko', now: expect.any(Number) });
  });

  it('answers 404 for a missing page without rendering one, with the tags that would change that', async () => {
    const { res } = await visit(() => Promise.resolve({ kind: 'notFound', tags: [cacheTag.match(8)] }));
    expect([res.statusCode, res.writableEnded]).toEqual([404, true]);
    expect(res.getHeader('cache-control')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=5, stale-if-error=60');
    expect(res.getHeader('x-riftweek-tags')).toBe('match:8');
  });

  it.each([
    ['en', '/match/7/a-vs-b'],
    ['ko', '/ko/match/7/a-vs-b'],
  ])('redirects within the page’s locale (%s)', async (locale, destination) => {
    const { result, res } = await visit(
      () => Promise.resolve({ kind: 'redirect', to: '/match/7/a-vs-b', status: 307, tags: [cacheTag.match(7)] }),
      { locale },
    );
    expect(result).toEqual({ redirect: { destination, statusCode: 307 } });
    expect(res.getHeader('x-riftweek-tags')).toBe('match:7');
  });

  it('answers 503 when the store does not respond, so that an old copy is served', async () => {
    const { res } = await visit(() => Promise.reject(new StoreUnavailableError('read weeks/x', new Error('deadline'))));
    expect([res.statusCode, res.writableEnded]).toEqual([503, true]);
    expect(res.getHeader('cache-control')).toBe('private, no-store');
  });

  it('leaves other errors to the error page', async () => {
    await expect(visit(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  });
});

describe('queryPage', () => {
  it('passes the query to the loader, and no parameter that is not part of the page’s key', async () => {
    const load = vi.fn(() => Promise.resolve(page));
    await answerOf(queryPage(PAGE_QUERIES['/videos'], load), { query: { league: '293', page: '2', sort: 'longest' } });
    expect(load).toHaveBeenCalledWith({ params: {}, query: { league: 293, page: 2 }, locale: 'en', now: expect.any(Number) });
    expect(PAGE_QUERIES['/videos'].key({ league: '293', page: '2', sort: 'longest' })).toBe('?league=293&page=2');
  });

  it('finds nothing where the query cannot lead anywhere', async () => {
    const load = vi.fn(() => Promise.resolve(page));
    const { res } = await answerOf(queryPage(PAGE_QUERIES['/videos'], load), { query: { league: 'lck' } });
    expect(res.statusCode).toBe(404);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('the page about the site', () => {
  const about = async () => propsOf((await answerOf(legalPage('about', '/about'), { resolvedUrl: '/about' })).result);

  it.each([true, false])('speaks of the prediction game only where it is switched on (%s)', async (betting) => {
    vi.stubEnv('RIFTWEEK_PROJECT_PLAY', 'play');
    storeDouble.readSystemSettings.mockResolvedValue({ ...DEFAULT_SYSTEM_SETTINGS, betting });
    expect(JSON.stringify(await about()).includes('playRules')).toBe(betting);
  });

  it('names the operator, without the stored keys of the privacy policy', async () => {
    expect(await about()).toMatchObject({ facts: { operator: null, storedKeys: null } });
    Object.assign(environment(), { RIFTWEEK_OPERATOR_NAME: 'Ana Example' });
    expect(await about()).toMatchObject({ facts: { operator: { name: 'Ana Example' }, storedKeys: null } });
  });
});
