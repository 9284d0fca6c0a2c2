/** Scales of charts, pure: which values get a line, and the position of a value. */

const STEPS = [1, 2, 2.5, 5, 10];

/** The least step of 1, 2, 2.5 or 5 times a power of ten that divides a span into at most this many parts. */
function niceStep(span: number, parts: number): number {
  const rough = span / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (STEPS.find((step) => step * power >= rough * 0.999) ?? 10);
}

/**
 * Round values from at most `low` to at least `high`, ascending; their ends are
 * the ends of the axis. A single value gets room around it.
 */
export function niceTicks(low: number, high: number, parts = 4): number[] {
  const [from, to] = low === high ? [Math.min(low, 0), Math.max(high, low === 0 ? 1 : 0)] : [low, high];
  const step = niceStep(to - from, parts);
  const first = Math.floor(from / step + 1e-9);
  const last = Math.ceil(to / step - 1e-9);
  // Values are multiplied, not added up, so that 0.1 + 0.2 does not show.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** The position of a value between two ends, 0–1; 0.5 where the ends are the same. */
export function partBetween(value: number, from: number, to: number): number {
  return from === to ? 0.5 : (value - from) / (to - from);
}

/** The index of the number nearest to a value; 0 for an empty list. */
export function nearestIndex(values: readonly number[], value: number): number {
  let best = 0;
  values.forEach((each, index) => {
    if (Math.abs(each - value) < Math.abs((values[best] ?? Infinity) - value)) best = index;
  });
  return best;
}
