import type { Node } from '@takumi-rs/core';
import type { CardFormat } from '../../domain/cards/card-address';
import type { CardBody, CardPicture, LinkCard } from './card';
import { goldLine } from './card-curve-layout';
import { comparisonBars, figureTiles, rowTable } from './card-figure-layout';
import { pathToTitle } from './card-path-layout';
import {
  box,
  type CardPictures,
  commonSize,
  crest,
  fitted,
  type CardFrame,
  frameOf,
  INK,
  LINE_HEIGHT,
  sign,
  type Style,
  text,
  widthOf,
  glowOf,
} from './card-parts';

/**
 * How cards look: the site's dark theme, because chat programs show one picture
 * to all. Boxes have fixed places and texts a size that fits, so that a long name
 * moves nothing.
 */

function topLine({ badge, top }: LinkCard, { inner, scale, topHeight }: CardFrame, pictures: CardPictures): Node {
  const [first = '', ...rest] = top.filter(Boolean);
  const room = inner - (badge ? 68 * scale : 0);
  const own = Math.min(room * 0.6, widthOf(first) * 32 * scale + 8);
  return box(
    { height: topHeight, flexShrink: 0, alignItems: 'center', gap: 20, width: inner },
    ...(badge ? [crest(badge, Math.round(48 * scale), pictures)] : []),
    ...(first
      ? [
          fitted(first, {
            width: rest.length > 0 ? own : room,
            lines: 1,
            most: 32 * scale,
            least: 26 * scale,
            style: { fontWeight: 700, ...(rest.length > 0 ? { width: 'auto', maxWidth: own, flexShrink: 0 } : {}) },
          }),
        ]
      : []),
    ...(rest.length > 0
      ? [
          text(rest.join(' · '), {
            fontSize: 28 * scale,
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

/** A dot between two texts of the bottom line, with its gaps; pixels. */
const BETWEEN = 42;
/** The texts of the bottom line get smaller down to this part of their size, then they are cut. */
const LEAST_FIT = 2 / 3;

function bottomLine({ foot, body }: LinkCard, { format, inner, scale }: CardFrame, site: string): Node {
  const [first = '', ...rest] = foot.filter(Boolean);
  const isSite = body.kind === 'subject' && body.title === site;
  const isWide = format === 'wide';
  const most = isWide ? inner - 212 : inner;
  // All texts have one size, at which the line fits.
  const texts = widthOf(first) * 30 * scale + rest.reduce((sum, each) => sum + widthOf(each) * 28 * scale, 0);
  const fit = Math.max(LEAST_FIT, Math.min(1, (most - rest.length * BETWEEN) / texts));
  return box(
    {
      width: inner,
      flexShrink: 0,
      ...(isWide
        ? { height: 56, alignItems: 'center', justifyContent: 'space-between', gap: 32 }
        : { height: 112 * scale, flexDirection: 'column', gap: 12 * scale }),
    },
    box(
      {
        height: 50 * scale,
        alignItems: 'center',
        gap: 18,
        flexGrow: 1,
        flexShrink: 1,
        minWidth: 0,
        overflow: 'hidden',
        ...(isWide ? {} : { width: inner }),
      },
      fitted(first, {
        width: most,
        lines: 1,
        most: 30 * scale * fit,
        least: 20 * scale,
        style: { fontWeight: 600, color: INK.main, width: 'auto', maxWidth: most, flexShrink: 0 },
      }),
      ...rest.map((each) =>
        box(
          { alignItems: 'center', gap: 18, flexShrink: 1, minWidth: 0 },
          box({ width: 6, height: 6, borderRadius: 3, backgroundColor: INK.faint, flexShrink: 0 }),
          text(each, {
            fontSize: 28 * scale * fit,
            color: INK.dim,
            lineHeight: 1.2,
            whiteSpace: 'nowrap',
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }),
        ),
      ),
    ),
    ...(isSite
      ? []
      : [
          box(
            { alignItems: 'center', gap: 14, flexShrink: 0 },
            sign(Math.round(40 * scale)),
            text(site, { fontSize: 28 * scale, fontWeight: 750, lineHeight: 1.2 }),
          ),
        ]),
  );
}

/** The room of names below pictures, all of one size, and its height: one line where each fits into one. Where two would be too small there are three. */
function nameRoom(shown: readonly CardPicture[], width: number, { most, legible, least }: NameSizes) {
  const names = shown.map(({ name }) => name);
  const two = commonSize(names, { width, lines: 2, most, least });
  const lines = two < legible ? 3 : 2;
  const size = lines === 2 ? two : commonSize(names, { width, lines, most, least });
  const needed = names.every((name) => widthOf(name) * size <= width) ? 1 : lines;
  return { room: { width, lines, most: size, least: size }, height: Math.ceil(needed * size * LINE_HEIGHT) };
}

type NameSizes = { readonly most: number; readonly legible: number; readonly least: number };

const MATCH_NAME = { most: 50, legible: 30, least: 30 } as const;
const ROW_NAME = { most: 46, legible: 30, least: 24 } as const;

const NAME: Style = { fontWeight: 750, textAlign: 'center' };

/** A picture above its name; the name is `height` pixels high. */
function above(picture: Node, name: Node, width: number, height: number): Node {
  return box(
    { flexDirection: 'column', alignItems: 'center', gap: 24, width },
    picture,
    box({ height, width, justifyContent: 'center', alignItems: 'flex-start' }, name),
  );
}

const middleOf = ({ inner }: CardFrame): Style => ({ flexGrow: 1, width: inner, alignItems: 'center' });

function versus(body: Extract<CardBody, { kind: 'versus' }>, frame: CardFrame, pictures: CardPictures): Node {
  const { left, right, scores, between } = body;
  const { format, inner } = frame;
  // A tall card has room only below each other.
  const isTall = format === 'tall';
  const centre = scores === null ? 140 : 300;
  const width = isTall ? inner : (inner - centre) / 2;
  const { room, height: names } = nameRoom([left, right], width - 16, isTall ? { ...MATCH_NAME, most: 76 } : MATCH_NAME);
  const crestSize = isTall ? 320 : format === 'square' ? 240 : scores === null ? 208 : 184;
  const side = (picture: CardPicture, name: 'left' | 'right'): Node => {
    const hasLost = scores !== null && scores.winner !== null && scores.winner !== name;
    const style = { letterSpacing: -0.5, color: hasLost ? INK.dim : INK.text };
    return above(crest(picture, crestSize, pictures), fitted(picture.name, { ...room, style: { ...NAME, ...style } }), width, names);
  };
  const scoreSize = isTall ? 190 : 124;
  const score = (value: number, name: 'left' | 'right'): Node =>
    text(String(value), { fontSize: scoreSize, fontWeight: 800, lineHeight: 1, color: scores?.winner === name ? INK.text : INK.dim });
  return box(
    { ...middleOf(frame), justifyContent: isTall ? 'space-evenly' : 'space-between', flexDirection: isTall ? 'column' : 'row' },
    side(left, 'left'),
    box(
      {
        width: isTall ? inner : centre,
        alignItems: 'center',
        justifyContent: 'center',
        gap: 24,
        ...(isTall ? {} : { height: crestSize, marginBottom: 24 + names }),
      },
      ...(scores === null
        ? [text(between, { fontSize: isTall ? 56 : 40, fontWeight: 600, color: INK.faint, lineHeight: 1 })]
        : [
            score(scores.left, 'left'),
            box({ width: 34, height: 8, borderRadius: 4, backgroundColor: INK.faint }),
            score(scores.right, 'right'),
          ]),
    ),
    side(right, 'right'),
  );
}

function subject({ picture, title, lines }: Extract<CardBody, { kind: 'subject' }>, frame: CardFrame, pictures: CardPictures): Node {
  const { format, inner } = frame;
  const isWide = format === 'wide';
  const size = { wide: 272, square: 320, tall: 440 }[format];
  const width = isWide ? inner - size - 64 : inner;
  const centred: Style = isWide ? {} : { textAlign: 'center' };
  return box(
    { ...middleOf(frame), gap: 64, ...(isWide ? {} : { flexDirection: 'column', justifyContent: 'center' }) },
    picture === null ? sign(size) : crest(picture, size, pictures),
    box(
      { flexDirection: 'column', gap: 22, width, justifyContent: 'center' },
      fitted(title, { width, lines: 2, most: isWide ? 92 : 104, least: 44, style: { fontWeight: 800, letterSpacing: -1.5, ...centred } }),
      ...lines.map((line) =>
        fitted(line, { width, lines: 2, most: isWide ? 34 : 42, least: 24, style: { color: INK.dim, lineHeight: 1.3, ...centred } }),
      ),
    ),
  );
}

function row({ pictures: shown, between }: Extract<CardBody, { kind: 'row' }>, frame: CardFrame, pictures: CardPictures): Node {
  const { format, inner } = frame;
  const gap = shown.length > 2 ? 16 : 0;
  const middle = shown.length === 2 ? 120 : 0;
  // Four beside each other would leave no room for their names where a card is narrow.
  const across = format === 'wide' || shown.length < 3 ? shown.length : 2;
  const width = (inner - middle - gap * (across - 1)) / Math.max(1, across);
  const size = format === 'tall' ? 280 : format === 'wide' && shown.length > 3 ? 176 : 208;
  const { room, height: names } = nameRoom(shown, width - 12, ROW_NAME);
  const columns = shown.map((picture) =>
    above(crest(picture, size, pictures), fitted(picture.name, { ...room, style: NAME }), width, names),
  );
  const [first, second, ...others] = columns;
  const versusText = box(
    { width: middle, height: size, alignItems: 'center', justifyContent: 'center', marginBottom: 24 + names },
    text(between, { fontSize: 40, fontWeight: 600, color: INK.faint, lineHeight: 1 }),
  );
  const children = shown.length === 2 && first && second ? [first, versusText, second, ...others] : columns;
  return box(
    {
      ...middleOf(frame),
      justifyContent: 'center',
      gap,
      ...(across < shown.length ? { flexWrap: 'wrap', alignContent: 'center', rowGap: 72 } : {}),
    },
    ...children,
  );
}

function middle(body: CardBody, frame: CardFrame, pictures: CardPictures): Node {
  switch (body.kind) {
    case 'versus':
      return versus(body, frame, pictures);
    case 'subject':
      return subject(body, frame, pictures);
    case 'row':
      return row(body, frame, pictures);
    case 'figures':
      return figureTiles(body, frame, pictures);
    case 'bars':
      return comparisonBars(body, frame, pictures);
    case 'path':
      return pathToTitle(body, frame, pictures);
    case 'table':
      return rowTable(body, frame, pictures);
    case 'curve':
      return goldLine(body, frame, pictures);
  }
}

/** The colours of the card's subjects as light from its sides. */
function light(body: CardBody): string {
  const glow = (place: string, picture: CardPicture | null | undefined): string => {
    // Beside a logo light of another colour would look wrong.
    if (picture?.img && picture.kind !== 'player')
      return `radial-gradient(640px 520px at ${place}, oklch(42% 0.025 265 / 0.5), transparent)`;
    const own = picture && picture.id > 0 ? `${glowOf(picture)}66` : 'oklch(45% 0.06 80 / 0.28)';
    return `radial-gradient(640px 520px at ${place}, ${own}, transparent)`;
  };
  const fromSides = (one: CardPicture | undefined, other: CardPicture | undefined): string =>
    [glow('8% 46%', one), glow('92% 46%', other)].join(', ');
  switch (body.kind) {
    case 'versus':
    case 'curve':
      return fromSides(body.left, body.right);
    case 'subject':
    case 'figures':
    case 'path':
      return glow('14% 48%', body.picture);
    case 'row':
      return fromSides(body.pictures[0], body.pictures.at(-1));
    case 'bars':
      return fromSides(body.sides[0]?.picture, body.sides.at(-1)?.picture);
    case 'table':
      return glow('14% 48%', body.rows[0]?.picture);
  }
}

/** What the renderer draws of a card. `site`: its name. */
export function cardNode(card: LinkCard, pictures: CardPictures, site: string, format: CardFormat): Node {
  const frame = frameOf(format);
  const { width, height, inner, padding } = frame;
  return box(
    {
      width,
      height,
      flexDirection: 'column',
      padding,
      backgroundColor: INK.ground,
      backgroundImage: light(card.body),
      color: INK.text,
      fontFamily: 'inter',
    },
    topLine(card, frame, pictures),
    middle(card.body, frame, pictures),
    box({ width: inner, height: 2, backgroundColor: INK.line, marginBottom: 20, flexShrink: 0 }),
    bottomLine(card, frame, site),
  );
}
