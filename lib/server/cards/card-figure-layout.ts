import type { Node } from '@takumi-rs/core';
import { matchColors } from '../../domain/entities/club-colors';
import type { CardBody, CardCell, CardPicture, CardRow } from './card';
import {
  AIR,
  box,
  type CardFrame,
  type CardPictures,
  clubOf,
  crest,
  fitted,
  INK,
  LINE_HEIGHT,
  type Style,
  text,
  TILE,
  widthOf,
} from './card-parts';

/** The layouts of cards with figures: tiles, bars and tables. */

type CardTitle = { readonly picture: CardPicture; readonly title: string; readonly lines: readonly string[] };

/** Picture, title and lines: beside each other where a card is wide, else below each other. */
function titled({ picture, title, lines }: CardTitle, size: number, frame: CardFrame, pictures: CardPictures): Node {
  const isWide = frame.format === 'wide';
  const width = isWide ? frame.inner - size - 48 : frame.inner;
  const centred: Style = isWide ? {} : { textAlign: 'center' };
  return box(
    { flexDirection: isWide ? 'row' : 'column', alignItems: 'center', gap: isWide ? 48 : 32, width: frame.inner },
    crest(picture, size, pictures),
    box(
      { flexDirection: 'column', gap: 12, width, justifyContent: 'center' },
      fitted(title, { width, lines: 1, most: isWide ? 76 : 96, least: 40, style: { fontWeight: 800, letterSpacing: -1.5, ...centred } }),
      ...lines.map((line) => fitted(line, { width, lines: 1, most: isWide ? 32 : 38, least: 22, style: { color: INK.dim, ...centred } })),
    ),
  );
}

type Figures = Extract<CardBody, { kind: 'figures' }>;

/** In a tall card a figure has a row of its own, with its label before it. */
function figureRow({ label, value, note }: Figures['figures'][number], width: number): Node {
  const half = (width - 112) / 2;
  return box(
    { ...TILE, width, height: 190, padding: '0 44px', alignItems: 'center', justifyContent: 'space-between' },
    box(
      { flexDirection: 'column', gap: 10, width: half },
      fitted(label, { width: half, lines: 2, most: 42, least: 28, style: { fontWeight: 600 } }),
      ...(note === '' ? [] : [fitted(note, { width: half, lines: 1, most: 32, least: 22, style: { color: INK.main } })]),
    ),
    fitted(value, { width: half, lines: 1, most: 100, least: 48, style: { fontWeight: 800, textAlign: 'right' } }),
  );
}

function figureTile({ label, value, note }: Figures['figures'][number], width: number, size: number): Node {
  const inner = width - 40;
  return box(
    {
      ...TILE,
      width,
      height: size * 2.5,
      padding: '0 20px',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 2,
    },
    fitted(label, { width: inner, lines: 1, most: 28, least: 18, style: { color: INK.dim, textAlign: 'center' } }),
    fitted(value, { width: inner, lines: 1, most: size, least: 32, style: { fontWeight: 800, textAlign: 'center', lineHeight: 1.1 } }),
    fitted(note, { width: inner, lines: 1, most: 26, least: 18, style: { color: INK.main, textAlign: 'center' } }),
  );
}

export function figureTiles(body: Figures, frame: CardFrame, pictures: CardPictures): Node {
  const { format, inner } = frame;
  const gap = 24;
  const width = (inner - gap * (body.figures.length - 1)) / Math.max(1, body.figures.length);
  const tiles =
    format === 'tall'
      ? body.figures.map((each) => figureRow(each, inner))
      : body.figures.map((each) => figureTile(each, width, format === 'wide' ? 64 : 88));
  return box(
    {
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: format === 'wide' ? 28 : 44,
      width: inner,
      flexGrow: 1,
    },
    titled(body, { wide: 180, square: 250, tall: 360 }[format], frame, pictures),
    box({ flexDirection: format === 'tall' ? 'column' : 'row', gap, width: inner }, ...tiles),
  );
}

type Bars = Extract<CardBody, { kind: 'bars' }>;

/** A bar that grows from one end. */
function bar(part: number, from: 'left' | 'right', width: number, height: number, color: string): Node {
  return box(
    {
      width,
      height,
      borderRadius: height / 2,
      backgroundColor: '#ffffff1a',
      justifyContent: from === 'left' ? 'flex-start' : 'flex-end',
      flexShrink: 0,
    },
    box({ width: Math.max(height, Math.round(width * part)), height, borderRadius: height / 2, backgroundColor: color }),
  );
}

/** The cell with the longest bar, where their figures differ as they are shown; null where nothing is known to be better. */
function bestOf(cells: readonly CardCell[]): CardCell | null {
  const known = cells.filter(({ part }) => part !== null);
  const best = [...known].sort((a, b) => (b.part ?? 0) - (a.part ?? 0))[0];
  return best !== undefined && known.some(({ value }) => value !== best.value) ? best : null;
}

type HeadRoom = { readonly width: number; readonly size: number; readonly most: number; readonly lines: 1 | 2 };

/** Name and picture of one who is compared. */
function head({ picture, note }: Bars['sides'][number], { width, size, most, lines }: HeadRoom, pictures: CardPictures): Node {
  return box(
    { flexDirection: 'column', alignItems: 'center', gap: lines === 1 ? 4 : 12, width },
    crest(picture, size, pictures),
    fitted(picture.name, { width, lines, most, least: 20, style: { fontWeight: 750, textAlign: 'center' } }),
    fitted(note, { width, lines: 1, most: lines === 1 ? 20 : 24, least: 16, style: { color: INK.dim, textAlign: 'center' } }),
  );
}

/** Pixels of each format: sizes of texts, pictures and bars. */
const MIRRORED = {
  wide: { label: 22, value: 32, thick: 14, crestSize: 168, name: 36, heads: 0 },
  square: { label: 30, value: 44, thick: 20, crestSize: 150, name: 40, heads: 316 },
  tall: { label: 38, value: 60, thick: 28, crestSize: 240, name: 52, heads: 430 },
} as const;
const IN_COLUMNS = {
  wide: { size: 60, most: 26, value: 26, label: 24 },
  square: { size: 130, most: 32, value: 38, label: 28 },
  tall: { size: 160, most: 34, value: 44, label: 34 },
} as const;

/** Two sides, whose bars grow outwards from the middle. */
function mirrored({ sides: [left, right], bars }: Bars, frame: CardFrame, pictures: CardPictures): Node {
  if (left === undefined || right === undefined) return box({});
  const { format, inner, middle } = frame;
  const isWide = format === 'wide';
  const colors = matchColors(clubOf(left.picture), clubOf(right.picture)).dark;
  const headWidth = isWide ? 236 : inner / 2 - 20;
  const width = isWide ? inner - 2 * headWidth - 48 : inner;
  const { label, value, thick, crestSize, name: nameSize, heads: headHeight } = MIRRORED[format];
  const valueWidth = value * 3.4;
  const barWidth = (width - 2 * valueWidth - 48) / 2;
  const cell = (given: CardCell | undefined, isBest: boolean, align: 'left' | 'right'): Node =>
    fitted(given?.value ?? '', {
      width: valueWidth,
      lines: 1,
      most: value,
      least: 18,
      style: { fontWeight: isBest ? 800 : 500, textAlign: align, color: isBest ? INK.text : INK.dim },
    });
  const barOf = (given: CardCell | undefined, from: 'left' | 'right', color: string): Node =>
    given === undefined || given.part === null ? box({ width: barWidth, height: thick }) : bar(given.part, from, barWidth, thick, color);
  const rows = bars.map(({ label: name, cells }) => {
    const [one, other] = cells;
    const best = bestOf(cells);
    return box(
      { flexDirection: 'column', alignItems: 'center', gap: 2, width },
      fitted(name, { width, lines: 1, most: label, least: 16, style: { color: INK.dim, textAlign: 'center' } }),
      box(
        { alignItems: 'center', justifyContent: 'center', gap: 16, width },
        cell(one, best !== null && best === one, 'right'),
        barOf(one, 'right', colors[0]),
        barOf(other, 'left', colors[1]),
        cell(other, best !== null && best === other, 'left'),
      ),
    );
  });
  const list = box(
    {
      flexDirection: 'column',
      justifyContent: 'space-evenly',
      width,
      height: middle - headHeight - AIR,
    },
    ...rows,
  );
  const heads = [left, right].map((side) => head(side, { width: headWidth, size: crestSize, most: nameSize, lines: 2 }, pictures));
  const [first, second] = heads;
  if (first === undefined || second === undefined) return list;
  return isWide
    ? box({ alignItems: 'center', justifyContent: 'space-between', width: inner, flexGrow: 1 }, first, list, second)
    : box(
        { flexDirection: 'column', alignItems: 'center', justifyContent: 'space-between', width: inner, flexGrow: 1, padding: '24px 0' },
        box({ justifyContent: 'space-between', width: inner }, first, second),
        list,
      );
}

/** One side, or more than two: a column for each. */
function inColumns({ sides, bars }: Bars, frame: CardFrame, pictures: CardPictures): Node {
  const { format, inner, middle } = frame;
  const gap = 20;
  const labels = format === 'wide' ? 260 : 230;
  const width = (inner - labels - gap * sides.length) / Math.max(1, sides.length);
  const { size, most, value, label: labelSize } = IN_COLUMNS[format];
  const heads = box(
    { gap, width: inner, alignItems: 'flex-start' },
    box({ width: labels }),
    ...sides.map((side) => head(side, { width, size, most, lines: format === 'wide' ? 1 : 2 }, pictures)),
  );
  const rows = bars.map(({ label, cells }) => {
    const best = bestOf(cells);
    return box(
      { gap, width: inner, alignItems: 'center' },
      fitted(label, { width: labels, lines: format === 'wide' ? 1 : 2, most: labelSize, least: 18, style: { color: INK.dim } }),
      ...cells.map((cell) =>
        box(
          { flexDirection: 'column', gap: 4, width, alignItems: 'center' },
          fitted(cell.value, {
            width,
            lines: 1,
            most: value,
            least: 18,
            style: { fontWeight: cell === best ? 800 : 500, textAlign: 'center', color: cell === best ? INK.text : INK.dim },
          }),
          ...(cell.part === null ? [] : [bar(cell.part, 'left', Math.min(width, 260), 8, cell === best ? INK.main : INK.faint)]),
        ),
      ),
    );
  });
  return box({ flexDirection: 'column', justifyContent: 'space-evenly', width: inner, height: middle - AIR }, heads, ...rows);
}

export function comparisonBars(body: Bars, frame: CardFrame, pictures: CardPictures): Node {
  return body.sides.length === 2 ? mirrored(body, frame, pictures) : inColumns(body, frame, pictures);
}

type Table = Extract<CardBody, { kind: 'table' }>;

/** More rows than this would not be legible. */
const MOST_ROWS = 20;
const VALUE_COLORS = { in: INK.through, out: INK.faint } as const;

type RowRoom = {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly place: number;
  readonly value: number;
  readonly name: number;
};

function tableRow({ place, picture, value, mark }: CardRow, room: RowRoom, pictures: CardPictures): Node {
  const { width, height, size } = room;
  return box(
    { ...TILE, borderRadius: Math.round(height * 0.24), width, height, padding: '0 16px', gap: 14, alignItems: 'center' },
    text(place, {
      fontSize: size * 0.86,
      width: room.place,
      color: INK.faint,
      fontWeight: 650,
      textAlign: 'center',
      lineHeight: LINE_HEIGHT,
    }),
    crest(picture, Math.round(height * 0.74), pictures),
    fitted(picture.name, {
      width: room.name,
      lines: 1,
      most: size,
      least: Math.round(size * 0.7),
      style: { fontWeight: 700, color: mark === 'out' ? INK.dim : INK.text },
    }),
    fitted(value, {
      width: room.value,
      lines: 1,
      most: size,
      least: 16,
      style: { fontWeight: 800, textAlign: 'right', color: mark === null ? INK.main : VALUE_COLORS[mark] },
    }),
  );
}

/** Rows in one column, where a card is wide and they are many in two; lower ones the more there are. */
export function rowTable({ title, rows: given }: Table, frame: CardFrame, pictures: CardPictures): Node {
  const { format, inner, middle } = frame;
  const isWide = format === 'wide';
  const rows = given.slice(0, MOST_ROWS);
  const columns = isWide && rows.length > 5 ? 2 : 1;
  const each = Math.ceil(rows.length / columns);
  const titleSize = { wide: 44, square: 60, tall: 84 }[format];
  const [columnGap, titleGap] = [24, isWide ? 10 : 24];
  const room = middle - Math.ceil(titleSize * LINE_HEIGHT) - titleGap - AIR;
  const pitch = Math.floor(Math.min({ wide: 78, square: 130, tall: 200 }[format], room / Math.max(1, each)));
  const gap = Math.round(pitch * 0.1);
  const height = pitch - gap;
  const width = (inner - columnGap * (columns - 1)) / columns;
  const most = Math.min(Math.round(height * 0.52), { wide: 34, square: 48, tall: 66 }[format]);
  const value = Math.min(width * 0.4, Math.max(...rows.map((row) => widthOf(row.value))) * most * 1.06);
  const place = most * 1.5;
  const name = width - place - value - Math.round(height * 0.74) - 3 * 14 - 32;
  const lists = Array.from({ length: columns }, (_, column) =>
    box(
      { flexDirection: 'column', gap, width },
      ...rows
        .slice(column * each, (column + 1) * each)
        .map((row) => tableRow(row, { width, height, size: most, place, value, name }, pictures)),
    ),
  );
  return box(
    { flexDirection: 'column', justifyContent: 'center', gap: titleGap, width: inner, flexGrow: 1 },
    fitted(title, { width: inner, lines: 1, most: titleSize, least: 30, style: { fontWeight: 800, letterSpacing: -0.5 } }),
    box({ gap: columnGap, width: inner, alignItems: 'flex-start' }, ...lists),
  );
}
