import { createReadStream, openSync, readSync, closeSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type CsvError, type Info, parse } from 'csv-parse';
import { cleanLine } from '../../domain/text/clean-text';
import { SourceError } from '../match-source';

/**
 * A match data file of Oracle's Elixir, as downloaded or as somebody's
 * spreadsheet saved it: a CSV with one row for each player and each team of a
 * game, found by the names of its columns, which differ from year to year
 * (https://oracleselixir.com/tools/downloads).
 */

/** A row by the names of its columns. Values are single lines; '' for what is missing. `line` counts from 1. */
export type DataRow = {
  readonly line: number;
  readonly text: (column: string) => string;
  readonly figure: (column: string) => number | null;
};

/** A row that cannot be read, and why. */
type RefusedRow = { readonly line: number; readonly reason: 'cut off' | 'unreadable' };

/** The columns without which a row says nothing. */
const NEEDED = ['gameid', 'league', 'date', 'side', 'position'];
const LONGEST_ROW = 65_536;
const LONGEST_VALUE = 200;
/** No figure of a game comes near this; a larger one is a mistake. */
const LARGEST_FIGURE = 1e9;

const GZIP_MAGIC = 0x1f8b;

function firstBytes(path: string, count: number): Buffer {
  const bytes = Buffer.alloc(count);
  const file = openSync(path, 'r');
  try {
    return bytes.subarray(0, readSync(file, bytes, 0, count, 0));
  } finally {
    closeSync(file);
  }
}

const isPacked = (path: string): boolean => {
  const start = firstBytes(path, 2);
  return start.length === 2 && start.readUInt16BE(0) === GZIP_MAGIC;
};

function openText(path: string): NodeJS.ReadableStream {
  const file = createReadStream(path);
  // pipeline passes an error of either stream to the reader of the last one.
  return isPacked(path) ? pipeline(file, createGunzip(), () => undefined) : file;
}

const SEPARATORS = [',', ';', '\t'];

/** The character between the values: spreadsheets of some countries write semicolons. */
async function separatorOf(path: string): Promise<string> {
  const stream = openText(path);
  let head = '';
  try {
    for await (const chunk of stream) {
      head += String(chunk);
      if (head.includes('\n') || head.length > LONGEST_ROW) break;
    }
  } catch {
    // Reading the rows meets the same error, and reports it.
  }
  const [first = ''] = head.split('\n');
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** The bytes of Windows' Western European letters: what a program made of UTF-8 that took it for those. */
const WINDOWS_BYTES = new Map(
  Array.from({ length: 128 }, (_, index) => [new TextDecoder('windows-1252').decode(Uint8Array.of(128 + index)), 128 + index]),
);

/** "Ä°stanbul" is "İstanbul" that a spreadsheet has read in the wrong encoding. */
function withoutMojibake(text: string): string {
  if (!/[ÂÃÄÅÆÇÐÑØßà-ïð]./u.test(text)) return text;
  const bytes = [...text].map((letter) => WINDOWS_BYTES.get(letter) ?? letter.codePointAt(0) ?? 0);
  if (bytes.some((byte) => byte > 255)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

/** The text of a file in pieces that end with a line. */
export async function* readLinesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of openText(path)) {
    const text = rest + String(chunk);
    const end = text.lastIndexOf('\n') + 1;
    rest = text.slice(end).slice(-LONGEST_ROW);
    yield text.slice(0, end);
  }
  yield rest;
}

const columnName = (header: string): string => cleanLine(header).toLowerCase();

function figureOf(text: string): number | null {
  if (text === '') return null;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) && Math.abs(value) <= LARGEST_FIGURE ? value : null;
}

function rowOf(values: readonly string[], line: number, places: ReadonlyMap<string, number>): DataRow {
  const text = (column: string): string => {
    const place = places.get(column);
    return place === undefined ? '' : cleanLine(withoutMojibake((values[place] ?? '').slice(0, LONGEST_VALUE)));
  };
  return { line, text, figure: (column) => figureOf(text(column)) };
}

/**
 * Reads a file row by row, packed with gzip or not. `onBytes` is called with how much of it has been read, `onRefused`
 * for each row that cannot be read. Throws SourceError where the file is none of Oracle's Elixir, or is damaged.
 */
export async function* readMatchDataRows(
  path: string,
  { onBytes, onRefused }: { readonly onBytes: (read: number, size: number) => void; readonly onRefused: (row: RefusedRow) => void },
): AsyncGenerator<DataRow> {
  const { size } = statSync(path);
  const parser = parse({
    bom: true,
    delimiter: await separatorOf(path),
    info: true,
    max_record_size: LONGEST_ROW,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error?: CsvError) => {
      if (error?.code === 'CSV_MAX_RECORD_SIZE') parser.destroy(new Error('a quotation mark is never closed'));
      onRefused({ line: Number(error?.lines ?? 0), reason: 'unreadable' });
    },
  });
  const text = openText(path);
  let read = 0;
  text.on('data', (chunk: Buffer) => onBytes(Math.min((read += chunk.length), size), size));
  const rows = pipeline(text, parser, () => undefined);
  let columns: readonly string[] | null = null;
  let places = new Map<string, number>();
  try {
    const parsed: AsyncIterable<{ readonly record: readonly string[]; readonly info: Info }> = rows;
    for await (const { record, info } of parsed) {
      if (columns === null) {
        columns = record.map(columnName);
        places = new Map(columns.map((name, place) => [name, place]));
        const missing = NEEDED.filter((name) => !places.has(name));
        if (missing.length > 0)
          throw new SourceError(`${basename(path)} has no column "${missing[0]}": it is no match data file of Oracle's Elixir.`);
      } else if (record.length < columns.length) onRefused({ line: info.lines, reason: 'cut off' });
      else if (record.length > columns.length && record.slice(columns.length).some((value) => value.trim() !== ''))
        onRefused({ line: info.lines, reason: 'unreadable' });
      else yield rowOf(record, info.lines, places);
    }
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(`${path} cannot be read (${error instanceof Error ? error.message : 'unreadable'}): download it again.`);
  }
  if (columns === null) throw new SourceError(`${path} is empty: download it again.`);
}
