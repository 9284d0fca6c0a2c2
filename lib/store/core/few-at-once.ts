/**
 * Runs at most `most` works at the same time, the others in the order they came.
 * A burst then waits here, where waiting costs nothing, and not with every
 * deadline running against a store that does them one after the other anyway.
 */
export function fewAtOnce(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    // The one that ends hands its place on.
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
