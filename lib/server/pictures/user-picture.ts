import { userImagePath } from '../../domain/entities/image';
import { IMAGE_DEFAULT_SIZE, IMAGE_SIZES } from '../../domain/values/constants';
import { type FetchRules, PICTURE_RULES, fetchPicture } from '../../net/fetch-picture';
import { resizePicture } from '../../net/resize-picture';
import { readUserPicture, removeUserPicture, userPictureKey, writeUserPicture } from '../../store/people/user-picture-document';
import { type PictureStore, bucketPictures, cloudBucket, localPictures, pictureBase } from '../../store/pictures/picture-store';
import { inBackground } from '../background-work';
import { type Environment, environment } from '../env';
import { errorFields, log } from '../logger';

type PictureVariables = Pick<
  Environment,
  'RIFTWEEK_IMAGE_BUCKET' | 'RIFTWEEK_IMAGE_ORIGIN' | 'RIFTWEEK_IMAGE_PRIVATE' | 'RIFTWEEK_IMAGE_DIR'
>;

export function sitePictures({
  RIFTWEEK_IMAGE_BUCKET: bucket,
  RIFTWEEK_IMAGE_ORIGIN: origin,
  RIFTWEEK_IMAGE_PRIVATE: isPrivate,
  RIFTWEEK_IMAGE_DIR: folder,
}: PictureVariables): PictureStore {
  if (bucket === undefined) return localPictures(folder);
  return bucketPictures(cloudBucket(bucket), pictureBase({ bucket, origin, isPrivate: isPrivate === '1' }));
}

/** Where the sign-in providers store people's pictures. */
const PROVIDER_HOSTS = new Set([
  'lh3.googleusercontent.com',
  'lh4.googleusercontent.com',
  'lh5.googleusercontent.com',
  'lh6.googleusercontent.com',
  'graph.facebook.com',
  'platform-lookaside.fbsbx.com',
  'pbs.twimg.com',
  'abs.twimg.com',
]);

export type UserPictureOptions = { readonly store: PictureStore; readonly rules: FetchRules };

function options(): UserPictureOptions {
  return { store: sitePictures(environment()), rules: { hosts: PROVIDER_HOSTS, ...PICTURE_RULES } };
}

/**
 * Copies a user's picture from the sign-in provider to our own storage, if it
 * is not the one that is stored: readers' browsers never ask
 * the provider. Rejects with PictureError or StoreUnavailableError.
 */
export async function copyUserPicture(uid: string, from: string, { store, rules }: UserPictureOptions): Promise<void> {
  if ((await readUserPicture(uid))?.from === from) return;
  const { files, version } = await resizePicture(await fetchPicture(from, rules, new AbortController().signal), 'player');
  const key = userPictureKey(uid);
  for (const [size, png] of files) await store.put(userImagePath(key, size), png);
  await writeUserPicture(uid, { from, key, address: store.addressOf(userImagePath(key, IMAGE_DEFAULT_SIZE), version) });
}

/** Copies the picture in the background of a sign-in, which neither waits for it nor fails with it. */
export function copyUserPictureSoon(uid: string, from: string | null): void {
  if (from === null) return;
  inBackground(
    copyUserPicture(uid, from, options()).catch((error: unknown) => log().info(errorFields(error), 'picture of a user not copied')),
  );
}

/** Removes the copies and their record, including unrecorded copies: a process may have ended between the two. Safe to repeat. */
export async function eraseUserPicture(uid: string, { store }: Pick<UserPictureOptions, 'store'> = options()): Promise<void> {
  const key = userPictureKey(uid);
  for (const size of [...Object.values(IMAGE_SIZES), 'blur' as const]) await store.remove(userImagePath(key, size));
  await removeUserPicture(uid);
}
