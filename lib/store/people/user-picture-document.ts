import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { documentPath, pathSegment, type DocumentPath } from '../core/document-path';
import { readDocument } from '../core/read-document';
import { transaction } from '../core/transaction';

/** `userPictures/{uid}`: the copy of a user's picture at a sign-in provider. */
const UserPictureSchema = v.object({
  /** The provider's address, which pages never see. */
  from: v.string(),
  /** The address of the copy on pages, which contains its version. */
  address: v.string(),
  /** The copy's folder. */
  key: v.string(),
});
type StoredUserPicture = v.InferOutput<typeof UserPictureSchema>;

const pathOf = (uid: string): DocumentPath => documentPath`userPictures/${pathSegment(uid)}`;

/** The folder of a user's picture: it does not reveal the uid. */
export function userPictureKey(uid: string): string {
  return createHash('sha256').update(`picture\n${uid}`).digest('hex').slice(0, 32);
}

/** The record of a user's picture; null where there is none. Throws StoreUnavailableError. */
export function readUserPicture(uid: string): Promise<StoredUserPicture | null> {
  return readDocument('main', pathOf(uid), UserPictureSchema);
}

export async function writeUserPicture(uid: string, picture: StoredUserPicture): Promise<void> {
  await transaction('main', ({ set }) => set(pathOf(uid), picture));
}

export async function removeUserPicture(uid: string): Promise<void> {
  await transaction('main', ({ remove }) => remove(pathOf(uid)));
}
