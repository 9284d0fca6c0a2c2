import styled from 'styled-components';

const Drawing = styled.svg`
  display: block;
  width: 112px;
  height: 28px;
  overflow: visible;

  & path {
    fill: none;
    stroke: var(--line-color, var(--dim-text-color));
    stroke-width: 1.5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
`;

const WIDTH = 112;
const HEIGHT = 28;

type Props = {
  /** Values; null where one is not known. */
  readonly values: readonly (number | null)[];
  /** A smaller range of values is not drawn any larger. */
  readonly leastSpan: number;
};

/** A small line without axes, hidden from assistive technology: its figures are given elsewhere. */
export function Sparkline({ values, leastSpan }: Props) {
  const known = values.flatMap((value) => value ?? []);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const span = Math.max(leastSpan, high - low);
  const middle = (low + high) / 2;
  const points = values.flatMap((value, index) =>
    value === null
      ? []
      : [
          `${((index / Math.max(1, values.length - 1)) * WIDTH).toFixed(1)} ${(HEIGHT / 2 - ((value - middle) / span) * HEIGHT).toFixed(1)}`,
        ],
  );
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden focusable="false">
      {points.length > 1 ? <path d={`M${points.join('L')}`} /> : null}
    </Drawing>
  );
}
