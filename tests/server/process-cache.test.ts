import { describe, expect, it, vi } from 'vitest';
import { ProcessCache } from '../../lib/server/process-cache';

const numbers = () => {
  let loads = 0;
  return vi.fn(() => Promise.resolve((loads += 1)));
};
const open = () => new ProcessCache<number>({ max: 2, maxAgeMs: 1_000 });

describe('a process cache', () => {
  it('loads once for all requests, until the value is too old', async () => {
    const [cache, load] = [open(), numbers()];
    expect(await Promise.all([cache.get('a', 0, load), cache.get('a', 0, load)])).toEqual([1, 1]);
    expect(await cache.get('a', 999, load)).toBe(1);
    expect([cache.has('a', 999), cache.has('a', 1_000)]).toEqual([true, false]);
    expect(await cache.get('a', 1_000, load)).toBe(2);
  });

  it('reloads what it loaded before the clock was set back', async () => {
    const [cache, load] = [open(), numbers()];
    await cache.get('a', 3_600_000, load);
    expect(await cache.get('a', 0, load)).toBe(2);
  });

  it('reloads a purged value, and nothing else', async () => {
    const [cache, load] = [open(), numbers()];
    await cache.get('a', 0, load);
    await cache.get('b', 0, load);
    cache.purge('a');
    expect([await cache.get('a', 0, load), await cache.get('b', 0, load)]).toEqual([3, 2]);
  });

  it('does not cache what a load read before a purge, which only earlier callers get', async () => {
    const [cache, load] = [open(), numbers()];
    let finish: (value: number) => void = () => undefined;
    const early = cache.get('a', 0, () => new Promise((resolve) => (finish = resolve)));
    await Promise.resolve();
    cache.purge('a');
    const late = cache.get('a', 0, load);
    finish(0);
    expect([await early, await late, await cache.get('a', 0, load)]).toEqual([0, 1, 1]);
  });

  it('does not cache a failed load, whose failure removes no newer one', async () => {
    const [cache, load] = [open(), numbers()];
    const failing = cache.get('a', 0, () => Promise.reject(new Error('store down')));
    cache.purge('a');
    const next = cache.get('a', 0, load);
    await expect(failing).rejects.toThrow('store down');
    expect([await next, await cache.get('a', 0, load)]).toEqual([1, 1]);
    await expect(cache.get('b', 0, () => Promise.reject(new Error('store down')))).rejects.toThrow('store down');
    expect(await cache.get('b', 0, load)).toBe(2);
  });

  it('is bounded: the least recently used goes', async () => {
    const [cache, load] = [open(), numbers()];
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, 0, load);
    expect(['a', 'b', 'c'].map((key) => cache.has(key, 0))).toEqual([true, false, true]);
  });
});
