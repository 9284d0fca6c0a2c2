import type { Result } from '../../domain/values/result';
import { request, type AnswerSchema, type RequestFailure, type RequestOptions } from '../requests/request';
import { renewSession } from './session';

/** A request of a signed-in user: an expired session (401) is renewed, and the request sent again, once. Never rejects. */
export async function signedInRequest<Value>(
  path: string,
  schema: AnswerSchema<Value>,
  options?: RequestOptions,
): Promise<Result<Value, RequestFailure>> {
  const answer = await request(path, schema, options);
  const isSignedOut = !answer.ok && answer.error.status === 401;
  return isSignedOut && (await renewSession()) ? request(path, schema, options) : answer;
}
