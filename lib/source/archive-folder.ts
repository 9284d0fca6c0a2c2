import { createHash } from 'node:crypto';
import { closeSync, createReadStream, existsSync, openSync, readSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { SourceError } from './source-error';

/** The files of an archive, in the order in which they are read: entities before matches, matches before games. */
export const ARCHIVE_FILES = [
  'leagues',
  'series',
  'tournaments',
  'teams',
  'players',
  'champions',
  'matches',
  'games',
  'standings',
  'brackets',
] as const;
export type ArchiveFile = (typeof ARCHIVE_FILES)[number];
const REQUIRED_FILES: readonly ArchiveFile[] = ['leagues', 'matches'];

/** An archive folder that has what it must have; `paths` holds the files that are there, `name` tells its content apart from any other's. */
export type ArchiveFolder = { readonly name: string; readonly paths: ReadonlyMap<ArchiveFile, string> };

const TAIL_BYTES = 8;

/** gzip ends with the checksum and the length of what it packs: the last bytes identify a file without reading it. */
function lastBytes(path: string, size: number): Buffer {
  const tail = Buffer.alloc(Math.min(TAIL_BYTES, size));
  const file = openSync(path, 'r');
  try {
    readSync(file, tail, 0, tail.length, size - tail.length);
  } finally {
    closeSync(file);
  }
  return tail;
}

/**
 * Looks at an archive folder: `*.ndjson.gz` (or unpacked `*.ndjson`), of which
 * only matches and leagues are required. Throws SourceError with a line that
 * says what is missing.
 */
export function openArchiveFolder(folder: string): ArchiveFolder {
  const hint = 'an archive folder holds at least matches.ndjson.gz and leagues.ndjson.gz, one JSON object a line';
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new SourceError(`There is no archive folder at ${folder}: ${hint}.`);
  const paths = new Map<ArchiveFile, string>();
  const hash = createHash('sha256');
  for (const file of ARCHIVE_FILES) {
    const path = [join(folder, `${file}.ndjson.gz`), join(folder, `${file}.ndjson`)].find((candidate) => existsSync(candidate));
    if (path === undefined) {
      if (REQUIRED_FILES.includes(file)) throw new SourceError(`The archive ${folder} has no ${file}.ndjson.gz: ${hint}.`);
      continue;
    }
    const { size } = statSync(path);
    hash.update(`${basename(path)}:${size}:`).update(lastBytes(path, size));
    paths.set(file, path);
  }
  return { name: `${basename(folder)}:${hash.digest('hex').slice(0, 16)}`, paths };
}

/** A line of a file: its JSON, or the fact that it is none. Lines count from 1. */
export type ArchiveLine = { readonly number: number; readonly json: { readonly value: unknown } | null };

function parseJson(text: string): ArchiveLine['json'] {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return null;
  }
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Reads a file line by line, so that an archive larger than memory is no
 * matter. `onBytes` hears how much of the packed file has been read. Throws
 * SourceError when the file is damaged.
 */
export async function* readArchiveLines(path: string, onBytes: (read: number, size: number) => void): AsyncGenerator<ArchiveLine> {
  const { size } = statSync(path);
  const packed = createReadStream(path);
  let read = 0;
  packed.on('data', (chunk) => onBytes((read += chunk.length), size));
  const damages: Error[] = [];
  const text = path.endsWith('.gz') ? packed.pipe(createGunzip()) : packed;
  const lines = createInterface({ input: text, crlfDelay: Infinity });
  const stop = (error: Error) => {
    // readline would wait for ever for the end of a stream that failed.
    damages.push(error);
    lines.close();
  };
  packed.on('error', stop);
  text.on('error', stop);
  let number = 0;
  try {
    for await (const line of lines) {
      number += 1;
      const trimmed = (number === 1 && line.startsWith(BYTE_ORDER_MARK) ? line.slice(1) : line).trim();
      if (trimmed !== '') yield { number, json: parseJson(trimmed) };
    }
  } finally {
    lines.close();
    packed.destroy();
  }
  const [damage] = damages;
  if (damage !== undefined) throw new SourceError(`${path} cannot be read (${damage.message}): copy the archive again.`);
}
