import styled from 'styled-components';

const Drawing = styled.svg`
  flex: 1;
  display: block;
  min-width: 48px;
  height: 12px;
  border-radius: 2px;
`;

const Hidden = styled.svg`
  position: absolute;
  width: 0;
  height: 0;
`;

/** Ways to fill a part: they differ without their colour. */
export type BarFill = 'solid' | 'hatched' | 'dotted';

/** A part's SVG `fill`: the colour, or one of the `BarPatterns` of this id. */
function fillOf(fill: BarFill, patterns: string, color: string): string {
  return fill === 'solid' ? color : `url(#${patterns}-${fill})`;
}

/** The patterns of one colour, once for all bars that use them. */
export function BarPatterns({ id, color }: { readonly id: string; readonly color: string }) {
  return (
    <Hidden aria-hidden focusable="false">
      <defs>
        <pattern id={`${id}-hatched`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" fill={color} opacity={0.28} />
          <rect width="2" height="5" fill={color} />
        </pattern>
        <pattern id={`${id}-dotted`} width="4" height="4" patternUnits="userSpaceOnUse">
          <circle cx="2" cy="2" r="1.2" fill={color} />
        </pattern>
      </defs>
    </Hidden>
  );
}

export type BarPart = { readonly fill: BarFill; readonly value: number };

type Props = {
  readonly parts: readonly BarPart[];
  /** The value of a full bar. */
  readonly of: number;
  /** A CSS colour, and the id of its `BarPatterns`. */
  readonly color: string;
  readonly patterns: string;
};

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

/** A bar of parts one after another. Hidden from assistive technology: its figures are text beside it. */
export function StackedBar({ parts, of, color, patterns }: Props) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { value }) => sum + value, 0));
  return (
    <Drawing aria-hidden focusable="false">
      {parts.map(({ fill, value }, index) => (
        <rect
          key={fill}
          x={percent((starts[index] ?? 0) / of)}
          width={percent(value / of)}
          height="100%"
          fill={fillOf(fill, patterns, color)}
        />
      ))}
    </Drawing>
  );
}

/** A square filled in one way, for a legend. */
export function BarSwatch({ fill, color, patterns }: { readonly fill: BarFill; readonly color: string; readonly patterns: string }) {
  return (
    <svg width="12" height="12" aria-hidden focusable="false">
      <rect width="12" height="12" fill={fillOf(fill, patterns, color)} />
    </svg>
  );
}
