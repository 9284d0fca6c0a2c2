import type { Session } from '../../domain/people/session';
import { isBanned } from '../../store/people/comment-document';
import { ApiError } from '../api-error';

/** Demands that the user may write what others read. Throws ApiError `banned`, and StoreUnavailableError. */
export async function demandWriter({ uid, banned }: Session): Promise<void> {
  if (banned || (await isBanned(uid))) throw new ApiError('banned', 'You may not write here any more.');
}
