import type { PresencePlot, PlotPoint } from '../../lib/domain/statistics/champion-plot';
import { niceTicks, partBetween } from '../charts/chart-scale';

/** Where a plot of champions puts its points, pure. Parts of the drawing's width and height, from its lower left corner. */
type Spot = { readonly x: number; readonly y: number };
type PlacedPoint = {
  readonly point: PlotPoint;
  readonly at: Spot;
  readonly from: Spot | null;
  /** Its icon has room: else it is a dot. */
  readonly hasIcon: boolean;
  readonly hasIconOnPhone: boolean;
  readonly isNamed: boolean;
};
type PlotLayout = {
  readonly xTicks: readonly number[];
  readonly yTicks: readonly number[];
  readonly x: (share: number) => number;
  readonly y: (winRate: number) => number;
  readonly placed: readonly PlacedPoint[];
};

type Size = { readonly width: number; readonly height: number };

/** The sizes that icons are placed for, in pixels. Names show on a desktop only. */
const DESKTOP: Size = { width: 960, height: 320 };
const PHONE: Size = { width: 280, height: 300 };
const ICON = 26;
const LETTER = 6.6;
const LINE = 13;
/** Ways since the patch before that are drawn: of the champions that are drafted most, and longer than the icon hides. */
const MOST_WAYS = 20;
const LEAST_MOVE = 0.05;

type Box = { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number };

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;

function iconBox({ x, y }: Spot, { width, height }: Size): Box {
  const [left, bottom] = [x * width - ICON / 2, y * height - ICON / 2];
  return { left, right: left + ICON, bottom, top: bottom + ICON };
}

/** Which icons have room, those before having theirs. */
function iconsOf(spots: readonly Spot[], size: Size): boolean[] {
  const taken: Box[] = [];
  return spots.map((spot) => {
    const box = iconBox(spot, size);
    const isFree = !taken.some((each) => overlap(box, each));
    if (isFree) taken.push(box);
    return isFree;
  });
}

/** Below the icon. */
function nameBox(at: Spot, name: string): Box {
  const half = (name.length * LETTER) / 2;
  const { bottom } = iconBox(at, DESKTOP);
  return { left: at.x * DESKTOP.width - half, right: at.x * DESKTOP.width + half, bottom: bottom - LINE, top: bottom };
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
  const [icons, phoneIcons] = [iconsOf(spots, DESKTOP), iconsOf(spots, PHONE)];
  const taken = spots.map((spot) => iconBox(spot, DESKTOP));
  const placed = points.map((point, index): PlacedPoint => {
    const at = spots[index] ?? { x: 0, y: 0 };
    const [before] = wasAt(point);
    const from = before === undefined ? null : { x: x(before.share), y: y(before.winRate) };
    const box = nameBox(at, point.champion.name);
    const [hasIcon = false, hasIconOnPhone = false] = [icons[index], phoneIcons[index]];
    // Below the axis are its own figures.
    const isNamed = hasIcon && box.bottom >= 0 && !taken.some((each, other) => other !== index && overlap(box, each));
    if (isNamed) taken.push(box);
    const hasMoved = from !== null && index < MOST_WAYS && Math.hypot(from.x - at.x, from.y - at.y) >= LEAST_MOVE;
    return { point, at, from: hasMoved ? from : null, hasIcon, hasIconOnPhone, isNamed };
  });
  return { xTicks, yTicks, x, y, placed };
}
