/**
 * Runs work with a signal that aborts after `ms`, or with `outer`. Not
 * `AbortSignal.any` of a time-out: Node may collect the time-out before it
 * fires (nodejs/node#57736), and the work then waits for ever.
 */
export async function withTimeLimit<Value>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException(`took longer than ${ms} ms`, 'TimeoutError')), ms);
  const stop = (): void => controller.abort(outer?.reason);
  if (outer?.aborted) stop();
  else outer?.addEventListener('abort', stop);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}
