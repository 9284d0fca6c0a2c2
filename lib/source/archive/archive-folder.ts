import { createHash } from 'node:crypto';
import { closeSync, createReadStream, existsSync, openSync, readSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { SourceError } from '../match-source';
import { parseJson } from '../../domain/values/parse-json';

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

/** An archive folder that has what it must have; `paths` holds the files that are there, `name` identifies its content. */
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
 * Inspects an archive folder: `*.ndjson.gz` (or unpacked `*.ndjson`), of which
 * only matches and leagues are required. Throws SourceError with a line that says
 * what is missing.
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

/** The value of a line of a file; undefined where it is no JSON. Lines count from 1. */
type ArchiveLine = { readonly number: number; readonly value: unknown };

const BYTE_ORDER_MARK = '\uFEFF';

/** The texts between line ends. Throws SourceError when the file is damaged. */
async function* readLines(path: string, onBytes: (read: number, size: number) => void): AsyncGenerator<string> {
  const { size } = statSync(path);
  const packed = createReadStream(path);
  let read = 0;
  packed.on('data', (chunk) => onBytes((read += chunk.length), size));
  // pipeline passes an error of either stream to the reader of the last one.
  const text = path.endsWith('.gz') ? pipeline(packed, createGunzip(), () => undefined) : packed;
  text.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable';
    throw new SourceError(`${path} cannot be read (${reason}): copy the archive again.`);
  } finally {
    packed.destroy();
  }
  yield rest;
}

/**
 * Reads a file line by line, so that an archive larger than memory is no
 * matter; empty lines are skipped. `onBytes` is called with how much of the packed file
 * has been read. Throws SourceError when the file is damaged.
 */
export async function* readArchiveLines(path: string, onBytes: (read: number, size: number) => void): AsyncGenerator<ArchiveLine> {
  let number = 0;
  for await (const line of readLines(path, onBytes)) {
    number += 1;
    const trimmed = (number === 1 && line.startsWith(BYTE_ORDER_MARK) ? line.slice(1) : line).trim();
    if (trimmed !== '') yield { number, value: parseJson(trimmed) };
  }
}
