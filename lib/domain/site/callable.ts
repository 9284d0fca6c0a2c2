import * as v from 'valibot';
import { fail, ok, type Result } from '../values/result';

/**
 * Firebase's callable protocol (firebase.google.com/docs/functions/callable-reference):
 * a POST of `{data}`, answered by `{data}` or `{result}`, or by
 * `{error: {status, message, details?}}` (docs/product.md#callable-functions).
 */

/** Codes as Firebase's client names them, with the HTTP status that each is sent with; the first of a status is what it means by itself. */
const HTTP_STATUSES = {
  'invalid-argument': 400,
  'failed-precondition': 400,
  'out-of-range': 400,
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  aborted: 409,
  'already-exists': 409,
  'resource-exhausted': 429,
  cancelled: 499,
  internal: 500,
  unknown: 500,
  'data-loss': 500,
  unimplemented: 501,
  unavailable: 503,
  'deadline-exceeded': 504,
} as const;
export type CallableCode = keyof typeof HTTP_STATUSES;
export type CallableError = { readonly code: CallableCode; readonly message: string; readonly details?: unknown };

function isCallableCode(text: string): text is CallableCode {
  return Object.hasOwn(HTTP_STATUSES, text);
}

const CODES = Object.keys(HTTP_STATUSES).filter(isCallableCode);

/** What an HTTP status says by itself; null for success. */
export function codeOfHttpStatus(status: number): CallableCode | null {
  if (status >= 200 && status < 300) return null;
  // There was no answer.
  if (status === 0) return 'internal';
  return CODES.find((code) => HTTP_STATUSES[code] === status) ?? 'unknown';
}

export function httpStatusOf(code: CallableCode): number {
  return HTTP_STATUSES[code];
}

/** "PERMISSION_DENIED", as the wire spells a code. */
export function wireStatusOf(code: CallableCode): string {
  return code.replaceAll('-', '_').toUpperCase();
}

function codeOfWireStatus(status: string): CallableCode {
  const code = status.toLowerCase().replaceAll('_', '-');
  // A status that the protocol does not know is an error of the server.
  return isCallableCode(code) ? code : 'internal';
}

const ErrorBodySchema = v.object({
  error: v.object({ status: v.optional(v.string()), message: v.optional(v.string()), details: v.optional(v.unknown()) }),
});
const DataBodySchema = v.looseObject({ data: v.optional(v.unknown()), result: v.optional(v.unknown()) });

/**
 * Reads an answer. The body's own error goes before the HTTP status; a success
 * without `data` or `result`, or that is not JSON (`body` undefined), is internal.
 */
export function readCallableAnswer(status: number, body: unknown): Result<unknown, CallableError> {
  const parsed = v.safeParse(ErrorBodySchema, body);
  const byStatus = codeOfHttpStatus(status);
  if (parsed.success) {
    const { status: wire, message, details } = parsed.output.error;
    const code = wire === undefined ? (byStatus ?? 'internal') : codeOfWireStatus(wire);
    return fail({ code, message: message ?? code, ...(details === undefined ? {} : { details }) });
  }
  if (byStatus !== null) return fail({ code: byStatus, message: byStatus });
  const data = v.safeParse(DataBodySchema, body);
  if (!data.success) return fail({ code: 'internal', message: 'Response is not valid JSON object.' });
  if (data.output.data === undefined && data.output.result === undefined) {
    return fail({ code: 'internal', message: 'Response is missing data field.' });
  }
  return ok(data.output.data === undefined ? data.output.result : data.output.data);
}
