import { describe, expect, it, vi } from 'vitest';
import { cacheOfBuild, copyPath, DEVICE_CACHE, STORED_AT_HEADER } from '../../lib/domain/page/offline-copies';
import { copies, forgetCopies, mayStore, mayStoreFile } from '../../lib/worker/copies';
import type { PageMessage } from '../../lib/domain/page/page-message';
import { copier } from '../../lib/worker/copier';
import { createAnswers, pageOfData } from '../../lib/worker/pages';
import { answerOf, fetched, ORIGIN, scopeOf, workerRig } from '../support/worker-rig';

const NOW = Date.parse('2026-11-18T14:05:00Z');
const HTML = '<!DOCTYPE html><html lang="en"><head><title>T1 vs Gen.G</title></head><body>1</body></html>';

function rig(build = 'b1') {
  const all = workerRig();
  const clock = { now: NOW };
  const of = (name: string) => {
    const kept = copies(scopeOf(all), name, () => clock.now);
    const site = createAnswers(scopeOf(all), kept, () => clock.now);
    const keep = copier(scopeOf(all), kept, () => clock.now);
    const visit = async (path: string, options: Parameters<typeof fetched>[1] = {}): Promise<Response | null> => {
      const { event, settled } = fetched(path, options);
      const response = await site.answer(event, keep.copyPage);
      await settled();
      return response;
    };
    return { kept, site, keep, visit };
  };
  return { ...all, clock, of, ...of(build) };
}

const online =
  (body = HTML, headers: Readonly<Record<string, string>> = {}) =>
  (path: string) =>
    Promise.resolve(answerOf(body, headers, ORIGIN + path));
const noNetwork = () => Promise.reject(new TypeError('no network'));

describe('a page', () => {
  it('comes from the network while there is one, whatever is stored', async () => {
    const { visit, network } = rig();
    for (const body of ['<html>old</html>', '<html>new</html>']) {
      network.mockImplementation(online(body));
      expect(await (await visit('/match/7/t1-vs-gen-g'))?.text()).toBe(body);
    }
  });

  it('is served from a copy without network, with its time', async () => {
    const { visit, network, clock } = rig();
    network.mockImplementation(online());
    await visit('/matches?time=today');
    network.mockImplementation(noNetwork);
    clock.now += 60_000;
    const shown = await visit('/matches?time=today');
    expect(await shown?.text()).toContain('<html data-offline="2026-11-18T14:05:00.000Z"');
    expect(shown?.headers.get('cache-control')).toBe('public, max-age=0');
  });

  it.each([
    ['/matches?time=today&league=293', '/matches?time=today'],
    ['/team/9/t1?tab=stats', '/team/9/t1'],
    ['/news?league=293', '/news'],
  ])('is no copy of a part of it: %s', async (part, whole) => {
    const { visit, network } = rig();
    network.mockImplementation(online('<html>a part</html>'));
    await visit(part);
    network.mockImplementation(noNetwork);
    expect(await visit(whole).then((page) => page?.text() ?? '', String)).not.toContain('a part');
  });

  it('is served from a copy where the network is silent for six seconds, and sooner the next time', async () => {
    vi.useFakeTimers();
    const { visit, site, keep, network } = rig();
    network.mockImplementation(online());
    await visit('/');
    network.mockImplementation(() => new Promise(() => undefined));
    for (const ms of [6_000, 1_500]) {
      const seen = vi.fn<(response: Response) => void>();
      void site.answer(fetched('/').event, keep.copyPage)?.then(seen);
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(seen).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(seen).toHaveBeenCalled();
    }
    vi.useRealTimers();
  });

  it('that is broken on the server is shown as it is: there is a network', async () => {
    const { visit, network } = rig();
    network.mockImplementation(online());
    await visit('/');
    network.mockImplementation(() => Promise.resolve(new Response('busy', { status: 503 })));
    expect((await visit('/'))?.status).toBe(503);
  });

  it('without a copy is answered by the offline page, in its language', async () => {
    const { visit, network, kept } = rig();
    await kept.keep('/ko/offline', answerOf('<html>오프라인</html>'));
    network.mockImplementation(noNetwork);
    expect(await (await visit('/ko/team/9/t1'))?.text()).toBe('<html data-offline="">오프라인</html>');
  });

  it('is not stored for more than a week', async () => {
    const { visit, network, clock } = rig();
    network.mockImplementation(online());
    await visit('/');
    network.mockImplementation(noNetwork);
    clock.now += 7 * 86_400_000;
    expect(await (await visit('/'))?.text()).not.toContain('T1 vs Gen.G');
  });

  it('hides results from the next time it is opened, once a notification’s button was pressed', async () => {
    const { visit, network, site } = rig();
    network.mockImplementation(online());
    site.hideResultsAt('/match/7');
    expect(await (await visit('/match/70/x-vs-y'))?.text()).not.toContain('data-hide-results');
    expect(await (await visit('/match/7/t1-vs-gen-g'))?.text()).toContain('<html data-hide-results=""');
    expect(await (await visit('/match/7/t1-vs-gen-g'))?.text()).not.toContain('data-hide-results');
  });
});

describe('a copy', () => {
  it.each([
    ['public, max-age=0, s-maxage=60', true],
    ['private, no-store', false],
    ['public, no-store', false],
    ['private, no-cache', false],
    ['', false],
  ])('is made of public answers by their own headers: %j', (words, kept) => {
    expect(mayStore(answerOf('', { 'cache-control': words }))).toBe(kept);
  });

  it('is made of a file only if it never changes', () => {
    expect(mayStoreFile(answerOf('', { 'cache-control': 'public, max-age=31536000, immutable' }))).toBe(true);
    expect(mayStoreFile(answerOf('', { 'cache-control': 'public, max-age=0' }))).toBe(false);
  });

  it.each([
    ['/', '/'],
    ['/ko', '/ko'],
    ['/match/7/t1-vs-gen-g?utm_source=x', '/match/7/t1-vs-gen-g'],
    ['/matches?time=today&x=1', '/matches?time=today'],
    ['/es/standings?stage=3&league=2', '/es/standings?league=2&stage=3'],
    ['/news?page=2&x=1', '/news?page=2'],
    ['/team/126/t1?x=1&year=2024&tab=matches', '/team/126/t1?tab=matches&year=2024'],
    ['/digest/day-293-2023-08-19/t1', '/digest/day-293-2023-08-19/t1'],
    ['/account', null],
    ['/ko/account/edit', null],
    ['/admin/comments', null],
    ['/notifications', null],
    ['/play/predictions', null],
    ['/search?q=t1', null],
    ['/login', null],
    [`/match/7/${'x'.repeat(400)}`, null],
  ])('is made of a public page: %s as %s', (address, path) => {
    expect(copyPath(new URL(address, ORIGIN))).toBe(path);
  });

  it('is one of at most forty pages, those opened last', async () => {
    const { visit, network, kept } = rig();
    network.mockImplementation(online());
    await visit('/');
    for (let id = 1; id <= 50; id += 1) await visit(`/match/${id}/a-vs-b`);
    const pages = await kept.pages();
    expect(pages).toHaveLength(40);
    expect([pages[0], pages.at(-1)]).toEqual(['/match/11/a-vs-b', '/match/50/a-vs-b']);
  });

  it('is made neither of foreign requests nor of writes nor of personal JSON', async () => {
    const { visit } = rig();
    for (const path of ['/api/me', '/api/notifications', '/api/votes/7/mine', '/api/live', '/img/flags/kr.webp'])
      expect(await visit(path, { mode: 'cors' })).toBeNull();
  });
});

describe('JSON', () => {
  const WEEK = '/api/week?start=2026-11-16';

  it('of a copied page comes from the same time, and of any other page from the network', async () => {
    const { visit, network } = rig();
    network.mockImplementation(online());
    await visit('/matches?time=today');
    await visit(WEEK, { mode: 'cors' });
    network.mockImplementation(noNetwork);
    await expect(visit(WEEK, { mode: 'cors', client: 'live' })).rejects.toThrow('no network');
    await visit('/matches?time=today', { client: 'copy' });
    expect((await visit(WEEK, { mode: 'cors', client: 'copy' }))?.status).toBe(200);
  });

  it('is not used for a copied page that is newer', async () => {
    const { visit, network, clock } = rig();
    network.mockImplementation(online());
    await visit(WEEK, { mode: 'cors' });
    clock.now += 3_600_000;
    await visit('/matches?time=today');
    network.mockImplementation(noNetwork);
    await visit('/matches?time=today', { client: 'copy' });
    await expect(visit(WEEK, { mode: 'cors', client: 'copy' })).rejects.toThrow('no network');
  });
});

describe('a page opened by client navigation', () => {
  it('is found by the address of its data', () => {
    expect(pageOfData('/_next/data/b1/en/match/7/t1-vs-gen-g.json')).toBe('/match/7/t1-vs-gen-g');
    expect(pageOfData('/_next/data/b1/ko/match/7/t1-vs-gen-g.json')).toBe('/ko/match/7/t1-vs-gen-g');
    expect(pageOfData('/_next/data/b1/ko.json')).toBe('/ko');
    expect(pageOfData('/api/match/7')).toBeNull();
  });

  it('is copied if it is a match, with the scripts in its HTML', async () => {
    const { visit, network, kept } = rig();
    network.mockImplementation((path) =>
      path.endsWith('.js')
        ? online('1', { 'cache-control': 'public, max-age=31536000, immutable' })(path)
        : online(HTML.replace('</head>', '<template data-scripts="/i18n/en.abc.js /_next/static/chunks/main-1.js"></template></head>'))(
            path,
          ),
    );
    await visit('/_next/data/b1/en/match/7/t1-vs-gen-g.json', { mode: 'cors' });
    expect(await kept.find('/match/7/t1-vs-gen-g')).not.toBeNull();
    expect(await kept.findFile('/_next/static/chunks/main-1.js')).not.toBeNull();
    expect(await kept.findFile('/i18n/en.abc.js')).not.toBeNull();
  });
});

describe('builds', () => {
  it('leave copies of the previous build readable, and delete older ones', async () => {
    const { of, network, caches } = rig();
    network.mockImplementation(online());
    for (const name of ['b1', 'b2', 'b3']) {
      await of(name).kept.forgetOlder();
      await of(name).visit(`/match/${name.slice(1)}/a-vs-b`);
    }
    await of('b3').kept.forgetOlder();
    expect([...caches.all.keys()]).toEqual([cacheOfBuild('b2'), cacheOfBuild('b3')]);
    expect(await of('b3').kept.find('/match/2/a-vs-b')).not.toBeNull();
    expect(await of('b3').kept.find('/match/1/a-vs-b')).toBeNull();
  });

  it('that are withdrawn keep only what notifications need', async () => {
    const all = rig();
    all.network.mockImplementation(online());
    await all.visit('/');
    await all.caches.open(DEVICE_CACHE);
    await forgetCopies(scopeOf(all));
    expect([...all.caches.all.keys()]).toEqual([DEVICE_CACHE]);
  });
});

describe('prefetching', () => {
  const message = (changed: Partial<PageMessage> = {}): PageMessage => ({
    locale: 'ko',
    page: '/ko/match/7/t1-vs-gen-g',
    hides: false,
    teams: [9],
    leagues: [],
    matches: [],
    playerTeams: [],
    files: [],
    ...changed,
  });

  it('keeps the schedule, followed teams and the offline page, in the language of the page', async () => {
    const { keep, kept, network } = rig();
    network.mockImplementation((path) => online()(path === '/ko/team/9' ? '/ko/team/9/t1' : path));
    await keep.hear(message());
    expect(await kept.pages()).toEqual([
      '/ko/offline',
      '/ko/match/7/t1-vs-gen-g',
      '/ko',
      '/ko/matches?time=today',
      '/ko/following',
      '/ko/team/9/t1',
    ]);
    network.mockClear();
    await keep.hear(message());
    expect(network).not.toHaveBeenCalled();
  });

  it('is skipped with data saving', async () => {
    const all = rig();
    all.network.mockImplementation(online());
    Object.assign(all.scope.navigator, { connection: { saveData: true } });
    await all.keep.hear(message());
    expect(await all.kept.pages()).toEqual(['/ko/offline']);
  });

  it('records when it fetched', async () => {
    const { keep, kept, network } = rig();
    network.mockImplementation(online());
    await keep.hear(message());
    expect((await kept.find('/ko'))?.response.headers.get(STORED_AT_HEADER)).toBe(new Date(NOW).toISOString());
  });
});
