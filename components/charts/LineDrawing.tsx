import { Fragment, useId } from 'react';

/** The drawing's own units, stretched to whatever room there is. */
export const WIDTH = 1000;
export const HEIGHT = 300;

/** A filled side of zero. The upper one is plain, the lower one hatched: they differ without their colours. */
export type LineArea = { readonly label: string; /** A CSS colour. */ readonly color: string };

type Place = readonly number[];
export type DrawnPiece = { readonly gap: boolean; readonly line: readonly Place[] };

type Props = {
  readonly pieces: readonly DrawnPiece[];
  readonly second: readonly DrawnPiece[];
  readonly grid: readonly number[];
  readonly zero: number | null;
  readonly cursor: number;
  readonly areas: { readonly above: LineArea; readonly below: LineArea } | null;
};

const path = (line: readonly Place[]): string => `M${line.map((place) => place.map((each) => each.toFixed(1)).join(' ')).join('L')}`;

const closedPath = (line: readonly Place[], ground: number): string =>
  `${path(line)}L${(line.at(-1)?.[0] ?? 0).toFixed(1)} ${ground.toFixed(1)}L${(line[0]?.[0] ?? 0).toFixed(1)} ${ground.toFixed(1)}Z`;

/** Clips reach this far beyond the plot: a line at its edge is not cut in half. */
const ROOM = 10;

/** The known stretches and the unknown ones, each drawn as one path. */
function kindsOf(pieces: readonly DrawnPiece[]) {
  return [false, true].flatMap((gap) => {
    const lines = pieces.filter((piece) => piece.gap === gap).map(({ line }) => line);
    return lines.length === 0 ? [] : [{ gap: gap ? '' : undefined, lines }];
  });
}

/** What a line chart draws: grid, areas, lines and cursor, stretched to the plot. */
export function LineDrawing({ pieces, second, grid, zero, cursor, areas }: Props) {
  const id = useId();
  const ground = zero ?? HEIGHT;
  const kinds = kindsOf(pieces);
  const filled = pieces.map(({ gap, line }) => (gap ? '' : closedPath(line, ground))).join('');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden focusable="false">
      {grid.map((y) => (
        <line key={y} className="grid" x1={0} x2={WIDTH} y1={y} y2={y} />
      ))}
      {areas ? (
        <>
          <clipPath id={`${id}above`}>
            <rect y={-ROOM} width={WIDTH} height={ground + ROOM} />
          </clipPath>
          <clipPath id={`${id}below`}>
            <rect y={ground} width={WIDTH} height={HEIGHT - ground + ROOM} />
          </clipPath>
          <pattern id={`${id}hatch`} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="12" height="12" fill={areas.below.color} opacity={0.14} />
            <line x1={0} x2={0} y1={0} y2={12} stroke={areas.below.color} strokeWidth={3} />
          </pattern>
          <path className="area" d={filled} clipPath={`url(#${id}above)`} fill={areas.above.color} />
          <path className="area" data-hatched="" d={filled} clipPath={`url(#${id}below)`} fill={`url(#${id}hatch)`} />
        </>
      ) : null}
      {zero === null ? null : <line className="zero" x1={0} x2={WIDTH} y1={zero} y2={zero} />}
      <line className="cursor" x1={cursor} x2={cursor} y1={0} y2={HEIGHT} />
      {kinds.map(({ gap, lines }) => {
        const line = { className: 'line', 'data-gap': gap, d: lines.map(path).join('') };
        if (!areas) return <path key={String(gap)} {...line} />;
        return (
          <Fragment key={String(gap)}>
            <path {...line} clipPath={`url(#${id}above)`} style={{ '--side-color': areas.above.color }} />
            <path {...line} clipPath={`url(#${id}below)`} style={{ '--side-color': areas.below.color }} />
          </Fragment>
        );
      })}
      {kindsOf(second).map(({ gap, lines }) => (
        <path key={String(gap)} className="line" data-second="" data-gap={gap} d={lines.map(path).join('')} />
      ))}
    </svg>
  );
}
