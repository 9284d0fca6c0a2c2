import useSWR, { type SWRConfiguration } from 'swr';
import { LOAD_TIMEOUT_SECONDS } from '../domain/constants';

/** Why an answer could not be used: the server's status, an unexpected shape, or no answer in time. */
export class LoadError extends Error {
  constructor(
    readonly kind: 'status' | 'shape' | 'network',
    readonly status: number | null,
    path: string,
  ) {
    super(`${path}: ${kind}${status === null ? '' : ` ${status}`}`);
    this.name = 'LoadError';
  }
}

/**
 * How an answer is decoded: by a schema (any that speaks "Standard Schema", so
 * that no schema library is imported here), or, on what every page loads, by a guard.
 */
type Schema<Value> =
  | { readonly '~standard': { readonly validate: (value: unknown) => Validated<Value> | Promise<Validated<Value>> } }
  | ((value: unknown) => value is Value);
type Validated<Value> = { readonly value: Value; readonly issues?: undefined } | { readonly issues: readonly unknown[] };

async function decode<Value>(schema: Schema<Value>, body: unknown): Promise<Validated<Value>> {
  if (typeof schema !== 'function') return schema['~standard'].validate(body);
  return schema(body) ? { value: body } : { issues: [] };
}

/** A write: the method and what its body says. */
export type JsonWrite = { readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; readonly body: unknown };

function requestOf(write: JsonWrite | undefined): RequestInit {
  const accepts = { Accept: 'application/json' };
  if (write === undefined) return { headers: accepts };
  return { method: write.method, headers: { ...accepts, 'Content-Type': 'application/json' }, body: JSON.stringify(write.body) };
}

/**
 * One JSON answer of our own API, decoded: what is read, or what a write answers.
 * Rejects with LoadError after LOAD_TIMEOUT_SECONDS or on any other failure.
 */
export async function loadJson<Value>(path: string, schema: Schema<Value>, write?: JsonWrite): Promise<Value> {
  let body: unknown;
  try {
    const response = await fetch(path, {
      ...requestOf(write),
      signal: AbortSignal.timeout(LOAD_TIMEOUT_SECONDS * 1000),
    });
    if (!response.ok) throw new LoadError('status', response.status, path);
    body = await response.json();
  } catch (error) {
    throw error instanceof LoadError ? error : new LoadError('network', null, path);
  }
  const decoded = await decode(schema, body);
  if (decoded.issues) throw new LoadError('shape', null, path);
  return decoded.value;
}

export type JsonState<Value> = {
  /** The last good answer for this path, else `fallback`, else null. */
  readonly data: Value | null;
  readonly error: LoadError | null;
  /** True while there is nothing to show yet. */
  readonly isLoading: boolean;
  /** True while any request for this path is under way. */
  readonly isRefreshing: boolean;
  readonly refresh: () => Promise<void>;
  /** Shows `meanwhile` at once, then the answer of `work`; if that fails, what was there before, and throws the failure. */
  readonly change: (work: Promise<Value>, meanwhile: Value) => Promise<void>;
};

export type JsonOptions<Value> = {
  /** Ask again after this many milliseconds; 0 or absent: never. Hidden tabs do not ask. A function decides from the last answer. */
  readonly refreshMs?: number | ((latest: Value | undefined) => number);
  /** What the page was rendered with. */
  readonly fallback?: Value;
  /** False: do not ask on mount when `fallback` is there. Default true. */
  readonly askOnMount?: boolean;
};

/** A JSON answer kept fresh by SWR. `path` null: ask nothing. */
export function useJson<Value>(path: string | null, schema: Schema<Value>, options: JsonOptions<Value> = {}): JsonState<Value> {
  const configuration: SWRConfiguration<Value, LoadError> = {
    refreshWhenHidden: false,
    refreshWhenOffline: false,
    shouldRetryOnError: (error) => error.kind !== 'status' || (error.status ?? 0) >= 500,
    errorRetryCount: 3,
    refreshInterval: options.refreshMs ?? 0,
    ...(options.fallback === undefined ? {} : { fallbackData: options.fallback }),
    ...(options.askOnMount === false ? { revalidateOnMount: false } : {}),
  };
  const { data, error, isLoading, isValidating, mutate } = useSWR<Value, LoadError>(
    path,
    (key: string) => loadJson(key, schema),
    configuration,
  );
  return {
    data: data ?? null,
    error: error ?? null,
    isLoading: isLoading && data === undefined,
    isRefreshing: isValidating,
    refresh: async () => {
      await mutate();
    },
    change: async (work, meanwhile) => {
      await mutate(work, { optimisticData: meanwhile, rollbackOnError: true, revalidate: false });
    },
  };
}
