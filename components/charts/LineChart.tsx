import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { ChartTable, type ChartTableData } from './ChartTable';
import { nearestIndex, niceTicks, partBetween } from './chart-scale';
import { HEIGHT, LineDrawing, WIDTH, type DrawnPiece, type LineArea } from './LineDrawing';
import { Figure } from './line-chart-styles';
import { linePieces } from './line-pieces';

/** A line of more points than this has no dots. */
const MOST_DOTS = 24;

type LinePoint = {
  readonly x: number;
  readonly y: number;
  /** Nothing is known between the point before and this one: the line there is dashed, and nothing under it filled. */
  readonly afterGap?: boolean;
};
/** A thin line over the same x values, with an axis of its own on the right. */
type SecondLine = {
  readonly label: string;
  /** A value for each point. */
  readonly values: readonly number[];
  /** The ends of its axis. */
  readonly span: readonly [number, number];
  readonly text: (value: number) => string;
};

type Props = {
  /** Names the chart for assistive technology. */
  readonly label: string;
  /** At least two points, ascending by x. */
  readonly points: readonly LinePoint[];
  readonly xTicks: readonly { readonly at: number; readonly text: string }[];
  readonly yText: (value: number) => string;
  /** A sentence with all that a point says: shown while it is pointed at, and read out when arrow keys come to it. */
  readonly describe: (index: number) => string;
  readonly table: ChartTableData;
  /** Fills between the line and zero, which the axis then takes in. */
  readonly areas?: { readonly above: LineArea; readonly below: LineArea };
  /** A highlighted stretch of the x axis with its label; sentences and table say the same. */
  readonly highlight?: { readonly from: number; readonly to: number; readonly label: string } | undefined;
  /** Values that the axis always includes. */
  readonly span?: readonly number[];
  readonly xSpan?: readonly number[];
  readonly second?: SecondLine | undefined;
  /** A sentence under the drawing that also describes the slider. */
  readonly note?: string | undefined;
  /** Rows under the plot that share its x axis, such as marks of events; `xPart` places a value, in percent of the plot's width. */
  readonly below?: (xPart: (x: number) => string) => ReactNode;
  /** Marks on the plot, which read nothing out: `span`s that `--x` and `--y` place, in percent of the plot. */
  readonly marks?: (xPart: (x: number) => string, yPart: (y: number) => string) => ReactNode;
};

const KEYS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  PageUp: (index) => index + 5,
  PageDown: (index) => index - 5,
  Home: () => 0,
  End: (_, last) => last,
};

const NO_SPAN: readonly number[] = [];

/** With a second line the first axis is symmetric: with finer steps it ends nearer to its values. */
const PARTS_BESIDE_SECOND = 6;

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

/**
 * A line over a measured axis. The plot is one slider: pointing at it, or arrow
 * keys, Home and End, pick a point, whose sentence is shown above
 * and is the slider's value text. The last point is picked first. A table holds the same figures.
 */
export function LineChart({
  label,
  points,
  xTicks,
  yText,
  describe,
  table,
  areas,
  span = NO_SPAN,
  xSpan = NO_SPAN,
  second,
  highlight,
  note,
  below,
  marks,
}: Props) {
  const fromZero = areas !== undefined;
  const noteId = useId();
  const [picked, setPicked] = useState<number | null>(null);
  const last = points.length - 1;
  const active = Math.min(picked ?? last, last);
  const xs = points.map(({ x }) => x);
  const ys = [...points.map(({ y }) => y), ...(fromZero ? [0] : []), ...span];
  const ticks = niceTicks(Math.min(...ys), Math.max(...ys), second ? PARTS_BESIDE_SECOND : undefined);
  const [xFrom, xTo] = [Math.min(...xs, ...xSpan), Math.max(...xs, ...xSpan)];
  const [yFrom, yTo] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const xPart = (x: number) => partBetween(x, xFrom, xTo);
  const yPart = (y: number) => 1 - partBetween(y, yFrom, yTo);
  const secondPart = (y: number) => 1 - partBetween(y, second?.span[0] ?? 0, second?.span[1] ?? 1);
  const sideColor = (y: number) => (y < 0 ? areas?.below.color : areas?.above.color);
  const pieces = linePieces(points.map(({ afterGap = false }) => afterGap));
  const drawn = (parts: readonly number[]): DrawnPiece[] =>
    pieces.map(({ gap, from, to }) => ({
      gap,
      line: parts.slice(from, to + 1).map((part, index) => [xPart(xs[from + index] ?? 0) * WIDTH, part * HEIGHT]),
    }));

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    if (!step || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    setPicked(Math.min(last, Math.max(0, step(active, last))));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width === 0) return;
    setPicked(nearestIndex(xs, xFrom + ((event.clientX - box.left) / box.width) * (xTo - xFrom)));
  };

  return (
    <Figure data-second={second ? '' : undefined}>
      <p className="readout" aria-hidden>
        {describe(active)}
      </p>
      {second ? (
        <p className="second-label" aria-hidden>
          {second.label}
        </p>
      ) : null}
      <div
        className="plot"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={note === undefined ? undefined : noteId}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={active}
        aria-valuetext={describe(active)}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
      >
        <LineDrawing
          pieces={drawn(points.map(({ y }) => yPart(y)))}
          second={second ? drawn(second.values.map(secondPart)) : []}
          grid={ticks.filter((tick) => tick !== 0 || !fromZero).map((tick) => yPart(tick) * HEIGHT)}
          zero={fromZero ? yPart(0) * HEIGHT : null}
          cursor={xPart(xs[active] ?? 0) * WIDTH}
          areas={areas ?? null}
        />
        {marks?.(
          (x) => percent(xPart(x)),
          (y) => percent(yPart(y)),
        )}
        {highlight ? (
          <span
            className="highlight"
            data-end={xPart(highlight.to) > 0.5 ? '' : undefined}
            style={{ '--x': percent(xPart(highlight.from)), '--wide': percent(xPart(highlight.to) - xPart(highlight.from)) }}
          >
            <b>{highlight.label}</b>
          </span>
        ) : null}
        {ticks.map((tick) => (
          <span key={tick} className="y-tick" style={{ '--y': percent(yPart(tick)) }}>
            {yText(tick)}
          </span>
        ))}
        {second
          ? niceTicks(...second.span).map((tick) => (
              <span key={tick} className="y-tick" data-second="" style={{ '--y': percent(secondPart(tick)) }}>
                {second.text(tick)}
              </span>
            ))
          : null}
        {xTicks.map(({ at, text }) => (
          <span key={at} className="x-tick" style={{ '--x': percent(xPart(at)) }}>
            {text}
          </span>
        ))}
        {points.map(({ x, y }, index) =>
          index === active || points.length <= MOST_DOTS ? (
            <span
              key={index}
              className="dot"
              data-active={index === active ? '' : undefined}
              style={{ '--x': percent(xPart(x)), '--y': percent(yPart(y)), '--side-color': sideColor(y) }}
            />
          ) : null,
        )}
        {second ? (
          <span
            className="dot"
            data-active=""
            style={{ '--x': percent(xPart(xs[active] ?? 0)), '--y': percent(secondPart(second.values[active] ?? 0)) }}
          />
        ) : null}
        {areas ? (
          <>
            {yTo > 0 ? <AreaLabel area={areas.above} place="above" /> : null}
            {yFrom < 0 ? <AreaLabel area={areas.below} place="below" /> : null}
          </>
        ) : null}
      </div>
      {below?.((x) => percent(xPart(x)))}
      {note === undefined ? null : (
        <p className="note" id={noteId}>
          {note}
        </p>
      )}
      <ChartTable {...table} />
    </Figure>
  );
}

function AreaLabel({ area, place }: { readonly area: LineArea; readonly place: 'above' | 'below' }) {
  return (
    <span className="area-label" data-area={place} style={{ '--area-color': area.color }}>
      {area.label}
    </span>
  );
}
