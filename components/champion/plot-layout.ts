import type { PresencePlot, PlotPoint } from '../../lib/domain/statistics/champion-plot';
import { niceTicks, partBetween } from '../charts/chart-scale';

/** Where a plot of champions puts its points, pure. Parts of the drawing's width and height, from its lower left corner. */
type Spot = { readonly x: number; readonly y: number };
type PlacedPoint = { readonly point: PlotPoint; readonly at: Spot; readonly from: Spot | null; readonly isNamed: boolean };
type PlotLayout = {
  readonly xTicks: readonly number[];
  readonly yTicks: readonly number[];
  readonly x: (share: number) => number;
  readonly y: (winRate: number) => number;
  readonly placed: readonly PlacedPoint[];
};

/** The size that names are placed for, in pixels: that of a desktop, where they show. */
const SIZE = { width: 960, height: 320 };
const ICON = 26;
const LETTER = 6.6;
const LINE = 13;
/** Ways since the patch before that are drawn: of the champions that are drafted most, and longer than the icon hides. */
const MOST_WAYS = 20;
const LEAST_MOVE = 0.05;

type Box = { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number };

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;

function iconBox({ x, y }: Spot): Box {
  const [left, bottom] = [x * SIZE.width - ICON / 2, y * SIZE.height - ICON / 2];
  return { left, right: left + ICON, bottom, top: bottom + ICON };
}

/** Below the icon. */
function nameBox(at: Spot, name: string): Box {
  const half = (name.length * LETTER) / 2;
  const { bottom } = iconBox(at);
  return { left: at.x * SIZE.width - half, right: at.x * SIZE.width + half, bottom: bottom - LINE, top: bottom };
}

export function plotLayout({ points }: PresencePlot): PlotLayout {
  const wasAt = ({ before }: PlotPoint) => (before === null || before.winRate === null ? [] : [{ ...before, winRate: before.winRate }]);
  const all = points.flatMap((point) => [point, ...wasAt(point)]);
  const xTicks = niceTicks(0, Math.max(...all.map(({ share }) => share)), 5);
  const rates = all.map(({ winRate }) => winRate);
  const yTicks = niceTicks(Math.min(0.45, ...rates), Math.max(0.55, ...rates), 5);
  const x = (share: number) => partBetween(share, xTicks[0] ?? 0, xTicks.at(-1) ?? 1);
  const y = (winRate: number) => partBetween(winRate, yTicks[0] ?? 0, yTicks.at(-1) ?? 1);
  const spots = points.map(({ share, winRate }) => ({ x: x(share), y: y(winRate) }));
  const taken = spots.map(iconBox);
  const placed = points.map((point, index): PlacedPoint => {
    const at = spots[index] ?? { x: 0, y: 0 };
    const [before] = wasAt(point);
    const from = before === undefined ? null : { x: x(before.share), y: y(before.winRate) };
    const box = nameBox(at, point.champion.name);
    const isNamed = !taken.some((each, other) => other !== index && overlap(box, each));
    if (isNamed) taken.push(box);
    const hasMoved = from !== null && index < MOST_WAYS && Math.hypot(from.x - at.x, from.y - at.y) >= LEAST_MOVE;
    return { point, at, from: hasMoved ? from : null, isNamed };
  });
  return { xTicks, yTicks, x, y, placed };
}
