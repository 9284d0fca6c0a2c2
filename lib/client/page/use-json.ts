import { useCallback, useState } from 'react';
import useSWR from 'swr';
import { useStreamDelayed } from './stream-delay';
import { requestOrThrow, type AnswerSchema, type RequestFailure } from '../requests/request';

export type JsonState<Value> = {
  /** The last good answer for this path, else `fallback`, else null. */
  readonly data: Value | null;
  readonly error: RequestFailure | null;
  readonly refresh: () => Promise<void>;
  /** Shows `meanwhile` at once, then the answer of `work`; if that fails, what was there before, and throws the failure. */
  readonly change: (work: Promise<Value>, meanwhile: Value) => Promise<void>;
};

type JsonOptions<Value> = {
  /** Request it again after this many milliseconds; 0: not. Hidden tabs do not. A function decides from the newest answer, with each render. */
  readonly refreshMs?: number | ((newest: Value | null) => number);
  /** The value that the page was rendered with. */
  readonly fallback?: Value;
  /** When to request it first. `due`: once `refreshMs` is more than 0; `return`: when the reader comes back to the page, or `refreshMs` later. */
  readonly ask?: 'mount' | 'due' | 'return';
  /** Whether the answer contains running matches: it is shown with the delay of the visitor's stream. */
  readonly live?: boolean;
};

const RETRY_MS = 5_000;
const RETRIES = 3;

/** A JSON answer of our server, revalidated by SWR while it is shown. `path` null: nothing is requested. */
export function useJson<Value>(
  path: string | null,
  schema: AnswerSchema<Value>,
  { refreshMs = 0, fallback, ask = 'mount', live = false }: JsonOptions<Value> = {},
): JsonState<Value> {
  const [refreshInterval, setRefreshInterval] = useState(0);
  const [due, setDue] = useState<string | null>(null);
  // Once requested, an answer stays: it is newer than what the page was rendered with.
  const asked = ask !== 'due' || due === path ? path : null;
  const { data, error, mutate } = useSWR<Value, RequestFailure>(asked, (key: string) => requestOrThrow(key, schema), {
    refreshInterval,
    revalidateOnMount: ask !== 'return',
    onErrorRetry: ({ status }, _key, _config, revalidate, { retryCount }) => {
      // SWR's own timer stops while the last answer is an error.
      if (refreshInterval > 0) setTimeout(() => void revalidate({ retryCount }), refreshInterval);
      else if ((status === null || status >= 500) && retryCount <= RETRIES)
        setTimeout(() => void revalidate({ retryCount }), RETRY_MS * 2 ** (retryCount - 1));
    },
  });
  // How often to request depends on what was answered. Set while rendering, so that nothing is shown in between.
  const everyMs = typeof refreshMs === 'number' ? refreshMs : refreshMs(data ?? null);
  if (everyMs !== refreshInterval) setRefreshInterval(everyMs);
  if (everyMs > 0 && due !== path) setDue(path);
  const shown = useStreamDelayed(asked, data, live);
  return {
    data: shown ?? fallback ?? null,
    error: error ?? null,
    refresh: useCallback(async () => void (await mutate()), [mutate]),
    change: async (work, meanwhile) => {
      await mutate(work, { optimisticData: meanwhile, rollbackOnError: true, revalidate: false });
    },
  };
}
