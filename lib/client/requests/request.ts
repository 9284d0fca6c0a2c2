import { LOAD_TIMEOUT_SECONDS } from '../../domain/values/constants';
import { isRecord } from '../../domain/values/is-record';
import { fail, ok, type Result } from '../../domain/values/result';

/**
 * Why a request has no usable answer. An error, so that it can be thrown where
 * a failure is what a caller cannot go on with (SWR's fetchers).
 */
export class RequestFailure extends Error {
  constructor(
    path: string,
    /**
     * The server's own code (`{error: {code}}`); `refused` for an error without
     * one, `malformed` for a success of another shape, `unreachable` and
     * `timeout` where no answer came, or none in JSON.
     */
    readonly code: string,
    /** The HTTP status; null where there is no answer, or one of another shape. */
    readonly status: number | null = null,
    /** `Retry-After` in seconds; null without one. */
    readonly retryAfterSeconds: number | null = null,
    /** The JSON that came with a refusal. */
    readonly body?: unknown,
  ) {
    super(`${path}: ${code}`);
  }
}

type ValidationResult<Value> = { readonly value: Value; readonly issues?: undefined } | { readonly issues: readonly unknown[] };

/** Any schema that speaks "Standard Schema", so that no schema library is imported here. */
type Schema<Value> = {
  readonly '~standard': { readonly validate: (value: unknown) => ValidationResult<Value> | Promise<ValidationResult<Value>> };
};

/**
 * How an answer is decoded: by a schema; by one that is loaded with the answer,
 * for requests long after the page has loaded; or by a guard: on what every page
 * loads, and `isRecord` where only the answer's coming matters.
 */
export type AnswerSchema<Value> = Schema<Value> | { readonly load: () => Promise<Schema<Value>> } | ((value: unknown) => value is Value);

export type RequestOptions = {
  /** Default GET. */
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default LOAD_TIMEOUT_SECONDS. */
  readonly timeoutMs?: number;
};

async function decodeAnswer<Value>(schema: AnswerSchema<Value>, answer: unknown): Promise<ValidationResult<Value>> {
  if (typeof schema === 'function') return schema(answer) ? { value: answer } : { issues: [] };
  const loaded = 'load' in schema ? await schema.load() : schema;
  return loaded['~standard'].validate(answer);
}

/** The code of `{error: {code}}`. */
function codeOf(answer: unknown): string {
  const error = isRecord(answer) ? answer['error'] : null;
  return isRecord(error) && typeof error['code'] === 'string' ? error['code'] : 'refused';
}

/** Sends a request to our own server; answers its decoded JSON, or why there is none. Never rejects. */
export async function request<Value>(
  path: string,
  schema: AnswerSchema<Value>,
  { body, headers, timeoutMs = LOAD_TIMEOUT_SECONDS * 1000, ...method }: RequestOptions = {},
): Promise<Result<Value, RequestFailure>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(path, {
      ...method,
      headers: { 'Content-Type': 'application/json', ...headers },
      // Nothing where there is no body.
      body: JSON.stringify(body),
      signal,
    });
    if (!response.ok) {
      const answer: unknown = await response.json().catch(() => null);
      const retryAfter = Number(response.headers.get('Retry-After')) || null;
      return fail(new RequestFailure(path, codeOf(answer), response.status, retryAfter, answer));
    }
    const decoded = await decodeAnswer(schema, await response.json());
    return decoded.issues ? fail(new RequestFailure(path, 'malformed')) : ok(decoded.value);
  } catch {
    return fail(new RequestFailure(path, signal.aborted ? 'timeout' : 'unreachable'));
  }
}

/** `request` for callers that cannot go on without the answer. Rejects with RequestFailure. */
export async function requestOrThrow<Value>(path: string, schema: AnswerSchema<Value>, options?: RequestOptions): Promise<Value> {
  const answer = await request(path, schema, options);
  if (!answer.ok) throw answer.error;
  return answer.value;
}
