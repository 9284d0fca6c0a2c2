import { describe, expect, it, vi } from 'vitest';
import type { CacheEntry } from '../../../lib/server/front/cache-entry';
import { PageCache, type Lookup } from '../../../lib/server/front/page-cache';
import { entry, manualTimers, settled } from './support';

function setUp(maxBytes = 1_000_000) {
  const timers = manualTimers();
  const onError = vi.fn();
  return { timers, onError, cache: new PageCache({ maxBytes, timers, onError }) };
}

/** A render that ends when told to. */
function heldRender() {
  let resolve: (made: CacheEntry) => void = () => undefined;
  const promise = new Promise<CacheEntry>((made) => {
    resolve = made;
  });
  return { render: vi.fn(() => promise), resolve: (made: CacheEntry) => resolve(made) };
}

const renders = (name: string, overrides: Partial<CacheEntry> = {}) => vi.fn(() => Promise.resolve(entry(name, overrides)));

function seen(lookup: Lookup): string {
  return lookup.kind === 'found' ? `${lookup.state} ${lookup.entry.etag.slice(3, -1)}` : `unavailable: ${lookup.reason}`;
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

  it('tells the age of a copy from the moment its render began', async () => {
    const { cache, timers } = setUp();
    const held = heldRender();
    const first = cache.get('/', held.render);
    await timers.advance(2_000);
    held.resolve(entry('one'));
    await first;
    await timers.advance(3_000);
    expect(await cache.get('/', held.render)).toMatchObject({ state: 'hit', ageSeconds: 5 });
  });

  it('serves a stale copy at once and makes a new one behind it', async () => {
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

  it('does not keep what has no lifetime', async () => {
    const { cache } = setUp();
    await cache.get('/', renders('one', { lifetime: null }));
    expect(seen(await cache.get('/', renders('two')))).toBe('miss two');
  });

  it('forgets the least used copies beyond its bound', async () => {
    const { cache } = setUp(4_000);
    const big = (name: string) => renders(name, { bodies: { kind: 'plain', plain: Buffer.alloc(1_000) } });
    for (const name of ['a', 'b', 'c', 'd']) await cache.get(name, big(name));
    expect(cache.size.bytes).toBeLessThanOrEqual(4_000);
    expect(seen(await cache.get('a', big('again')))).toBe('miss again');
    expect(seen(await cache.get('d', big('again')))).toBe('hit d');
  });
});

describe('one render at a time', () => {
  it('shares a render among all who ask meanwhile', async () => {
    const { cache } = setUp();
    const held = heldRender();
    const asked = [cache.get('/', held.render), cache.get('/', held.render), cache.get('/', held.render)];
    held.resolve(entry('one'));
    expect((await Promise.all(asked)).map(seen)).toEqual(['miss one', 'miss one', 'miss one']);
    expect(held.render).toHaveBeenCalledTimes(1);
  });

  it('gives up a render that never ends, and does not take its late answer', async () => {
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
  it('waits 3 s for a first render, then says that it is late', async () => {
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

  it('keeps the answer of a late render for the next visitor', async () => {
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

  it('lets a failing page rest for 2 s before the next try', async () => {
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

  it('never keeps an error answer', async () => {
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
  it('renders anew what carries a purged tag, and only that', async () => {
    const { cache } = setUp();
    await cache.get('/a', renders('a', { tags: ['match:7', 'home'] }));
    await cache.get('/b', renders('b', { tags: ['match:8'] }));
    cache.purge(['match:7']);
    expect(seen(await cache.get('/a', renders('new')))).toBe('miss new');
    expect(seen(await cache.get('/b', renders('new')))).toBe('hit b');
  });

  it('keeps a purged copy for when the store is down', async () => {
    const { cache } = setUp();
    await cache.get('/', renders('one', { tags: ['home'] }));
    cache.purge(['home']);
    expect(seen(await cache.get('/', () => Promise.reject(new Error('store down'))))).toBe('fallback one');
  });

  it('stores a render that a purge overtook as expired', async () => {
    const { cache } = setUp();
    const held = heldRender();
    const asked = cache.get('/', held.render);
    cache.purge(['match:7']);
    held.resolve(entry('old', { tags: ['match:7'] }));
    expect(seen(await asked)).toBe('miss old');
    expect(seen(await cache.get('/', renders('new', { tags: ['match:7'] })))).toBe('miss new');
    expect(seen(await cache.get('/', renders('newer')))).toBe('hit new');
  });

  it('leaves a render alone that began after the purge, or that another tag was purged under', async () => {
    const { cache } = setUp();
    const other = heldRender();
    const slow = cache.get('/slow', other.render);
    cache.purge(['match:7']);
    const held = heldRender();
    const asked = cache.get('/', held.render);
    cache.purge(['match:8']);
    held.resolve(entry('one', { tags: ['match:7'] }));
    await asked;
    other.resolve(entry('slow'));
    await slow;
    expect(seen(await cache.get('/', renders('two')))).toBe('hit one');
    expect(seen(await cache.get('/slow', renders('two')))).toBe('hit slow');
  });
});
