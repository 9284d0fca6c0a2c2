import { describe, expect, it } from 'vitest';
import { inParallel } from '../../lib/source/in-parallel';

const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

describe('work over many items', () => {
  it('runs a few at a time, with results in order', async () => {
    let running = 0;
    let most = 0;
    const doubled = await inParallel([1, 2, 3, 4, 5, 6, 7], async (item) => {
      running += 1;
      most = Math.max(most, running);
      await soon();
      running -= 1;
      return item * 2;
    });
    expect(doubled).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(most).toBe(4);
  });

  it('ends with the first failure: nothing further is started', async () => {
    const begun: number[] = [];
    const work = inParallel([1, 2, 3, 4, 5, 6, 7], async (item) => {
      begun.push(item);
      await soon();
      if (item === 1) throw new Error('no answer');
    });
    await expect(work).rejects.toThrow('no answer');
    await soon();
    expect(begun).toEqual([1, 2, 3, 4]);
  });
});
