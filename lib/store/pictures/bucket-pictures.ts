import { getStorage } from 'firebase-admin/storage';
import { READ_DEADLINE_MS, withDeadline, WRITE_DEADLINE_MS } from '../core/deadline';
import { firebaseApp } from '../core/firestore';
import type { PictureStore } from './picture-store';

/** The version is in the address, so a copy never grows old. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** What is used of a bucket of Cloud Storage. */
type PictureBucket = {
  readonly file: (path: string) => {
    readonly save: (data: Buffer, options: SaveOptions) => Promise<void>;
    readonly download: () => Promise<readonly [Buffer]>;
    readonly delete: (options: { readonly ignoreNotFound: true }) => Promise<unknown>;
  };
};
type SaveOptions = {
  readonly contentType: string;
  readonly resumable: boolean;
  readonly metadata: { readonly cacheControl: string };
};

/** Pictures in a bucket, under `baseUrl`; "" is the site itself, whose front passes them on. Throws StoreUnavailableError. */
export function bucketPictures(bucket: PictureBucket, baseUrl: string): PictureStore {
  const base = baseUrl.replace(/\/$/, '');
  return {
    put: (path, png) => {
      const saved = bucket.file(path).save(png, { contentType: 'image/png', resumable: false, metadata: { cacheControl: CACHE_CONTROL } });
      return withDeadline(`store ${path}`, WRITE_DEADLINE_MS, saved);
    },
    get: async (path) => {
      const found = bucket
        .file(path)
        .download()
        .then(
          ([png]) => png,
          (error: unknown) => {
            if (error instanceof Error && 'code' in error && error.code === 404) return null;
            throw error;
          },
        );
      return withDeadline(`read ${path}`, READ_DEADLINE_MS, found);
    },
    remove: async (path) => {
      await withDeadline(`remove ${path}`, WRITE_DEADLINE_MS, bucket.file(path).delete({ ignoreNotFound: true }));
    },
    addressOf: (path, version) => `${base}/${path}?v=${version}`,
  };
}

/** A bucket by its name, with the environment's Google credentials. It lets everyone read, unless the site passes its pictures on (`RIFTWEEK_IMAGE_PRIVATE`). */
export function cloudBucket(name: string): PictureBucket {
  return getStorage(firebaseApp('main')).bucket(name);
}
