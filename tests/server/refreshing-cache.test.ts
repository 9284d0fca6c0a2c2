import { describe, expect, it, vi } from 'vitest';
import { RefreshingCache } from '../../lib/server/refreshing-cache';

/** A copy of "v1", "v2", … that is refreshed after 30 s and rests 2 s after a failure. */
function setUp() {
  let realNow = 0;
  let version = 0;
  const load = vi.fn((_now: number) => Promise.resolve(`v${(version += 1)}`));
  const onError = vi.fn();
  const copy = new RefreshingCache<string>({ load, maxAgeMs: 30_000, retryMs: 2_000, realNow: () => realNow, onError });
  const wait = (ms: number) => {
    realNow += ms;
  };
  return { copy, load, onError, wait };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const down = () => Promise.reject(new Error('store down'));

describe('RefreshingCache', () => {
  it('loads once for simultaneous first requests, with the site’s time', async () => {
    const { copy, load } = setUp();
    expect(await Promise.all([copy.get(7), copy.get(7)])).toEqual(['v1', 'v1']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledWith(7);
  });

  it('serves the old value while the new one is loading', async () => {
    const { copy, wait } = setUp();
    await copy.get(0);
    wait(30_000);
    expect(await copy.get(0)).toBe('v1');
    await settled();
    expect(await copy.get(0)).toBe('v2');
  });

  it('keeps the old value when a refresh fails, and waits before the next try', async () => {
    const { copy, load, onError, wait } = setUp();
    await copy.get(0);
    wait(30_000);
    load.mockImplementationOnce(down);
    expect(await copy.get(0)).toBe('v1');
    await settled();
    expect(onError).toHaveBeenCalledTimes(1);
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
    copy.drop();
    expect(await copy.get(0)).toBe('v2');
  });

  it('serves a dropped value after all where no new one can be loaded', async () => {
    const { copy, load, wait } = setUp();
    await copy.get(0);
    copy.drop();
    load.mockImplementationOnce(down);
    expect(await copy.get(0)).toBe('v1');
    wait(2_000);
    expect(await copy.get(0)).toBe('v2');
  });

  it('ignores what a running load read before the drop', async () => {
    const { copy, load } = setUp();
    await copy.get(0);
    copy.drop();
    let finish: (value: string) => void = () => undefined;
    load.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const early = copy.get(0);
    copy.drop();
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
