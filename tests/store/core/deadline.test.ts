import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whileStoreAnswers, withDeadline } from '../../../lib/store/core/deadline';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';

describe('deadlines', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('abandons a read that does not answer in time', async () => {
    const outcome = withDeadline('read weeks/2023-08-14', 2_000, new Promise(() => undefined)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2_000);
    const error = await outcome;
    expect(error).toBeInstanceOf(StoreUnavailableError);
    expect(error).toMatchObject({ what: 'read weeks/2023-08-14' });
  });

  it('returns an answer and leaves no timer running', async () => {
    expect(await withDeadline('read', 2_000, Promise.resolve(7))).toBe(7);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('turns a refusal into one kind of error and keeps its cause', async () => {
    const cause = new Error('permission denied');
    await expect(withDeadline('read', 2_000, Promise.reject(cause))).rejects.toMatchObject({ name: 'StoreUnavailableError', cause });
  });
});

describe('a store that is away', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    globalThis.riftweekStore = undefined;
  });
  afterEach(() => {
    vi.useRealTimers();
    globalThis.riftweekStore = undefined;
  });

  const never = () => new Promise<never>(() => undefined);
  const call = (begin: () => Promise<unknown>) => whileStoreAnswers('read weeks/2023-08-14', 1_800, begin).catch(() => 'failed');

  it('is asked once a second after three calls without an answer, and by everybody once it has answered', async () => {
    const first = [call(never), call(never), call(never)];
    await vi.advanceTimersByTimeAsync(1_800);
    expect(await Promise.all(first)).toEqual(['failed', 'failed', 'failed']);
    const begin = vi.fn(() => Promise.resolve('read'));
    expect([await call(begin), begin.mock.calls.length]).toEqual(['failed', 0]);
    await vi.advanceTimersByTimeAsync(1_000);
    const probe = vi.fn(never);
    const asked = [call(probe), call(probe), call(probe)];
    await vi.advanceTimersByTimeAsync(1_800);
    expect([await Promise.all(asked), probe.mock.calls.length]).toEqual([['failed', 'failed', 'failed'], 1]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([await call(begin), await call(begin), begin.mock.calls.length]).toEqual(['read', 'read', 2]);
  });

  it('is not one whose transactions wait for each other', async () => {
    const slow = Array.from({ length: 5 }, () => whileStoreAnswers('transact', 1_800, never, { waitsInTurn: true }).catch(() => 'failed'));
    await vi.advanceTimersByTimeAsync(1_800);
    await Promise.all(slow);
    expect(await call(() => Promise.resolve('read'))).toBe('read');
  });

  it('is not one that refuses', async () => {
    for (let nth = 0; nth < 5; nth += 1) await call(() => Promise.reject(new Error('no such index')));
    expect(await call(() => Promise.resolve('read'))).toBe('read');
  });
});
