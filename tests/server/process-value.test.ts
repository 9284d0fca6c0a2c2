import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheTag } from '../../lib/domain/page/cache-tags';
import { log } from '../../lib/server/logger';
import { ProcessValue } from '../../lib/server/process-value';
import { sharedRegistry } from '../../lib/server/shared-registry';

/** A value of "v1", "v2", … that is refreshed after 30 s and rests 2 s after a failure. */
function setUp() {
  let version = 0;
  const load = vi.fn((_now: number) => Promise.resolve(`v${(version += 1)}`));
  return { copy: new ProcessValue<string>({ name: 'versions', load, tag: cacheTag.shell, maxAgeMs: 30_000 }), load };
}

const wait = (ms: number) => vi.advanceTimersByTime(ms);
const purge = () => sharedRegistry().purges.emit('purge', [cacheTag.shell]);
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const down = () => Promise.reject(new Error('store down'));

beforeEach(() => {
  vi.stubEnv('RIFTWEEK_LOG_LEVEL', 'silent');
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
  sharedRegistry().purges.removeAllListeners();
});

describe('a value of the process', () => {
  it('loads once for simultaneous first requests, with the site’s time', async () => {
    const { copy, load } = setUp();
    expect(await Promise.all([copy.get(7), copy.get(7)])).toEqual(['v1', 'v1']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledWith(7);
  });

  it('serves the old value while the new one is loading', async () => {
    const { copy } = setUp();
    await copy.get(0);
    wait(30_000);
    expect(await copy.get(0)).toBe('v1');
    await settled();
    expect(await copy.get(0)).toBe('v2');
  });

  it('keeps the old value when a refresh fails, and waits before the next try', async () => {
    const { copy, load } = setUp();
    await copy.get(0);
    wait(30_000);
    const warned = vi.spyOn(log(), 'warn');
    load.mockImplementationOnce(down);
    expect(await copy.get(0)).toBe('v1');
    await settled();
    expect(warned).toHaveBeenCalledTimes(1);
    wait(1_999);
    expect(await copy.get(0)).toBe('v1');
    expect(load).toHaveBeenCalledTimes(2);
    wait(1);
    await copy.get(0);
    await settled();
    expect(await copy.get(0)).toBe('v2');
  });

  it('does not serve a dropped value again', async () => {
    const { copy } = setUp();
    await copy.get(0);
    purge();
    expect(await copy.get(0)).toBe('v2');
  });

  it('serves a dropped value after all where no new one can be loaded', async () => {
    const { copy, load } = setUp();
    await copy.get(0);
    purge();
    load.mockImplementationOnce(down);
    expect(await copy.get(0)).toBe('v1');
    wait(2_000);
    expect(await copy.get(0)).toBe('v2');
  });

  it('ignores what a running load read before the drop', async () => {
    const { copy, load } = setUp();
    await copy.get(0);
    purge();
    let finish: (value: string) => void = () => undefined;
    load.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const early = copy.get(0);
    purge();
    const late = copy.get(0);
    finish('old');
    expect(await early).toBe('old');
    expect(await late).toBe('v2');
    expect(await copy.get(0)).toBe('v2');
  });

  it('rejects an unusable value, such as one of another day', async () => {
    const { copy } = setUp();
    await copy.get(0);
    expect(await copy.get(0, (value) => value !== 'v1')).toBe('v2');
  });

  it('fails while there is no value, and retries', async () => {
    const { copy, load } = setUp();
    load.mockImplementationOnce(down);
    await expect(copy.get(0)).rejects.toThrow('store down');
    expect(await copy.get(0)).toBe('v1');
  });
});
