import useSWR, { type SWRConfiguration } from 'swr';
import { requestOrThrow, type AnswerSchema, type RequestFailure } from './request';

type JsonState<Value> = {
  /** The last good answer for this path, else `fallback`, else null. */
  readonly data: Value | null;
  readonly error: RequestFailure | null;
  readonly refresh: () => Promise<void>;
  /** Shows `meanwhile` at once, then the answer of `work`; if that fails, what was there before, and throws the failure. */
  readonly change: (work: Promise<Value>, meanwhile: Value) => Promise<void>;
};

type JsonOptions<Value> = {
  /** Ask again after this many milliseconds; 0 or absent: never. Hidden tabs do not ask. */
  readonly refreshMs?: number;
  /** What the page was rendered with. */
  readonly fallback?: Value;
  /** False: do not ask on mount when `fallback` is there. Default true. */
  readonly askOnMount?: boolean;
};

/** A JSON answer kept fresh by SWR. `path` null: ask nothing. */
export function useJson<Value>(path: string | null, schema: AnswerSchema<Value>, options: JsonOptions<Value> = {}): JsonState<Value> {
  const configuration: SWRConfiguration<Value, RequestFailure> = {
    refreshWhenHidden: false,
    refreshWhenOffline: false,
    shouldRetryOnError: ({ status }) => status === null || status >= 500,
    errorRetryCount: 3,
    refreshInterval: options.refreshMs ?? 0,
    ...(options.fallback === undefined ? {} : { fallbackData: options.fallback }),
    ...(options.askOnMount === false ? { revalidateOnMount: false } : {}),
  };
  const { data, error, mutate } = useSWR<Value, RequestFailure>(path, (key: string) => requestOrThrow(key, schema), configuration);
  return {
    data: data ?? null,
    error: error ?? null,
    refresh: async () => {
      await mutate();
    },
    change: async (work, meanwhile) => {
      await mutate(work, { optimisticData: meanwhile, rollbackOnError: true, revalidate: false });
    },
  };
}
