import { describe, expect, it, vi } from 'vitest';
import { cacheTag } from '../../../lib/domain/page/cache-tags';
import type { CacheEntry } from '../../../lib/server/http/cache-entry';
import { type Requester, type Lookup, PageCache, cacheMegabytes, memoryLimit } from '../../../lib/server/http/page-cache';
import { RenderQueue } from '../../../lib/server/http/render-queue';
import { entry, manualTimers, settled } from '../../support/server/http-fixture';

function setUp(maxBytes = 1_000_000) {
  const timers = manualTimers();
  const onError = vi.fn();
  const queue = new RenderQueue({ timers, worked: () => 0 });
  return { timers, onError, queue, cache: new PageCache({ maxBytes, timers, queue, onError }) };
}

/** A render that ends on command. */
function heldRender() {
  let resolve: (made: CacheEntry) => void = () => undefined;
  const promise = new Promise<CacheEntry>((made) => {
    resolve = made;
  });
  return { render: vi.fn(() => promise), resolve: (made: CacheEntry) => resolve(made) };
}

const renders = (name: string, overrides: Partial<CacheEntry> = {}) => vi.fn(() => Promise.resolve(entry(name, overrides)));

function seen(lookup: Lookup): string {
  switch (lookup.kind) {
    case 'found':
      return `${lookup.state} ${lookup.entry.etag.slice(3, -1)}`;
    case 'unavailable':
      return `unavailable: ${lookup.reason}`;
    case 'limited':
      return `limited for ${lookup.seconds} s`;
  }
}

describe('fresh and stale copies', () => {
  it('renders once and serves the copy while it is fresh', async () => {
    const { cache, timers } = setUp();
    const render = renders('one');
    expect(seen(await cache.get('/', render))).toBe('miss one');
    await timers.advance(9_999);
    expect(seen(await cache.get('/', render))).toBe('hit one');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('counts the age of a copy from the start of its render', async () => {
    const { cache, timers } = setUp();
    const held = heldRender();
    const first = cache.get('/', held.render);
    await timers.advance(2_000);
    held.resolve(entry('one'));
    await first;
    await timers.advance(3_000);
    expect(await cache.get('/', held.render)).toMatchObject({ state: 'hit', ageSeconds: 5 });
  });

  it('serves a stale copy at once and rerenders in the background', async () => {
    const { cache, timers } = setUp();
    await cache.get('/', renders('one'));
    await timers.advance(10_000);
    const again = renders('two');
    expect(seen(await cache.get('/', again))).toBe('stale one');
    await settled();
    expect(seen(await cache.get('/', again))).toBe('hit two');
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('waits for a new one once the stale time is over', async () => {
    const { cache, timers } = setUp();
    await cache.get('/', renders('one'));
    await timers.advance(20_000);
    expect(seen(await cache.get('/', renders('two')))).toBe('miss two');
  });

  it('keeps keys apart', async () => {
    const { cache } = setUp();
    await cache.get('/', renders('home'));
    expect(seen(await cache.get('/ko', renders('ko')))).toBe('miss ko');
  });

  it('does not cache what has no lifetime', async () => {
    const { cache } = setUp();
    await cache.get('/', renders('one', { lifetime: null }));
    expect(seen(await cache.get('/', renders('two')))).toBe('miss two');
  });

  const big = (name: string) => renders(name, { bodies: { kind: 'plain', plain: Buffer.alloc(1_000) } });

  it('drops the least recently used copies beyond its limit', async () => {
    const { cache } = setUp(8_000);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await cache.get(name, big(name));
      await cache.get(name, big(name));
    }
    expect(cache.size.bytes).toBeLessThanOrEqual(8_000);
    expect(seen(await cache.get('a', big('again')))).toBe('miss again');
    expect(seen(await cache.get('f', big('again')))).toBe('hit f');
  });

  it('protects repeatedly requested copies from those requested once', async () => {
    const { cache } = setUp(16_000);
    await cache.get('popular', big('popular'));
    await cache.get('popular', big('popular'));
    for (let index = 0; index < 100; index += 1) await cache.get(`once-${index}`, big('once'));
    expect(seen(await cache.get('popular', big('again')))).toBe('hit popular');
    expect(cache.size.bytes).toBeLessThanOrEqual(16_000);
  });

  it('caches a limited number of redirects and notes of missing pages beside the pages', async () => {
    const { cache } = setUp();
    await cache.get('/', renders('home'));
    const gone = vi.fn(() => Promise.resolve(entry('gone', { status: 404 })));
    for (let index = 0; index < 2_001; index += 1) await cache.get(`/match/${index}`, gone);
    expect(cache.size.entries).toBe(1);
    expect(gone).toHaveBeenCalledTimes(2_001);
    await cache.get('/match/2000', gone);
    expect(gone).toHaveBeenCalledTimes(2_001);
    await cache.get('/match/0', gone);
    expect(gone).toHaveBeenCalledTimes(2_002);
  });

  it('shows a page as soon as it exists, even if it was missing before', async () => {
    const { cache } = setUp();
    await cache.get('/match/7', renders('gone', { status: 404, tags: [cacheTag.match(7)] }));
    cache.purge([cacheTag.match(7)]);
    expect(seen(await cache.get('/match/7', renders('seven')))).toBe('miss seven');
    expect(seen(await cache.get('/match/7', renders('again')))).toBe('hit seven');
    expect(cache.size.entries).toBe(1);
  });
});

describe('a client', () => {
  /** An address that may cause so many renders. */
  const requester = (address: string, most = 100) => {
    let left = most;
    return { address, count: vi.fn<Requester['count']>(() => Promise.resolve(left-- > 0 ? null : 9)) };
  };

  it('is charged for the renders that it causes, and not for cached answers', async () => {
    const { cache } = setUp();
    const ann = requester('ann');
    await cache.get('/', renders('one'), ann);
    for (let times = 0; times < 5; times += 1) expect(seen(await cache.get('/', renders('two'), ann))).toBe('hit one');
    expect(ann.count).toHaveBeenCalledTimes(1);
  });

  it('does not pay for a render in progress', async () => {
    const { cache } = setUp();
    const held = heldRender();
    const [ann, bob] = [requester('ann'), requester('bob')];
    const first = cache.get('/', held.render, ann);
    await settled();
    const second = cache.get('/', held.render, bob);
    held.resolve(entry('one'));
    expect([seen(await first), seen(await second)]).toEqual(['miss one', 'miss one']);
    expect(bob.count).not.toHaveBeenCalled();
  });

  it('gets a Retry-After after too many renders, while another is served', async () => {
    const { cache } = setUp();
    const [greedy, honest] = [requester('greedy', 3), requester('honest', 3)];
    const answers = [];
    for (let index = 0; index < 5; index += 1) answers.push(seen(await cache.get(`/junk/${index}`, renders('junk'), greedy)));
    expect(answers).toEqual(['miss junk', 'miss junk', 'miss junk', 'limited for 9 s', 'limited for 9 s']);
    expect(seen(await cache.get('/match/7', renders('seven'), honest))).toBe('miss seven');
    expect(seen(await cache.get('/match/7', renders('seven'), greedy))).toBe('hit seven');
  });

  it('gets the old copy after too many renders where there is one', async () => {
    const { cache, timers } = setUp();
    const render = renders('two');
    await cache.get('/', renders('one'));
    await timers.advance(30_000);
    expect(seen(await cache.get('/', render, requester('greedy', 0)))).toBe('fallback one');
    expect(render).not.toHaveBeenCalled();
  });

  it('waits for other renders, and gets a 503 where too many wait', async () => {
    const { cache } = setUp();
    const hung = heldRender();
    await cache.get('/', renders('one', { lifetime: { fresh: 0, stale: 0, error: 100, browser: 0 } }));
    const waiting = Array.from({ length: 12 }, (_, index) => cache.get(`/junk/${index}`, hung.render, requester('greedy')));
    await settled();
    expect(seen(await cache.get('/junk/12', hung.render, requester('greedy')))).toBe('unavailable: busy');
    expect(seen(await cache.get('/', hung.render, requester('greedy')))).toBe('fallback one');
    expect(hung.render).toHaveBeenCalledTimes(4);
    hung.resolve(entry('made'));
    expect((await Promise.all(waiting)).map(seen)).toEqual(Array.from({ length: 12 }, () => 'miss made'));
  });

  it('waits no longer in the queue than for the render', async () => {
    const { cache, timers } = setUp();
    const hung = heldRender();
    for (let index = 0; index < 5; index += 1) void cache.get(`/junk/${index}`, hung.render, requester('greedy'));
    const asked = cache.get('/match/7', renders('seven'), requester('honest'));
    await settled();
    await timers.advance(2_999);
    const answered = vi.fn();
    void asked.then(answered);
    await settled();
    expect(answered).not.toHaveBeenCalled();
    await timers.advance(1);
    expect(seen(await asked)).toBe('unavailable: late');
  });

  it('gets a page whose render began after a purge as the new one, however long it waited', async () => {
    const { cache } = setUp();
    const hung = heldRender();
    for (let index = 0; index < 4; index += 1) void cache.get(`/junk/${index}`, hung.render, requester('greedy'));
    const asked = cache.get('/match/7', renders('seven', { tags: [cacheTag.match(7)] }), requester('honest'));
    await settled();
    cache.purge([cacheTag.match(7)]);
    hung.resolve(entry('made'));
    await asked;
    expect(seen(await cache.get('/match/7', renders('again')))).toBe('hit seven');
  });
});

describe('one render at a time', () => {
  it('shares a render among all requests meanwhile', async () => {
    const { cache } = setUp();
    const held = heldRender();
    const asked = [cache.get('/', held.render), cache.get('/', held.render), cache.get('/', held.render)];
    held.resolve(entry('one'));
    expect((await Promise.all(asked)).map(seen)).toEqual(['miss one', 'miss one', 'miss one']);
    expect(held.render).toHaveBeenCalledTimes(1);
  });

  it('gives up a render that never ends, and ignores its late answer', async () => {
    const { cache, timers } = setUp();
    const hung = heldRender();
    const first = cache.get('/', hung.render);
    await timers.advance(3_000);
    expect(seen(await first)).toBe('unavailable: late');
    await timers.advance(27_000);
    expect(seen(await cache.get('/', renders('two')))).toBe('miss two');
    hung.resolve(entry('one'));
    await settled();
    expect(seen(await cache.get('/', renders('three')))).toBe('hit two');
  });
});

describe('deadlines', () => {
  it('waits 3 s for a first render, then answers that it is late', async () => {
    const { cache, timers } = setUp();
    const asked = cache.get('/', heldRender().render);
    await timers.advance(2_999);
    const done = vi.fn();
    void asked.then(done);
    await settled();
    expect(done).not.toHaveBeenCalled();
    await timers.advance(1);
    expect(seen(await asked)).toBe('unavailable: late');
  });

  it('caches the answer of a late render for the next visitor', async () => {
    const { cache, timers } = setUp();
    const held = heldRender();
    const asked = cache.get('/', held.render);
    await timers.advance(3_000);
    await asked;
    held.resolve(entry('one'));
    await settled();
    expect(seen(await cache.get('/', held.render))).toBe('hit one');
  });

  it('waits 1 s where an old copy exists, then serves that', async () => {
    const { cache, timers } = setUp();
    await cache.get('/', renders('one'));
    await timers.advance(50_000);
    const asked = cache.get('/', heldRender().render);
    await timers.advance(1_000);
    expect(seen(await asked)).toBe('fallback one');
  });

  it('does not make a later visitor wait again for the same slow render', async () => {
    const { cache, timers } = setUp();
    await cache.get('/', renders('one'));
    await timers.advance(50_000);
    const slow = heldRender();
    const asked = cache.get('/', slow.render);
    await timers.advance(1_000);
    await asked;
    const later = cache.get('/', slow.render);
    await timers.advance(0);
    expect(seen(await later)).toBe('fallback one');
  });
});

describe('failures', () => {
  it.each([
    ['answers 500', () => Promise.resolve(entry('oops', { status: 500, lifetime: null }))],
    ['throws', () => Promise.reject(new Error('store down'))],
  ])('serves the old copy when a render %s', async (_name, failing) => {
    const { cache, timers } = setUp();
    await cache.get('/', renders('one'));
    await timers.advance(30_000);
    expect(seen(await cache.get('/', failing))).toBe('fallback one');
  });

  it('waits 2 s before a failing page is rendered again', async () => {
    const { cache, timers } = setUp();
    await cache.get('/', renders('one'));
    await timers.advance(30_000);
    const failing = vi.fn(() => Promise.reject(new Error('store down')));
    await cache.get('/', failing);
    await timers.advance(1_999);
    await cache.get('/', failing);
    expect(failing).toHaveBeenCalledTimes(1);
    await timers.advance(1);
    expect(seen(await cache.get('/', renders('two')))).toBe('miss two');
  });

  it('has nothing to serve once the error time is over, and says why', async () => {
    const { cache, timers } = setUp();
    await cache.get('/', renders('one'));
    await timers.advance(110_000);
    const broken = entry('oops', { status: 503, lifetime: null });
    expect(await cache.get('/', () => Promise.resolve(broken))).toEqual({ kind: 'unavailable', reason: 'failed', entry: broken });
  });

  it('never caches an error answer', async () => {
    const { cache } = setUp();
    await cache.get('/', renders('oops', { status: 500 }));
    expect(seen(await cache.get('/', renders('one')))).toBe('miss one');
  });

  it('reports a render that threw', async () => {
    const { cache, onError } = setUp();
    const error = new Error('store down');
    await cache.get('/match/7', () => Promise.reject(error));
    expect(onError).toHaveBeenCalledWith(error, '/match/7');
  });
});

describe('purges', () => {
  it('rerenders what has a purged tag, and only that', async () => {
    const { cache } = setUp();
    await cache.get('/a', renders('a', { tags: [cacheTag.match(7), cacheTag.home] }));
    await cache.get('/b', renders('b', { tags: [cacheTag.match(8)] }));
    cache.purge([cacheTag.match(7)]);
    expect(seen(await cache.get('/a', renders('new')))).toBe('miss new');
    expect(seen(await cache.get('/b', renders('new')))).toBe('hit b');
  });

  it('retains a purged copy for when the store is down', async () => {
    const { cache } = setUp();
    await cache.get('/', renders('one', { tags: [cacheTag.home] }));
    cache.purge([cacheTag.home]);
    expect(seen(await cache.get('/', () => Promise.reject(new Error('store down'))))).toBe('fallback one');
  });

  it('stores a render as expired that was purged meanwhile', async () => {
    const { cache } = setUp();
    const held = heldRender();
    const asked = cache.get('/', held.render);
    cache.purge([cacheTag.match(7)]);
    held.resolve(entry('old', { tags: [cacheTag.match(7)] }));
    expect(seen(await asked)).toBe('miss old');
    expect(seen(await cache.get('/', renders('new', { tags: [cacheTag.match(7)] })))).toBe('miss new');
    expect(seen(await cache.get('/', renders('newer')))).toBe('hit new');
  });

  it('caches a render that began after the purge, or has no purged tag', async () => {
    const { cache } = setUp();
    const other = heldRender();
    const slow = cache.get('/slow', other.render);
    cache.purge([cacheTag.match(7)]);
    const held = heldRender();
    const asked = cache.get('/', held.render);
    cache.purge([cacheTag.match(8)]);
    held.resolve(entry('one', { tags: [cacheTag.match(7)] }));
    await asked;
    other.resolve(entry('slow'));
    await slow;
    expect(seen(await cache.get('/', renders('two')))).toBe('hit one');
    expect(seen(await cache.get('/slow', renders('two')))).toBe('hit slow');
  });
});

const GIB = 1_073_741_824;

describe('the default bound of the page cache', () => {
  it('is an eighth of the container, shared among the workers', () => {
    expect(cacheMegabytes(GIB, 1)).toBe(128);
    expect(cacheMegabytes(GIB / 2, 1)).toBe(64);
    expect(cacheMegabytes(2 * GIB, 2)).toBe(128);
  });

  it('is never too small to be useful, nor more than pages need', () => {
    expect(cacheMegabytes(GIB / 16, 4)).toBe(16);
    expect(cacheMegabytes(64 * GIB, 1)).toBe(256);
  });

  it('respects an existing limit', () => {
    expect(memoryLimit()).toBeGreaterThan(0);
    expect(memoryLimit()).toBeLessThan(2 ** 50);
  });
});
