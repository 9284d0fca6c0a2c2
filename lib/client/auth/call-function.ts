import { isRecord } from '../../domain/values/is-record';
import { readCallableAnswer, type CallableError } from '../../domain/site/callable';
import { functionAddress, OWN_FUNCTIONS, type FunctionProject } from '../../domain/site/function-address';
import { FUNCTION_TIMEOUT_MS } from '../../domain/values/constants';
import { fail, type Result } from '../../domain/values/result';
import { callHeaders } from './call-headers';
import { request } from '../requests/request';

type FunctionCall = {
  readonly project: FunctionProject;
  readonly name: 'deleteUser' | 'unsubscribe';
  readonly payload: unknown;
};

/**
 * Calls a function of a project in Firebase's callable protocol (docs/product.md#callable-functions).
 * Never rejects: a network that fails is `internal`, a time-out `deadline-exceeded`.
 */
export async function callFunction(
  { project, name, payload }: FunctionCall,
  places = OWN_FUNCTIONS,
): Promise<Result<unknown, CallableError>> {
  const answer = await request(functionAddress(places[project], name), isRecord, {
    method: 'POST',
    body: { data: payload },
    headers: await callHeaders(),
    timeoutMs: FUNCTION_TIMEOUT_MS,
  });
  if (answer.ok) return readCallableAnswer(200, answer.value);
  const { code, status, body } = answer.error;
  return code === 'timeout' ? fail({ code: 'deadline-exceeded', message: 'deadline-exceeded' }) : readCallableAnswer(status ?? 0, body);
}
