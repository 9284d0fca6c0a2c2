import { getStorage } from 'firebase-admin/storage';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { READ_DEADLINE_MS, WRITE_DEADLINE_MS, withDeadline } from '../core/deadline';
import { firebaseApp } from '../core/firestore';

/** Where pictures are stored. Two adapters: a local folder, and a Cloud Storage bucket. */
export type PictureStore = {
  /** Stores a PNG under a path (`imagePath`), in place of an older one. */
  readonly put: (path: string, png: Buffer) => Promise<void>;
  /** What is stored under a path; null for nothing. */
  readonly get: (path: string) => Promise<Buffer | null>;
  /** Removes what is stored under a path; nothing is no failure. */
  readonly remove: (path: string) => Promise<void>;
  /** The address of a path for pages. `version` changes with the picture, so that copies may be cached for ever. */
  readonly addressOf: (path: string, version: string) => string;
};

/** The version is in the address, so a copy never grows old. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** The part of a bucket of Cloud Storage that is used. */
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

/** Pictures in a bucket, under `baseUrl`; "" is the site itself, whose server passes them on. Throws StoreUnavailableError. */
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

/** Pictures in a folder of this machine, which the server serves from our own origin. A file is replaced as a whole. */
export function localPictures(folder: string): PictureStore {
  return {
    put: async (path, png) => {
      const file = join(folder, path);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, png);
        await rename(draft, file);
      } catch (error) {
        // What a full disk has taken of the file would fill it further with every try.
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: (path) => readFile(join(folder, path)).catch(() => null),
    remove: (path) => rm(join(folder, path), { force: true }),
    addressOf: (path, version) => `/${path}?v=${version}`,
  };
}

type Variables = { readonly bucket: string; readonly origin: string | undefined; readonly isPrivate: boolean };

/** The address below which pages load the pictures of a bucket; "" where the site itself passes them on. */
export function pictureBase({ bucket, origin, isPrivate }: Variables): string {
  return isPrivate ? '' : (origin ?? `https://storage.googleapis.com/${bucket}`);
}
