import { CurrentUserSchema, type CurrentUser } from '../../domain/people/current-user';
import { paths } from '../../domain/page/paths';
import type { UserDataPatch } from '../../domain/people/user-data';
import { requestOrThrow } from '../requests/request';

/** `PATCH /api/me`: changes what the account stores; answers it as it is now. Rejects with RequestFailure. */
export function patchAccount(patch: UserDataPatch): Promise<CurrentUser> {
  return requestOrThrow(paths.api.me(), CurrentUserSchema, { method: 'PATCH', body: patch });
}
