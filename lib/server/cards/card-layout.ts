import type { Node } from '@takumi-rs/core';
import { CARD_SIZE } from '../../domain/cards/card-address';
import { NEUTRAL, clubColors } from '../../domain/entities/club-colors';
import { letterSize, monogram } from '../../domain/text/monogram';
import type { CardBody, CardPicture, LinkCard } from './card';

/** About how wide a text is in parts of the font's size, rather too wide than too narrow. */
function widthOf(content: string): number {
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

/** One size at which each of several texts has room. */
export function commonSize(contents: readonly string[], room: TextRoom): number {
  return Math.min(room.most, ...contents.map((content) => fontSizeFor(content, room)));
}

/**
 * How cards look: the site's dark theme, because chat programs show one picture
 * to all. Boxes have fixed places and texts a size that fits, so that a long name
 * moves nothing.
 */

/** From `styles/tokens.css`, the dark theme. */
const INK = {
  text: '#eaeef6',
  dim: '#a3aec1',
  faint: '#8b96ab',
  main: '#ffc14d',
  ground: '#0a0c11',
  line: '#222a38',
} as const;

const EDGE = 64;
const INNER = CARD_SIZE.width - 2 * EDGE;

type Style = NonNullable<Node['style']>;

/** A picture's bytes by the address in the card; none where it could not be read. */
type CardPictures = ReadonlyMap<string, Buffer>;

const box = (style: Style, ...children: Node[]): Node => ({ type: 'container', style: { display: 'flex', ...style }, children });
const text = (content: string, style: Style): Node => ({ type: 'text', text: content, style });

type Fitted = TextRoom & { readonly style?: Style };

/** Less would cut off what hangs below the line. */
const LINE_HEIGHT = 1.22;

/** A text in its lines, cut with an ellipsis where even the least size is too large. */
function fitted(content: string, { style, ...fit }: Fitted): Node {
  return text(content, {
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

function drawing(src: Buffer, size: number): Node {
  return { type: 'image', src, width: size, height: size, style: { width: size, height: size, flexShrink: 0 } };
}

/** In place of letters that no typeface has: a shield, a person. */
const MARKS = {
  team: svg('<path fill="#fff" fill-opacity=".55" d="M16 3 27 7v9c0 6-4.6 10.7-11 13C9.6 26.7 5 22 5 16V7z"/>'),
  player: svg('<g fill="#fff" fill-opacity=".55"><circle cx="16" cy="11" r="6"/><path d="M4 29c0-6.5 5.4-10 12-10s12 3.5 12 10z"/></g>'),
} as const;

/** A picture, or its letters on its club's colour, as `components/ui/Crest` shows them. */
function crest(picture: CardPicture, size: number, pictures: CardPictures): Node {
  const radius = picture.kind === 'player' ? size / 2 : Math.round(size * 0.26);
  const shared: Style = { width: size, height: size, borderRadius: radius, flexShrink: 0 };
  const bytes = picture.img === null ? undefined : pictures.get(picture.img);
  if (bytes !== undefined) {
    if (picture.kind !== 'player')
      return { type: 'image', src: bytes, width: size, height: size, style: { ...shared, borderRadius: 0, objectFit: 'contain' } };
    return { type: 'image', src: bytes, width: size, height: size, style: { ...shared, objectFit: 'cover', backgroundColor: '#1a202c' } };
  }
  const isUnknown = picture.id === 0;
  const letters = monogram(picture.name, picture.acronym);
  const hasLetters = isUnknown || letters !== '?';
  const { color, ink } = clubColors(picture.name) ?? NEUTRAL;
  return box(
    {
      ...shared,
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: isUnknown ? '#1a202c' : color,
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

const sign = (size: number): Node => drawing(SIGN, size);

function topLine({ badge, top }: LinkCard, pictures: CardPictures): Node {
  const [first = '', ...rest] = top.filter(Boolean);
  const room = INNER - (badge ? 68 : 0);
  const own = Math.min(room * 0.6, widthOf(first) * 32 + 8);
  return box(
    { height: 52, alignItems: 'center', gap: 20, width: INNER },
    ...(badge ? [crest(badge, 48, pictures)] : []),
    ...(first
      ? [
          fitted(first, {
            width: rest.length > 0 ? own : room,
            lines: 1,
            most: 32,
            least: 26,
            style: { fontWeight: 700, ...(rest.length > 0 ? { width: 'auto', maxWidth: own, flexShrink: 0 } : {}) },
          }),
        ]
      : []),
    ...(rest.length > 0
      ? [
          text(rest.join(' · '), {
            fontSize: 28,
            color: INK.dim,
            lineHeight: 1.2,
            flexGrow: 1,
            flexShrink: 1,
            minWidth: 0,
            whiteSpace: 'nowrap',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }),
        ]
      : []),
  );
}

function bottomLine({ foot, body }: LinkCard, site: string): Node {
  const [first = '', ...rest] = foot.filter(Boolean);
  const isSite = body.kind === 'subject' && body.title === site;
  return box(
    { height: 56, alignItems: 'center', justifyContent: 'space-between', gap: 32, width: INNER },
    box(
      { alignItems: 'center', gap: 18, flexGrow: 1, flexShrink: 1, minWidth: 0, overflow: 'hidden' },
      fitted(first, {
        width: 860,
        lines: 1,
        most: 30,
        least: 20,
        style: { fontWeight: 600, color: INK.main, width: 'auto', maxWidth: 860, flexShrink: 0 },
      }),
      ...rest.map((each) =>
        box(
          { alignItems: 'center', gap: 18, flexShrink: 0 },
          box({ width: 6, height: 6, borderRadius: 3, backgroundColor: INK.faint }),
          text(each, { fontSize: 28, color: INK.dim, lineHeight: 1.2, whiteSpace: 'nowrap' }),
        ),
      ),
    ),
    ...(isSite
      ? []
      : [box({ alignItems: 'center', gap: 14, flexShrink: 0 }, sign(40), text(site, { fontSize: 28, fontWeight: 750, lineHeight: 1.2 }))]),
  );
}

/** The room of names below pictures, all of one size, and its height: one line where each fits into one. Where two would be too small there are three. */
function nameRoom(shown: readonly CardPicture[], width: number, { most, legible, least }: typeof ROW_NAME | typeof MATCH_NAME) {
  const names = shown.map(({ name }) => name);
  const two = commonSize(names, { width, lines: 2, most, least });
  const lines = two < legible ? 3 : 2;
  const size = lines === 2 ? two : commonSize(names, { width, lines, most, least });
  const needed = names.every((name) => widthOf(name) * size <= width) ? 1 : lines;
  return { room: { width, lines, most: size, least: size }, height: Math.ceil(needed * size * LINE_HEIGHT) };
}

const MATCH_NAME = { most: 50, legible: 30, least: 30 } as const;
const ROW_NAME = { most: 46, legible: 30, least: 24 } as const;

const MIDDLE: Style = { flexGrow: 1, width: INNER, alignItems: 'center' };

function versus(body: Extract<CardBody, { kind: 'versus' }>, pictures: CardPictures): Node {
  const { left, right, scores, between } = body;
  const centre = scores === null ? 140 : 300;
  const width = (INNER - centre) / 2;
  const { room, height: names } = nameRoom([left, right], width - 16, MATCH_NAME);
  const crestSize = scores === null ? 208 : 184;
  const side = (picture: CardPicture, name: 'left' | 'right'): Node =>
    box(
      { flexDirection: 'column', alignItems: 'center', gap: 24, width },
      crest(picture, crestSize, pictures),
      box(
        { height: names, width, alignItems: 'flex-start', justifyContent: 'center' },
        fitted(picture.name, {
          ...room,
          style: {
            fontWeight: 750,
            textAlign: 'center',
            letterSpacing: -0.5,
            color: scores !== null && scores.winner !== null && scores.winner !== name ? INK.dim : INK.text,
          },
        }),
      ),
    );
  const score = (value: number, name: 'left' | 'right'): Node =>
    text(String(value), { fontSize: 124, fontWeight: 800, lineHeight: 1, color: scores?.winner === name ? INK.main : INK.dim });
  return box(
    { ...MIDDLE, justifyContent: 'space-between' },
    side(left, 'left'),
    box(
      { width: centre, height: crestSize, alignItems: 'center', justifyContent: 'center', gap: 24, marginBottom: 24 + names },
      ...(scores === null
        ? [text(between, { fontSize: 40, fontWeight: 600, color: INK.faint, lineHeight: 1 })]
        : [
            score(scores.left, 'left'),
            box({ width: 34, height: 8, borderRadius: 4, backgroundColor: INK.faint }),
            score(scores.right, 'right'),
          ]),
    ),
    side(right, 'right'),
  );
}

function subject({ picture, title, lines }: Extract<CardBody, { kind: 'subject' }>, pictures: CardPictures): Node {
  const size = 272;
  const width = INNER - size - 64;
  return box(
    { ...MIDDLE, gap: 64 },
    picture === null ? sign(size) : crest(picture, size, pictures),
    box(
      { flexDirection: 'column', gap: 22, width, justifyContent: 'center' },
      fitted(title, { width, lines: 2, most: 92, least: 44, style: { fontWeight: 800, letterSpacing: -1.5 } }),
      ...lines.map((line) => fitted(line, { width, lines: 2, most: 34, least: 24, style: { color: INK.dim, lineHeight: 1.3 } })),
    ),
  );
}

function row({ pictures: shown, between }: Extract<CardBody, { kind: 'row' }>, pictures: CardPictures): Node {
  const gap = shown.length > 2 ? 16 : 0;
  const middle = shown.length === 2 ? 120 : 0;
  const width = (INNER - middle - gap * (shown.length - 1)) / Math.max(1, shown.length);
  const size = shown.length > 3 ? 176 : 208;
  const { room, height: names } = nameRoom(shown, width - 12, ROW_NAME);
  const columns = shown.map((picture) =>
    box(
      { flexDirection: 'column', alignItems: 'center', gap: 24, width },
      crest(picture, size, pictures),
      box(
        { height: names, width, justifyContent: 'center', alignItems: 'flex-start' },
        fitted(picture.name, { ...room, style: { fontWeight: 750, textAlign: 'center' } }),
      ),
    ),
  );
  const [first, second, ...others] = columns;
  const versusText = box(
    { width: middle, height: size, alignItems: 'center', justifyContent: 'center', marginBottom: 24 + names },
    text(between, { fontSize: 40, fontWeight: 600, color: INK.faint, lineHeight: 1 }),
  );
  const children = shown.length === 2 && first && second ? [first, versusText, second, ...others] : columns;
  return box({ ...MIDDLE, justifyContent: 'center', gap }, ...children);
}

function middle(body: CardBody, pictures: CardPictures): Node {
  switch (body.kind) {
    case 'versus':
      return versus(body, pictures);
    case 'subject':
      return subject(body, pictures);
    case 'row':
      return row(body, pictures);
  }
}

/** The colours of the card's subjects as light from its sides. */
function light(body: CardBody): string {
  const glow = (place: string, picture: CardPicture | null | undefined): string => {
    // Beside a logo light of another colour would look wrong.
    if (picture?.img) return `radial-gradient(640px 520px at ${place}, oklch(42% 0.025 265 / 0.5), transparent)`;
    const own = picture && picture.id > 0 ? `${(clubColors(picture.name) ?? NEUTRAL).color}66` : 'oklch(45% 0.06 80 / 0.28)';
    return `radial-gradient(640px 520px at ${place}, ${own}, transparent)`;
  };
  switch (body.kind) {
    case 'versus':
      return [glow('8% 46%', body.left), glow('92% 46%', body.right)].join(', ');
    case 'subject':
      return glow('14% 48%', body.picture);
    case 'row':
      return [glow('8% 46%', body.pictures[0]), glow('92% 46%', body.pictures.at(-1))].join(', ');
  }
}

/** What the renderer draws of a card. `site`: its name. */
export function cardNode(card: LinkCard, pictures: CardPictures, site: string): Node {
  return box(
    {
      ...CARD_SIZE,
      flexDirection: 'column',
      padding: `44px ${EDGE}px 40px`,
      backgroundColor: INK.ground,
      backgroundImage: light(card.body),
      color: INK.text,
      fontFamily: 'inter',
    },
    topLine(card, pictures),
    middle(card.body, pictures),
    box({ width: INNER, height: 2, backgroundColor: INK.line, marginBottom: 20, flexShrink: 0 }),
    bottomLine(card, site),
  );
}
