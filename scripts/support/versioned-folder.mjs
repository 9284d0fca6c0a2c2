import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const POINTER = 'current.json';

/**
 * A folder whose content is replaced as a whole: each version is a folder of
 * its own and counts from the moment that the pointer names it, so a crash in
 * between leaves the version before in use.
 * @param {string} folder
 */
export function versionedFolder(folder) {
  return {
    /** @returns {Promise<string | null>} absolute path of the version in use */
    async current() {
      try {
        const { version } = JSON.parse(await readFile(join(folder, POINTER), 'utf8'));
        return typeof version === 'string' && existsSync(join(folder, version)) ? resolve(folder, version) : null;
      } catch {
        return null;
      }
    },
    /** @param {(target: string) => Promise<void>} write fills the new version, an empty folder */
    async replace(write) {
      // The date is for people; two within a millisecond must not share a folder.
      const version = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
      const target = resolve(folder, version);
      await mkdir(target, { recursive: true });
      await write(target);
      const pointer = join(folder, POINTER);
      await writeFile(`${pointer}.new`, `${JSON.stringify({ version })}\n`);
      await rename(`${pointer}.new`, pointer);
      for (const name of await readdir(folder))
        if (name !== version && name !== POINTER) await rm(join(folder, name), { recursive: true, force: true });
    },
  };
}
