import type { NextApiHandler, NextApiRequest } from 'next';
import * as v from 'valibot';
import { httpStatusOf, wireStatusOf, type CallableCode } from '../../domain/site/callable';
import type { Session } from '../../domain/people/session';
import { ApiError, type ApiErrorCode } from '../api-error';
import { apiFailure, sendUncached } from './api-route';
import { writes } from './api-write';
import type { RateLimit } from './rate-limit';
import type { Requirement } from '../session/session';

/**
 * Functions in Firebase's callable protocol on our own server
 * (docs/product.md#callable-functions): the same guards as every write
 * (`writes`), with the protocol's envelope around the input and the answer.
 */
type CallableFunction<Input> = {
  readonly schema: v.GenericSchema<unknown, Input>;
  readonly limit: RateLimit;
  readonly requires: Requirement;
  /** What it answers becomes `result`. */
  readonly run: (input: Input, context: { readonly session: Session | null; readonly request: NextApiRequest }) => Promise<unknown>;
};

const CODES: Readonly<Record<ApiErrorCode, CallableCode>> = {
  'bad-request': 'invalid-argument',
  invalid: 'invalid-argument',
  unauthenticated: 'unauthenticated',
  'balance-too-small': 'failed-precondition',
  'cross-site': 'permission-denied',
  forbidden: 'permission-denied',
  unverified: 'permission-denied',
  'recent-login-required': 'permission-denied',
  'wrong-account': 'permission-denied',
  banned: 'permission-denied',
  'too-late': 'permission-denied',
  'not-found': 'not-found',
  'odds-moved': 'aborted',
  'market-closed': 'aborted',
  'stake-limit': 'aborted',
  'item-owned': 'aborted',
  'already-answered': 'aborted',
  'quiz-closed': 'aborted',
  'pickem-locked': 'aborted',
  'league-limit': 'failed-precondition',
  moved: 'not-found',
  gone: 'not-found',
  'method-not-allowed': 'invalid-argument',
  conflict: 'aborted',
  'idempotency-key-reused': 'already-exists',
  'too-large': 'invalid-argument',
  'unsupported-media-type': 'invalid-argument',
  'rate-limited': 'resource-exhausted',
  internal: 'internal',
  'upstream-failed': 'unavailable',
  unavailable: 'unavailable',
};

const MAX_BYTES = 4096;

/** Answers one function under its name. */
export function callable<Input>(name: string, { schema, limit, requires, run }: CallableFunction<Input>): NextApiHandler {
  const handle = writes({
    name: `function-${name}`,
    schema: v.object({ data: schema }),
    maxBytes: MAX_BYTES,
    limit,
    requires,
    write: async ({ data }, { session, request }) => ({ body: { result: (await run(data, { session, request })) ?? null } }),
  });
  return async (request, response) => {
    try {
      if (request.method !== 'POST') throw new ApiError('method-not-allowed', 'Call a function by POST.', { headers: { Allow: 'POST' } });
      const { body } = await handle(request);
      sendUncached(response, { status: 200, body });
    } catch (error) {
      const { code, message, details } = apiFailure(error, request);
      const callableCode = CODES[code];
      const body = {
        error: {
          status: wireStatusOf(callableCode),
          message,
          ...(details.field === undefined ? {} : { details: { field: details.field } }),
        },
      };
      sendUncached(response, { status: httpStatusOf(callableCode), body, headers: details.headers });
    }
  };
}
