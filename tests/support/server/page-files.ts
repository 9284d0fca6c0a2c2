import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export const pagesFolder = resolve(import.meta.dirname, '../../../pages');

/** Paths of all files below a folder, relative to it, sorted. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
