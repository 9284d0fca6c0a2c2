import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withTimeLimit } from '../../lib/net/time-limit';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** Ends only by its signal, like a request without an answer. */
const unanswered = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });

describe('a time limit', () => {
  it('ends work that does not end by itself, even after garbage collection', async () => {
    const limited = withTimeLimit(100, new AbortController().signal, unanswered);
    limited.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (typeof collectGarbage === 'function') collectGarbage();
    await expect(limited).rejects.toThrow('took longer than 100 ms');
  });

  it('passes on the caller’s reason for stopping', async () => {
    const caller = new AbortController();
    const limited = withTimeLimit(10_000, caller.signal, unanswered);
    caller.abort(new Error('shutting down'));
    await expect(limited).rejects.toThrow('shutting down');
    await expect(withTimeLimit(10_000, caller.signal, unanswered)).rejects.toThrow('shutting down');
  });

  it('does not affect work that is done in time', async () => {
    await expect(withTimeLimit(10_000, undefined, () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
