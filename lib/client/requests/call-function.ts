import { isRecord } from '../../domain/values/is-record';
import { readCallableAnswer, type CallableError } from '../../domain/site/callable';
import { FUNCTION_TIMEOUT_MS } from '../../domain/values/constants';
import { fail, type Result } from '../../domain/values/result';
import { callHeaders } from '../auth/call-headers';
import { request } from './request';

/**
 * Calls a function of our server in Firebase's callable protocol (docs/product.md#callable-functions).
 * Never rejects: a network that fails is `internal`, a time-out `deadline-exceeded`.
 */
export async function callFunction(name: 'deleteUser' | 'unsubscribe', data: unknown): Promise<Result<unknown, CallableError>> {
  const answer = await request(`/api/functions/${name}`, isRecord, {
    method: 'POST',
    body: { data },
    headers: await callHeaders(),
    timeoutMs: FUNCTION_TIMEOUT_MS,
  });
  if (answer.ok) return readCallableAnswer(200, answer.value);
  const { code, status, body } = answer.error;
  return code === 'timeout' ? fail({ code: 'deadline-exceeded', message: 'deadline-exceeded' }) : readCallableAnswer(status ?? 0, body);
}
