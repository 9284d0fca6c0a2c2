const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Which tab a key leads to from the one at `index`; null where the key is not about tabs. */
export function tabByKey(key: string, index: number, count: number): number | null {
  return STEPS[key]?.(index, count) ?? null;
}
