import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { RenderQueue } from '../../../lib/server/http/render-queue';
import { withFront, type FrontParts } from '../../support/server/http-rig';
import type { Answer, Ask } from '../../support/server/with-server';

/** What a client can cause by requesting all sorts of things (docs/decisions/0017). */

const numbered = (count: number, path: (index: number) => string) => Array.from({ length: count }, (_, index) => path(index));
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);
const rendered = ({ next }: FrontParts) => next.mock.calls.map(([{ url = '' }]) => url);

const askFrom = (ask: Ask, address: string, path: string) => ask(path, { headers: { 'x-address': address } });
const allAtOnce = (ask: Ask, address: string, paths: readonly string[]) => Promise.all(paths.map((path) => askFrom(ask, address, path)));

async function oneByOne(ask: Ask, address: string, paths: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const path of paths) answers.push(await askFrom(ask, address, path));
  return answers;
}

/** From now on Next answers no match until the returned function is called. */
function holdRenders({ next }: FrontParts): () => void {
  const waiting: (() => void)[] = [];
  let held = true;
  next.mockImplementation(({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const answer = () => void response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'public, s-maxage=60' }).end(url);
    if (held && url.startsWith('/match/')) waiting.push(answer);
    else answer();
  });
  return () => {
    held = false;
    for (const answer of waiting) answer();
  };
}

/** Waits until so many requests for pages of an address have come: each then renders, waits or is refused. */
const untilAsked = ({ spent }: FrontParts, address: string, count: number) =>
  vi.waitFor(() => expect(spent.get(address)).toBe(2 * count), { timeout: 20_000 });

describe('the cache', () => {
  it.each([
    ['sort', (index: number) => `/stats?sort=x${index}`, '/stats'],
    ['min', (index: number) => `/stats?min=j${index}`, '/stats'],
    ['page', (index: number) => `/videos?page=p${index}`, '/videos'],
    ['parameters that no page has', (index: number) => `/matches?time=today&ref${index}=1`, '/matches'],
  ])('holds one render for all values of %s that mean nothing', (_name, path, url) =>
    withFront(async (ask, parts) => {
      expect(new Set(statuses(await oneByOne(ask, 'somebody', numbered(50, path))))).toEqual(new Set([200]));
      expect(rendered(parts)).toEqual([url]);
      expect(parts.cache.size.entries).toBe(1);
    }),
  );

  it.each([
    ['matches', (index: number) => `/match/${index + 100}/a-vs-b`],
    ['scopes of statistics', (index: number) => `/stats?scope=bogus:${index}`],
    ['kinds of statistics', (index: number) => `/stats?kind=cooks${index}`],
    ['roles', (index: number) => `/stats?role=cook${index}`],
    ['days', (index: number) => `/matches?time=${1000 + index}-01-01`],
    ['pages', (index: number) => `/nothing-${index}`],
  ])('holds one page for 200 unknown %s', (_name, path) =>
    withFront(async (ask, parts) => {
      const answers = await oneByOne(ask, 'somebody', numbered(200, path));
      expect(new Set(statuses(answers))).toEqual(new Set([404]));
      expect(new Set(answers.map(({ body }) => body.toString()))).toHaveLength(1);
      expect(rendered(parts).filter((url) => url.includes('/failure'))).toHaveLength(1);
      expect(parts.cache.size.entries).toBe(1);
    }),
  );

  it('holds nothing for an unknown match that is requested again within seconds, and renders nothing', () =>
    withFront(async (ask, parts) => {
      await oneByOne(
        ask,
        'somebody',
        numbered(20, () => '/match/100/a-vs-b'),
      );
      expect(rendered(parts)).toEqual(['/match/100/a-vs-b', '/failure?status=404&missing=match']);
    }));
});

describe('while many pages are rendered', () => {
  it('the site answers 503 with Retry-After, and serves what is ready', () =>
    withFront(async (ask, parts) => {
      expect((await askFrom(ask, 'early', '/')).status).toBe(200);
      const release = holdRenders(parts);
      const noted = vi.spyOn(RenderQueue.prototype, 'noteServed');
      const asked = Promise.all(
        ['a', 'b', 'c', 'd', 'e'].map((address) =>
          allAtOnce(
            ask,
            address,
            numbered(10, (index) => `/match/7/${address}-${index}`),
          ),
        ),
      );
      for (const address of ['a', 'b', 'c', 'd', 'e']) await untilAsked(parts, address, 10);
      expect((await askFrom(ask, 'late', '/')).headers['cache-status']).toBe('riftweek; hit');
      // Four at once; the others wait.
      expect(rendered(parts).filter((url) => url.startsWith('/match'))).toHaveLength(4);
      release();
      const answers = (await asked).flat();
      expect(statuses(answers).filter((status) => status === 200)).toHaveLength(36);
      const refused = answers.filter(({ status }) => status === 503);
      expect(refused).toHaveLength(14);
      for (const { headers } of refused) expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' });
      // Renders made room for the one ready answer, and not for the refusals, whose page is ready as well.
      expect(noted).toHaveBeenCalledOnce();
    }));

  it('one address cannot fill the queue for another', () =>
    withFront(async (ask, parts) => {
      const release = holdRenders(parts);
      const greedy = allAtOnce(
        ask,
        'greedy',
        numbered(60, (index) => `/match/7/greedy-${index}`),
      );
      await untilAsked(parts, 'greedy', 60);
      const honest = askFrom(ask, 'honest', '/match/7/honest');
      await untilAsked(parts, 'honest', 1);
      release();
      expect((await honest).status).toBe(200);
      expect(statuses(await greedy).filter((status) => status === 503)).toHaveLength(48);
    }));
});

describe('an address that requests too much', () => {
  const BUDGET = { budget: 20 };

  it('is refused uncached answers, while another is served', () =>
    withFront(async (ask, parts) => {
      const answers = await oneByOne(
        ask,
        'greedy',
        numbered(13, (index) => `/match/7/${index}`),
      );
      expect(statuses(answers)).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429, 429]);
      expect(answers.at(-1)?.headers).toMatchObject({
        'retry-after': '7',
        'cache-control': 'private, no-store',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(rendered(parts)).toHaveLength(10);
      expect((await askFrom(ask, 'honest', '/match/7/10')).status).toBe(200);
      // Cached answers cost nothing.
      expect((await askFrom(ask, 'greedy', '/match/7/10')).status).toBe(200);
    }, BUDGET));

  it('is refused JSON, including its own, in JSON', () =>
    withFront(async (ask) => {
      for (const path of [(index: number) => `/api/votes/${index + 1}`, () => '/api/me', (index: number) => `/api/nothing/${index}`]) {
        const address = path(0);
        const answers = await oneByOne(ask, address, numbered(21, path));
        expect(statuses(answers).indexOf(429)).toBe(20);
        expect(JSON.parse(answers.at(-1)?.body.toString() ?? '')).toMatchObject({
          error: { code: 'rate-limited', message: expect.any(String) },
        });
      }
    }, BUDGET));

  it('is refused personal pages', () =>
    withFront(async (ask) => {
      expect(
        statuses(
          await oneByOne(
            ask,
            'greedy',
            numbered(11, () => '/account'),
          ),
        ).indexOf(429),
      ).toBe(10);
    }, BUDGET));

  it('can still write, and its load balancer still gets the health check', () =>
    withFront(async (ask, { next }) => {
      await oneByOne(
        ask,
        'greedy',
        numbered(21, () => '/api/me'),
      );
      expect((await askFrom(ask, 'greedy', '/api/health')).status).toBe(200);
      const written = next.mock.calls.length;
      await ask('/api/votes/7', { method: 'PUT', headers: { 'x-address': 'greedy' }, body: '{}' });
      expect(next.mock.calls.length).toBe(written + 1);
    }, BUDGET));

  it('is not refused cached answers, nor files', () =>
    withFront(async (ask) => {
      const answers = await oneByOne(ask, 'fan', [
        '/',
        ...numbered(40, () => '/'),
        ...numbered(40, () => '/_next/static/a.js'),
        ...numbered(40, () => '/img/flags/kr.webp'),
      ]);
      expect(new Set(statuses(answers))).toEqual(new Set([200]));
    }, BUDGET));
});
