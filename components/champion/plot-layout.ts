import type { PresencePlot, PlotPoint } from '../../lib/domain/statistics/champion-plot';
import { niceTicks, partBetween } from '../charts/chart-scale';

/** Parts of the drawing's width and height, from its lower left corner. */
type Spot = { readonly x: number; readonly y: number };
type PlacedPoint = {
  readonly point: PlotPoint;
  readonly at: Spot;
  readonly from: Spot | null;
  /** Devices on which the champion is a dot, because its icon would overlap another. */
  readonly dotOn: readonly Device[];
  /** Devices on which its name fits below the icon; on a phone none does. */
  readonly namedOn: readonly Device[];
};

type Size = { readonly width: number; readonly height: number };

/** The sizes that icons and names are placed for, in pixels: the narrowest drawing of each. */
const SIZES = {
  desktop: { width: 960, height: 320 },
  tablet: { width: 500, height: 320 },
  phone: { width: 280, height: 300 },
} as const satisfies Readonly<Record<string, Size>>;
type Device = keyof typeof SIZES;
const DEVICES = ['desktop', 'tablet', 'phone'] as const;
const ICON = 26;
const LETTER = 6.6;
const LINE = 13;
/** So many ways since the patch before are drawn: those of the champions that are drafted most, if they are longer than the icon hides. */
const MOST_WAYS = 20;
const LEAST_MOVE = 0.05;

type Box = { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number };

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;

function iconBox({ x, y }: Spot, { width, height }: Size): Box {
  const [left, bottom] = [x * width - ICON / 2, y * height - ICON / 2];
  return { left, right: left + ICON, bottom, top: bottom + ICON };
}

/** Which icons overlap none that is drawn before them. */
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
function nameBox(at: Spot, name: string, size: Size): Box {
  const half = (name.length * LETTER) / 2;
  const { bottom } = iconBox(at, size);
  return { left: at.x * size.width - half, right: at.x * size.width + half, bottom: bottom - LINE, top: bottom };
}

/** Which names overlap nothing below their icons; below the axis are its figures. */
function namesOf(points: readonly PlotPoint[], spots: readonly Spot[], icons: readonly boolean[], size: Size): boolean[] {
  const taken = spots.map((spot) => iconBox(spot, size));
  return spots.map((spot, index) => {
    const box = nameBox(spot, points[index]?.champion.name ?? '', size);
    const isFree = icons[index] === true && box.bottom >= 0 && !taken.some((each, other) => other !== index && overlap(box, each));
    if (isFree) taken.push(box);
    return isFree;
  });
}

/** The ticks of a plot of champions, where its points stand, and where any share (`x`) and win rate (`y`) lie. Pure. */
export function plotLayout({ points }: PresencePlot) {
  const wasAt = ({ before }: PlotPoint) => (before === null || before.winRate === null ? [] : [{ ...before, winRate: before.winRate }]);
  const all = points.flatMap((point) => [point, ...wasAt(point)]);
  const xTicks = niceTicks(0, Math.max(...all.map(({ share }) => share)), 5);
  const rates = all.map(({ winRate }) => winRate);
  const yTicks = niceTicks(Math.min(0.45, ...rates), Math.max(0.55, ...rates), 5);
  const x = (share: number) => partBetween(share, xTicks[0] ?? 0, xTicks.at(-1) ?? 1);
  const y = (winRate: number) => partBetween(winRate, yTicks[0] ?? 0, yTicks.at(-1) ?? 1);
  const spots = points.map(({ share, winRate }) => ({ x: x(share), y: y(winRate) }));
  const rooms = DEVICES.map((device) => {
    const icons = iconsOf(spots, SIZES[device]);
    return { device, icons, names: device === 'phone' ? [] : namesOf(points, spots, icons, SIZES[device]) };
  });
  const placed = points.map((point, index): PlacedPoint => {
    const at = spots[index] ?? { x: 0, y: 0 };
    const [before] = wasAt(point);
    const from = before === undefined ? null : { x: x(before.share), y: y(before.winRate) };
    const dotOn = rooms.flatMap(({ device, icons }) => (icons[index] ? [] : [device]));
    const namedOn = rooms.flatMap(({ device, names }) => (names[index] ? [device] : []));
    const hasMoved = from !== null && index < MOST_WAYS && Math.hypot(from.x - at.x, from.y - at.y) >= LEAST_MOVE;
    return { point, at, from: hasMoved ? from : null, dotOn, namedOn };
  });
  return { xTicks, yTicks, x, y, placed };
}
