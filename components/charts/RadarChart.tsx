import styled from 'styled-components';
import { ChartTable, type ChartTableData } from './ChartTable';

const Figure = styled.figure`
  display: grid;
  gap: var(--sp-2);
  justify-items: center;

  & > svg {
    width: 100%;
    max-width: 440px;
    overflow: visible;
  }
  & .ring,
  & .axis {
    fill: none;
    stroke: var(--border-strong-color);
    stroke-width: 1;
  }
  & .area {
    fill: color-mix(in srgb, var(--series) 14%, transparent);
    stroke: var(--series);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  & [data-dash='1'] {
    stroke-dasharray: 6 4;
  }
  & [data-dash='2'] {
    stroke-dasharray: 2 3;
  }
  & [data-dash='3'] {
    stroke-dasharray: 10 3 2 3;
  }
  & text {
    fill: var(--dim-text-color);
    font-size: 11px;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px var(--sp-4);
    justify-content: center;
    font-size: var(--fs-sm);
  }
  & > ul > li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  & > ul svg {
    width: 28px;
    height: 4px;
  }
  & > ul line {
    stroke: var(--series);
    stroke-width: 3;
  }
  & > details {
    justify-self: stretch;
  }
`;

type RadarSeries = {
  readonly key: string | number;
  readonly name: string;
  /** CSS colour. */
  readonly color: string;
  /** 0–100, one for each axis. */
  readonly values: readonly number[];
};

type Props = {
  readonly label: string;
  /** The names of the axes, clockwise from the top; three at least. */
  readonly axes: readonly string[];
  readonly series: readonly RadarSeries[];
  readonly table: ChartTableData;
};

const RADIUS = 100;
const LABEL_RADIUS = 113;
const RINGS = [25, 50, 75, 100];

/** A point at a distance from the middle, on an axis; to a tenth of a pixel. */
function point(axis: number, axes: number, distance: number): readonly [x: number, y: number] {
  const angle = (2 * Math.PI * axis) / axes - Math.PI / 2;
  const tenth = (value: number) => Math.round(value * distance * 10) / 10;
  return [tenth(Math.cos(angle)), tenth(Math.sin(angle))];
}

const outline = (values: readonly number[]): string =>
  values.map((value, axis) => point(axis, values.length, (value / 100) * RADIUS).join(',')).join(' ');

/** Percentiles on axes around a middle; lines differ in dashes as well as colour. Its twin is a table. */
export function RadarChart({ label, axes, series, table }: Props) {
  return (
    <Figure>
      <svg role="img" aria-label={label} viewBox="-190 -128 380 256">
        {RINGS.map((ring) => (
          <polygon key={ring} className="ring" points={outline(axes.map(() => ring))} />
        ))}
        {axes.map((name, axis) => {
          const [x, y] = point(axis, axes.length, RADIUS);
          const [labelX, labelY] = point(axis, axes.length, LABEL_RADIUS);
          return (
            <g key={name}>
              <line className="axis" x2={x} y2={y} />
              <text
                x={labelX}
                y={labelY}
                textAnchor={Math.abs(labelX) < 8 ? 'middle' : labelX > 0 ? 'start' : 'end'}
                dominantBaseline="middle"
              >
                {name}
              </text>
            </g>
          );
        })}
        {series.map(({ key, color, values }, index) => (
          <polygon key={key} className="area" data-dash={index} points={outline(values)} style={{ '--series': color }} />
        ))}
      </svg>
      <ul className="series">
        {series.map(({ key, name, color }, index) => (
          <li key={key} style={{ '--series': color }}>
            <svg viewBox="0 0 28 4" aria-hidden>
              <line y1="2" y2="2" x2="28" data-dash={index} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <ChartTable {...table} />
    </Figure>
  );
}
