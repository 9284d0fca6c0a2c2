import * as v from 'valibot';
import { paths } from '../../domain/paths';
import { fail, ok } from '../../domain/result';
import type { AuthFailureKind } from '../../domain/sign-in';
import { LoadError, loadJson } from '../use-json';
import type { AuthOutcome } from './auth-port';

const AddedSchema = v.object({ email: v.string() });
const FAILURES: Readonly<Record<number, AuthFailureKind>> = {
  400: 'invalidActionCode',
  409: 'userExist',
  410: 'expiredActionCode',
  429: 'tooManyRequests',
};

/** Gives an account its first address, by the code of the mail that went there; the address. */
export async function addEmail(code: string): AuthOutcome<string> {
  try {
    const { email } = await loadJson(paths.api.accountAddEmail(), AddedSchema, { method: 'POST', body: { code } });
    return ok(email);
  } catch (error) {
    const status = error instanceof LoadError ? error.status : null;
    return fail({ kind: (status === null ? null : FAILURES[status]) ?? 'unavailable' });
  }
}
