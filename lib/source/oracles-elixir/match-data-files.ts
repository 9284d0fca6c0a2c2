import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SourceError } from '../match-source';

/** Files to read, in this order; `name` identifies what is in them. */
export type MatchDataFiles = { readonly name: string; readonly paths: readonly string[] };

const MATCH_DATA = /\.csv(?:\.gz)?$/i;

function filesAt(path: string): string[] {
  if (!existsSync(path)) throw new SourceError(`There is no match data file at ${path}.`);
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path)
    .filter((name) => MATCH_DATA.test(name))
    .sort()
    .map((name) => join(path, name));
  if (files.length === 0) throw new SourceError(`${path} holds no match data file (*.csv or *.csv.gz).`);
  return files;
}

/** Looks for the files: each of `paths` is one, or a folder of them. Throws SourceError. */
export function findMatchDataFiles(paths: readonly string[]): MatchDataFiles {
  const all = paths.flatMap(filesAt);
  const hash = createHash('sha256');
  for (const path of all) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${basename(path)}:${size}:${Math.floor(mtimeMs)};`);
  }
  return { name: `${basename(all.at(-1) ?? 'none')}:${hash.digest('hex').slice(0, 16)}`, paths: all };
}
