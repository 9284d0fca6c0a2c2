import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureStore } from './picture-store';

/** Pictures in a folder of this machine, which the front serves from our own origin. A file is replaced as a whole. */
export function localPictures(folder: string): PictureStore {
  return {
    put: async (path, png) => {
      const file = join(folder, path);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, png);
      await rename(draft, file);
    },
    get: (path) => readFile(join(folder, path)).catch(() => null),
    remove: (path) => rm(join(folder, path), { force: true }),
    addressOf: (path, version) => `/${path}?v=${version}`,
  };
}
