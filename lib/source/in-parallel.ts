import pLimit from 'p-limit';

/** Runs `work` over all items, at most `width` at a time, and keeps their order. The first failure ends it: no further item is begun. */
export function inParallel<Item, Output>(items: readonly Item[], width: number, work: (item: Item) => Promise<Output>): Promise<Output[]> {
  const limit = pLimit(width);
  return limit.map(items, async (item) => {
    try {
      return await work(item);
    } catch (error) {
      limit.clearQueue();
      throw error;
    }
  });
}
