import type { Node } from '@takumi-rs/core';
import { matchColors } from '../../domain/entities/club-colors';
import type { CardBody, CardPicture } from './card';
import { box, type CardFrame, type CardPictures, clubOf, crest, drawing, fitted, INK, LINE_HEIGHT } from './card-parts';

/** The layout of a card with the gold of a game. */

/** Pixels of each format: sizes of texts and pictures. */
const CURVE = {
  wide: { most: 46, lines: 2, crestSize: 60 },
  square: { most: 68, lines: 3, crestSize: 96 },
  tall: { most: 88, lines: 4, crestSize: 132 },
} as const;

type Curve = Extract<CardBody, { kind: 'curve' }>;

/** The lead as an area above and below its middle, each side in its club's colour; nothing is drawn across a gap. */
function curveDrawing(points: Curve['points'], width: number, height: number, colors: readonly [string, string]): Buffer {
  const known = points.flatMap(({ lead }) => lead ?? []);
  const span = Math.max(1, ...known.map(Math.abs));
  const end = Math.max(1, ...points.map(({ seconds }) => seconds));
  const x = (seconds: number) => Math.round((seconds / end) * width);
  const y = (lead: number) => Math.round(height / 2 - (lead / span) * (height / 2 - 8));
  const runs: string[][] = [[]];
  const areas: string[] = [];
  for (const { seconds, lead } of points) {
    if (lead === null) runs.push([]);
    else runs.at(-1)?.push(`${x(seconds)},${y(lead)}`);
  }
  for (const run of runs) {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined || run.length < 2) continue;
    areas.push(`M${first.split(',')[0]},${height / 2}L${run.join('L')}L${last.split(',')[0]},${height / 2}Z`);
  }
  const lines = runs.filter(({ length }) => length > 1).map((run) => `M${run.join('L')}`);
  const half = (id: string, top: number, color: string) =>
    `<clipPath id="${id}"><rect x="0" y="${top}" width="${width}" height="${height / 2}"/></clipPath>` +
    `<g clip-path="url(#${id})"><path d="${areas.join('')}" fill="${color}" fill-opacity=".32"/>` +
    `<path d="${lines.join('')}" fill="none" stroke="${color}" stroke-width="6" stroke-linejoin="round"/></g>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      half('one', 0, colors[0]) +
      half('other', height / 2, colors[1]) +
      `<path d="M0,${height / 2}H${width}" stroke="${INK.faint}" stroke-width="2" stroke-dasharray="6 8"/></svg>`,
  );
}

export function goldLine({ title, left, right, points }: Curve, frame: CardFrame, pictures: CardPictures): Node {
  const { format, inner, middle } = frame;
  const isWide = format === 'wide';
  const { most, lines, crestSize } = CURVE[format];
  const headline = fitted(title, { width: inner, lines, most, least: 30, style: { fontWeight: 800, letterSpacing: -0.5 } });
  const team = (picture: CardPicture): Node =>
    box(
      { alignItems: 'center', gap: 20, width: inner },
      crest(picture, crestSize, pictures),
      fitted(picture.name, {
        width: inner - crestSize - 20,
        lines: 1,
        most: isWide ? 28 : 36,
        least: 20,
        style: { fontWeight: 650, color: INK.dim },
      }),
    );
  if (points.length < 2)
    return box(
      { flexDirection: 'column', justifyContent: 'center', gap: 32, width: inner, flexGrow: 1 },
      headline,
      team(left),
      team(right),
    );
  const height = Math.round(middle - most * lines * LINE_HEIGHT - 2 * crestSize - (isWide ? 24 : 96));
  const colors = matchColors(clubOf(left), clubOf(right)).dark;
  return box(
    { flexDirection: 'column', justifyContent: 'space-evenly', width: inner, flexGrow: 1 },
    headline,
    box(
      { flexDirection: 'column', gap: 6, width: inner },
      team(left),
      drawing(curveDrawing(points, inner, Math.max(120, height), colors), inner, Math.max(120, height)),
      team(right),
    ),
  );
}
