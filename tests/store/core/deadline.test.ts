import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from '../../../lib/store/core/deadline';
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
