import pLimit from 'p-limit';

const AT_ONCE = 4;

/** Runs `work` over all items, a few at a time, and keeps their order. The first failure ends it: no further item is begun. */
export function inParallel<Item, Output>(items: readonly Item[], work: (item: Item) => Promise<Output>): Promise<Output[]> {
  const limit = pLimit(AT_ONCE);
  return limit.map(items, async (item) => {
    try {
      return await work(item);
    } catch (error) {
      limit.clearQueue();
      throw error;
    }
  });
}
