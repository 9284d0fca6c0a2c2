/** Runs `work` over all items, at most `width` at a time, and keeps their order. The first failure ends it: no further item is begun. */
export async function inParallel<Item, Output>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Output>,
): Promise<Output[]> {
  const outputs = new Map<number, Output>();
  let next = 0;
  let failed = false;
  const worker = async () => {
    for (let index = next++; index < items.length && !failed; index = next++) {
      const item = items[index];
      if (item === undefined) continue;
      try {
        outputs.set(index, await work(item));
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return [...outputs.entries()].sort(([a], [b]) => a - b).map(([, output]) => output);
}
