import type { NextApiRequest } from 'next';
import * as v from 'valibot';
import { ApiError } from './api-error';
import type { ApiAnswer, ApiHandler } from './api-route';
import { environment } from './env';
import { IdempotentAnswers } from './idempotency';
import { readJson } from './json-body';
import { consumeRate, type RateLimit } from './rate-limit';
import { clientAddress } from './request-identity';
import { isSameOrigin } from './same-origin';
import { sharedRegistry } from './shared-registry';

export type WriteContext = {
  /** The path of the page that wrote, from its Referer; "/" where the browser does not say. */
  readonly pagePath: string;
};

export type WriteOptions<Input> = {
  /** Names the route in rate limits and idempotency ids. */
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, Input>;
  readonly maxBytes: number;
  /** Writes of one address. */
  readonly limit: RateLimit;
  /** The idempotency id where the body carries it; else the header `Idempotency-Key` counts. */
  readonly idOf?: (input: Input) => string | undefined;
  readonly write: (input: Input, context: WriteContext) => Promise<ApiAnswer>;
};

const IDEMPOTENCY_ID = /^[\w-]{8,64}$/;
const MAX_ANSWERS = 10_000;
const ANSWER_MINUTES = 60;

function idempotencyId(given: string | string[] | undefined): string | null {
  if (given === undefined) return null;
  if (typeof given !== 'string' || !IDEMPOTENCY_ID.test(given)) throw new ApiError('bad-request', 'An idempotency id takes 8 to 64 letters, digits, "_" or "-".');
  return given;
}

function pagePath(request: NextApiRequest): string {
  const { referer } = request.headers;
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '/';
}

function answers(): IdempotentAnswers {
  const registry = sharedRegistry();
  return (registry.answers ??= new IdempotentAnswers({ max: MAX_ANSWERS, minutes: ANSWER_MINUTES }));
}

/**
 * A handler for writes (design: "Writes"): same origin, JSON only, bounded size,
 * rate limit by address, decoder, and an idempotency id: a write that is
 * repeated under its id is not done twice, its answer is given again.
 */
export function writes<Input>({ name, schema, maxBytes, limit, idOf, write }: WriteOptions<Input>): ApiHandler {
  return async (request) => {
    const { siteUrl, RIFTWEEK_TRUSTED_PROXIES: proxies } = environment();
    if (!isSameOrigin(request.headers, siteUrl)) throw new ApiError('cross-site', 'Only pages of this site may write.');
    const body = await readJson(request, maxBytes);
    await consumeRate(`${name}:${clientAddress(request, proxies)}`, limit);
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      const field = v.getDotPath(issue);
      throw new ApiError('invalid', issue.message, field === null ? {} : { field });
    }
    const key = idempotencyId(idOf?.(parsed.output) ?? request.headers['idempotency-key']);
    const run = () => write(parsed.output, { pagePath: pagePath(request) });
    return key === null ? run() : answers().once(`${name}:${key}`, run);
  };
}
