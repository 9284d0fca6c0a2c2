import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Renderer } from '@takumi-rs/core';
import * as v from 'valibot';
import { languageOf, type Locale } from '../../domain/settings/locales';
import { memoized } from '../../domain/values/memoized';
import { fontCoverage } from './font-coverage';

/**
 * The typefaces of cards: packages that split each family by ranges of
 * characters, of which only the needed ones are read.
 */

const FAMILIES = ['inter', 'noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-tc'] as const;
type Family = (typeof FAMILIES)[number];

type Range = readonly [first: number, last: number];
type Piece = { readonly family: Family; readonly file: string; readonly ranges: readonly Range[] };

/** "U+ff03-ff05,U+ff07", as style sheets write it. */
function rangesIn(text: string): Range[] {
  return text.split(',').flatMap((each): Range[] => {
    const [, first, last = first] = /^U\+([0-9a-f]+)(?:-([0-9a-f]+))?$/i.exec(each.trim()) ?? [];
    return first === undefined || last === undefined ? [] : [[Number.parseInt(first, 16), Number.parseInt(last, 16)]];
  });
}

const RangesSchema = v.record(v.string(), v.string());

const piecesOf = memoized((family: Family): Piece[] => {
  const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/package.json`));
  const ranges = v.parse(RangesSchema, JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')));
  return Object.entries(ranges).map(([name, text]) => ({
    family,
    file: join(folder, 'files', `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: rangesIn(text),
  }));
});

/** As many characters as one family has. */
const MOST_POINTS = 30_000;

const coverage = memoized((file: string): ReadonlySet<number> => fontCoverage(readFileSync(file)));

const holds = ({ ranges, file }: Piece, point: number): boolean =>
  ranges.some(([first, last]) => point >= first && point <= last) && coverage(file).has(point);

/** The families in the order in which a language tries them for a character. */
export function fontFamilies(locale: Locale): Family[] {
  const first = FAMILIES.find((family) => family === languageOf(locale).cardFont);
  return [FAMILIES[0], ...(first === undefined ? [] : [first]), ...FAMILIES.slice(1).filter((family) => family !== first)];
}

/** Fonts by family, then by character: texts ask for the same few again and again. */
const found = memoized((_family: Family) => new Map<number, Piece | null>());

function pieceIn(family: Family, point: number): Piece | null {
  const known = found(family);
  const before = known.get(point);
  if (before !== undefined) return before;
  const piece = piecesOf(family).find((each) => holds(each, point)) ?? null;
  if (known.size < MOST_POINTS) known.set(point, piece);
  return piece;
}

function pieceOf(point: number, families: readonly Family[]): Piece | null {
  for (const family of families) {
    const piece = pieceIn(family, point);
    if (piece) return piece;
  }
  return null;
}

const isDrawn = (character: string): boolean => pieceOf(character.codePointAt(0) ?? 0, FAMILIES) !== null;

/**
 * A text without the symbols that no family has, and without what only steers
 * (direction, control); '' where a letter is missing, because the rest of a word
 * would be another.
 */
export function drawable(text: string): string {
  for (const form of [text.normalize('NFC'), text.normalize('NFKC')]) {
    const characters = [...form.replace(/\p{C}/gu, '')];
    if (!characters.some((each) => /[\p{L}\p{N}]/u.test(each) && !isDrawn(each))) return characters.filter(isDrawn).join('').trim();
  }
  return '';
}

/** Brings the pieces that a text needs into a renderer, each once. */
export class FontShelf {
  readonly #brought = new Map<string, Promise<unknown>>();

  constructor(private readonly renderer: Renderer) {}

  async bring(text: string, locale: Locale): Promise<void> {
    const families = fontFamilies(locale);
    const needed = new Set<Piece>();
    for (const character of new Set(text)) {
      const piece = pieceOf(character.codePointAt(0) ?? 0, families);
      if (piece) needed.add(piece);
    }
    await Promise.all([...needed].map((piece) => this.#bringPiece(piece)));
  }

  #bringPiece({ family, file, ranges }: Piece): Promise<unknown> {
    let brought = this.#brought.get(file);
    if (!brought) {
      brought = readFile(file).then((data) =>
        this.renderer.registerFont({ name: family, data, unicodeRange: ranges.map(([first, last]) => [first, last]) }),
      );
      this.#brought.set(file, brought);
      brought.catch(() => this.#brought.delete(file));
    }
    return brought;
  }
}
