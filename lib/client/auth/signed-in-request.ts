import type { Result } from '../../domain/values/result';
import { request, type AnswerSchema, type RequestFailure, type RequestOptions } from '../requests/request';
import { forgetIfEnded, renewSession } from './session';

const isSignedOut = (answer: Result<unknown, RequestFailure>): boolean => !answer.ok && answer.error.status === 401;

/** A request of a signed-in user: an expired session (401) is renewed, and the request sent again, once. A user whose session was ended elsewhere is forgotten. Never rejects. */
export async function signedInRequest<Value>(
  path: string,
  schema: AnswerSchema<Value>,
  options?: RequestOptions,
): Promise<Result<Value, RequestFailure>> {
  const first = await request(path, schema, options);
  if (!isSignedOut(first) || !(await renewSession())) return first;
  const second = await request(path, schema, options);
  if (isSignedOut(second)) await forgetIfEnded();
  return second;
}
