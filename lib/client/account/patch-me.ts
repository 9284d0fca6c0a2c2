import * as v from 'valibot';
import { LOAD_TIMEOUT_SECONDS } from '../../domain/constants';
import { CurrentUserSchema, type CurrentUser } from '../../domain/people/current-user';
import { paths } from '../../domain/paths';
import type { UserDataPatch } from '../../domain/people/user-data';
import { LoadError } from '../use-json';

/** `PATCH /api/me`: changes what the account keeps; answers it as it is now. Rejects with LoadError. */
export async function patchMe(patch: UserDataPatch): Promise<CurrentUser> {
  const path = paths.api.me();
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(patch),
      signal: AbortSignal.timeout(LOAD_TIMEOUT_SECONDS * 1000),
    });
  } catch {
    throw new LoadError('network', null, path);
  }
  if (!response.ok) throw new LoadError('status', response.status, path);
  const parsed = v.safeParse(CurrentUserSchema, await response.json().catch(() => null));
  if (!parsed.success) throw new LoadError('shape', null, path);
  return parsed.output;
}
