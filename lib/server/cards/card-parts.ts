import type { Node } from '@takumi-rs/core';
import { CARD_SIZES, type CardFormat } from '../../domain/cards/card-address';
import { NEUTRAL, clubColors } from '../../domain/entities/club-colors';
import { letterSize, monogram } from '../../domain/text/monogram';
import type { CardPicture } from './card';

/** The parts of all cards: texts of a size that fits, pictures, colours, and the edges. */

/** About how wide a text is in parts of the font's size, rather too wide than too narrow. */
export function widthOf(content: string): number {
  let width = 0;
  for (const character of content) {
    if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(character)) width += 1;
    else if (/[MW@%]/.test(character)) width += 0.95;
    else if (/[mw]/.test(character)) width += 0.92;
    else if (/[\p{Lu}\p{N}&]/u.test(character)) width += 0.72;
    else if (/[ .,:;|!'’iIljft·-]/.test(character)) width += 0.36;
    else width += 0.62;
  }
  return width;
}

/** A box for text, and the largest and smallest size that it may have; pixels. */
type TextRoom = { readonly width: number; readonly lines: number; readonly most: number; readonly least: number };

/** The largest size at which a text has room: its longest word in a line, and all of it in the lines. */
export function fontSizeFor(content: string, { width, lines, most, least }: TextRoom): number {
  const longest = Math.max(...content.split(/\s+/).map(widthOf), 0.1);
  // Lines break at words: of several, about a seventh stays empty.
  const all = Math.max(widthOf(content), 0.1);
  const room = lines === 1 ? width / all : (width * lines * 0.86) / all;
  // Chinese and Japanese break within a word.
  const word = lines > 1 && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(content) ? room : width / longest;
  return Math.max(least, Math.min(most, Math.floor(Math.min(room, word))));
}

/** The largest font size at which each of several texts fits. */
export function commonSize(contents: readonly string[], room: TextRoom): number {
  return Math.min(room.most, ...contents.map((content) => fontSizeFor(content, room)));
}

/** Colours from `styles/tokens.css`, the dark theme. */
export const INK = {
  text: '#eaeef6',
  dim: '#a3aec1',
  faint: '#8b96ab',
  main: '#ffc14d',
  ground: '#0a0c11',
  line: '#222a38',
  sunken: '#1a202c',
  through: '#62d6a0',
} as const;

export type Style = NonNullable<Node['style']>;

export const TILE: Style = { backgroundColor: '#ffffff0f', borderRadius: 24 };

/** Pixels between figures and the line below them. */
export const AIR = 12;

export const clubOf = ({ club, name }: CardPicture): string => club ?? name;

/** The club's colour behind a picture on a card; a neutral one of a club whose colours are not known. */
export const glowOf = (picture: CardPicture): string => (clubColors(clubOf(picture)) ?? NEUTRAL).color;

/** A picture's bytes by the address in the card; none where it could not be read. */
export type CardPictures = ReadonlyMap<string, Buffer>;

export const box = (style: Style, ...children: Node[]): Node => ({ type: 'container', style: { display: 'flex', ...style }, children });
export const text = (content: string, style: Style): Node => ({ type: 'text', text: content, style });

type FittedStyle = TextRoom & { readonly style?: Style };

/** A smaller height would cut off what hangs below the line. */
export const LINE_HEIGHT = 1.22;

/** A text in its lines, cut with an ellipsis where even the least size is too large. */
export function fitted(content: string, { style, ...fit }: FittedStyle): Node {
  // A score stays in one line.
  return text(content.replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060'), {
    fontSize: fontSizeFor(content, fit),
    width: fit.width,
    lineHeight: LINE_HEIGHT,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // Korean breaks between words, Chinese and Japanese anywhere.
    wordBreak: /\p{Script=Hangul}/u.test(content) ? 'keep-all' : 'normal',
    overflowWrap: 'anywhere',
    ...(fit.lines === 1 ? { whiteSpace: 'nowrap' } : { lineClamp: fit.lines }),
    ...style,
  });
}

const svg = (shapes: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="128" height="128">${shapes}</svg>`);

export function drawing(src: Buffer, width: number, height = width): Node {
  return { type: 'image', src, width, height, style: { width, height, flexShrink: 0 } };
}

/** In place of letters that no typeface has: a shield, a person. */
const MARKS = {
  team: svg('<path fill="#fff" fill-opacity=".55" d="M16 3 27 7v9c0 6-4.6 10.7-11 13C9.6 26.7 5 22 5 16V7z"/>'),
  player: svg('<g fill="#fff" fill-opacity=".55"><circle cx="16" cy="11" r="6"/><path d="M4 29c0-6.5 5.4-10 12-10s12 3.5 12 10z"/></g>'),
} as const;

/** A picture, or its letters on its club's colour, as `components/ui/Crest` shows them. */
export function crest(picture: CardPicture, size: number, pictures: CardPictures): Node {
  const radius = picture.kind === 'player' ? size / 2 : Math.round(size * 0.26);
  const shared: Style = { width: size, height: size, borderRadius: radius, flexShrink: 0 };
  const bytes = picture.img === null ? undefined : pictures.get(picture.img);
  if (bytes !== undefined) {
    if (picture.kind !== 'player')
      return { type: 'image', src: bytes, width: size, height: size, style: { ...shared, borderRadius: 0, objectFit: 'contain' } };
    return { type: 'image', src: bytes, width: size, height: size, style: { ...shared, objectFit: 'cover', backgroundColor: INK.sunken } };
  }
  const isUnknown = picture.id === 0;
  const letters = monogram(picture.name, picture.acronym);
  const hasLetters = isUnknown || letters !== '?';
  const { color, ink } = clubColors(clubOf(picture)) ?? NEUTRAL;
  return box(
    {
      ...shared,
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: isUnknown ? INK.sunken : color,
      border: `${Math.max(1, Math.round(size / 100))}px solid ${isUnknown ? INK.line : `${ink}38`}`,
    },
    hasLetters
      ? text(isUnknown ? '?' : letters, {
          fontSize: Math.round(size * (letterSize(isUnknown ? '?' : letters) ?? 0.34)),
          fontWeight: 750,
          lineHeight: 1,
          whiteSpace: 'nowrap',
          color: isUnknown ? INK.faint : ink,
        })
      : drawing(MARKS[picture.kind === 'player' ? 'player' : 'team'], Math.round(size * 0.56)),
  );
}

/** The site's sign, from `public/icon.svg`. */
const SIGN = svg(
  '<rect width="32" height="32" rx="8" fill="#ffc14d"/><path d="M18.6 4.5 9 17.6h5.4L12.6 27.5 23 13.8h-5.8z" fill="#1c1503"/>',
);

export const sign = (size: number): Node => drawing(SIGN, size);

/** The edges of a card of a format, in pixels. */
export type CardFrame = {
  readonly format: CardFormat;
  readonly width: number;
  readonly height: number;
  /** The width between the edges at the sides, and the height between the lines at the top and at the bottom. */
  readonly inner: number;
  readonly middle: number;
  /** The scale of the texts in those lines. */
  readonly scale: number;
  readonly topHeight: number;
  readonly padding: string;
};

/** Apps lay their own controls over the top and the bottom of a tall picture. */
const EDGES: Readonly<Record<CardFormat, { readonly top: number; readonly side: number; readonly bottom: number }>> = {
  wide: { top: 44, side: 64, bottom: 40 },
  square: { top: 60, side: 64, bottom: 52 },
  tall: { top: 200, side: 72, bottom: 220 },
};

/** How much larger the lines at the top and at the bottom are than on a wide card. */
const LINE_SCALES = { wide: 1, square: 1.15, tall: 1.5 } as const;
const TOP_HEIGHT = 52;
/** The height of the bottom line with the rule above it. Where a card is narrow, the site's name has a line of its own. */
const BOTTOM_HEIGHTS = { wide: 78, square: 152, tall: 196 } as const;

export function frameOf(format: CardFormat): CardFrame {
  const { width, height } = CARD_SIZES[format];
  const { top, side, bottom } = EDGES[format];
  const scale = LINE_SCALES[format];
  const topHeight = Math.round(TOP_HEIGHT * scale);
  return {
    format,
    width,
    height,
    inner: width - 2 * side,
    middle: height - top - bottom - topHeight - BOTTOM_HEIGHTS[format],
    scale,
    topHeight,
    padding: `${top}px ${side}px ${bottom}px`,
  };
}
