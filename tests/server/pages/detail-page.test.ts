import { describe, expect, it } from 'vitest';
import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { paths } from '../../../lib/domain/page/paths';
import { jsonOf } from '../../../lib/server/answers/json-of';
import { LIFETIMES } from '../../../lib/server/cache-lifetimes';
import { detailPage } from '../../../lib/server/pages/detail-page';
import type { PageData } from '../../../lib/server/pages/loaded';
import { runningMatch } from '../../../lib/fixtures/match-fixture';

const NOW = Date.parse('2023-08-19T09:00:00Z');
const match = runningMatch();

function load(id: number): Promise<PageData<{ readonly name: string }>> {
  const tags = [cacheTag.team(id)];
  if (id === 6) return Promise.resolve({ data: null, gone: { kind: 'team', id }, tags, matches: [] });
  if (id === 5) return Promise.resolve({ data: null, gone: { kind: 'team', id, into: 7 }, tags, matches: [] });
  return Promise.resolve(id === 7 ? { data: { name: 'Gen.G' }, tags, matches: [match] } : { data: null, tags, matches: [] });
}

const page = detailPage(load, {
  path: ({ name }) => paths.team({ id: 7, name }),
  props: ({ name }) => ({ title: name }),
});
const visit = (params: Readonly<Record<string, string>>) => page({ params, query: null, locale: 'en', now: NOW });
const json = async (id: number) =>
  jsonOf(await load(id), { now: NOW, missing: 'Team not found.', display: ({ name }) => ({ fullName: name }) });

describe('one loader', () => {
  it('makes a page, and JSON that is purged with the page and cached as long', async () => {
    expect(await visit({ id: '7', slug: 'gen-g' })).toEqual({
      kind: 'page',
      props: { title: 'Gen.G' },
      tags: [cacheTag.team(7)],
      matches: [match],
    });
    expect(await json(7)).toEqual({ body: { fullName: 'Gen.G' }, tags: [cacheTag.team(7)], lifetime: LIFETIMES.live });
  });

  it('makes neither for a missing document, until it is stored', async () => {
    expect(await visit({ id: '8', slug: 'gen-g' })).toEqual({ kind: 'notFound', tags: [cacheTag.team(8)] });
    await expect(json(8)).rejects.toMatchObject({
      code: 'not-found',
      message: 'Team not found.',
      details: { tags: [cacheTag.team(8)] },
    });
  });

  it('answers gone for a deleted one', async () => {
    expect(await visit({ id: '6', slug: 'samsung' })).toEqual({ kind: 'gone', tags: [cacheTag.team(6)] });
    await expect(json(6)).rejects.toMatchObject({ code: 'gone', status: 410, details: { tags: [cacheTag.team(6)] } });
  });

  it('redirects to what it was merged into', async () => {
    const tags = [cacheTag.team(5)];
    expect(await visit({ id: '5', slug: 'ksv' })).toEqual({ kind: 'redirect', to: '/team/7', status: 308, tags });
    await expect(json(5)).rejects.toMatchObject({ status: 308, details: { tags, headers: { Location: '/api/team/7' } } });
  });

  it.each([{ id: '7', slug: 'samsung' }, { id: '7' }])('redirects to its own address: %o', async (params) => {
    expect(await visit(params)).toEqual({ kind: 'redirect', to: '/team/7/gen-g', status: 307, tags: [cacheTag.team(7)] });
  });

  it('is not called for an invalid id', async () => {
    expect(await visit({ id: '07', slug: 'gen-g' })).toEqual({ kind: 'notFound' });
  });

  it('redirects with what the address asks for', async () => {
    const searched = detailPage<{ readonly name: string }, object, string>(load, {
      path: ({ name }) => paths.team({ id: 7, name }),
      search: (tab) => `?tab=${tab}`,
      props: () => ({}),
    });
    expect(await searched({ params: { id: '7', slug: 'samsung' }, query: 'history', locale: 'en', now: NOW })).toMatchObject({
      to: '/team/7/gen-g?tab=history',
    });
  });
});
