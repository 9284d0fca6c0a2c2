import type { Node } from '@takumi-rs/core';
import type { CardBody, CardRow } from './card';
import { AIR, box, type CardFrame, type CardPictures, crest, fitted, INK, LINE_HEIGHT, type Style, TILE } from './card-parts';

/** The layout of a card with a team's path to the title. */

type Path = Extract<CardBody, { kind: 'path' }>;

/** So many steps are shown, of a longer path the last ones. */
const MOST_STEPS = 6;
/** Pixels of each format: the largest step and its text, the heading above the steps, the team's picture and name. */
const STEPS = {
  wide: { width: 500, pitch: 76, size: 32, heading: 26, picture: 208, title: 64 },
  square: { width: 952, pitch: 96, size: 42, heading: 32, picture: 216, title: 84 },
  tall: { width: 936, pitch: 150, size: 58, heading: 44, picture: 300, title: 104 },
} as const;

/** A step: the opponent, and the round. */
function step({ picture, value }: CardRow, isLast: boolean, format: CardFrame['format'], pitch: number, pictures: CardPictures): Node {
  const { width, size } = STEPS[format];
  const height = pitch - Math.round(pitch * 0.12);
  const most = Math.min(size, Math.round(height * 0.5));
  const texts = width - Math.round(height * 0.74) - 14 * 2 - 32;
  return box(
    { ...TILE, borderRadius: Math.round(height * 0.24), width, height, padding: '0 16px', gap: 14, alignItems: 'center' },
    crest(picture, Math.round(height * 0.74), pictures),
    fitted(picture.name, { width: texts * 0.56, lines: 1, most, least: Math.round(most * 0.7), style: { fontWeight: 700 } }),
    fitted(value, {
      width: texts * 0.44,
      lines: 2,
      most: Math.round(height * 0.34),
      least: Math.round(height * 0.28),
      style: { color: isLast ? INK.main : INK.dim, fontWeight: isLast ? 650 : 500, textAlign: 'right', lineHeight: 1.15 },
    }),
  );
}

/** The team large, and the opponents on its path: beside it where a card is wide, else below it. */
export function pathToTitle({ picture, title, line, heading, rows }: Path, frame: CardFrame, pictures: CardPictures): Node {
  const { format, inner, middle } = frame;
  const { width, pitch: largest, heading: headingSize, picture: size, title: most } = STEPS[format];
  const isWide = format === 'wide';
  const isSquare = format === 'square';
  const steps = rows.slice(-MOST_STEPS);
  const own = isWide ? inner - width - 40 : isSquare ? inner - size - 40 : inner;
  const head = isWide ? 0 : size + (isSquare ? 40 : 1.5 * most * LINE_HEIGHT + 60);
  const room = middle - AIR - head - headingSize * 1.8;
  const pitch = Math.min(largest, Math.floor(room / Math.max(1, steps.length)));
  const align: Style = { textAlign: isSquare ? 'left' : 'center' };
  return box(
    {
      flexDirection: isWide ? 'row' : 'column',
      alignItems: 'center',
      justifyContent: isWide ? 'space-between' : 'space-evenly',
      width: inner,
      flexGrow: 1,
    },
    box(
      { flexDirection: isSquare ? 'row' : 'column', alignItems: 'center', gap: isSquare ? 40 : 16, width: isSquare ? inner : own },
      crest(picture, size, pictures),
      box(
        { flexDirection: 'column', alignItems: isSquare ? 'flex-start' : 'center', width: own },
        fitted(title, { width: own, lines: isSquare ? 2 : 1, most, least: 34, style: { fontWeight: 800, letterSpacing: -1, ...align } }),
        fitted(line, {
          width: own,
          lines: 1,
          most: Math.round(most * 0.48),
          least: 22,
          style: { color: INK.main, fontWeight: 600, ...align },
        }),
      ),
    ),
    box(
      { flexDirection: 'column', gap: Math.round(pitch * 0.12), width },
      fitted(heading, { width, lines: 1, most: headingSize, least: 18, style: { color: INK.dim, fontWeight: 600 } }),
      ...steps.map((each, index) => step(each, index === steps.length - 1, format, pitch, pictures)),
    ),
  );
}
