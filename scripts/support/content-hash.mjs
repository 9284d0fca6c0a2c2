import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} root @param {string} path @returns {string[]} files below, by name, relative to the root */
function filesBelow(root, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/**
 * A short hash over names and contents: the same files, the same hash,
 * whatever their dates. Absent paths are skipped.
 * @param {string} root
 * @param {readonly string[]} paths files and folders, relative to the root
 */
export function contentHash(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(root, path)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}
