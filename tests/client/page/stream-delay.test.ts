import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelayLine } from '../../../lib/client/page/stream-delay';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
/** How long after the one before an answer comes, and the delay that is set then. */
const answers = fc.array(fc.tuple(fc.integer({ min: 0, max: MINUTE }), fc.constantFrom(0, 30_000, MINUTE, 5 * MINUTE)), { maxLength: 30 });

describe('answers that wait for a delayed stream', () => {
  it('appear no earlier than their delay, never out of order, and always end with the last one', () => {
    fc.assert(
      fc.property(answers, (coming) => {
        const sent: { readonly at: number; readonly delay: number }[] = [];
        const shown: number[] = [];
        const line = createDelayLine<number>((number) => {
          const { at = 0, delay = 0 } = sent[number] ?? {};
          expect(Date.now()).toBeGreaterThanOrEqual(at + delay);
          shown.push(number);
        });
        for (const [wait, delay] of coming) {
          vi.advanceTimersByTime(wait);
          sent.push({ at: Date.now(), delay });
          line.push(sent.length - 1, delay);
        }
        vi.advanceTimersByTime(5 * MINUTE);
        expect(shown).toEqual([...shown].sort((a, b) => a - b));
        expect(shown.at(-1)).toBe(coming.length === 0 ? undefined : coming.length - 1);
      }),
    );
  });

  it('stop appearing once their view is gone', () => {
    const deliver = vi.fn();
    const line = createDelayLine(deliver);
    line.push(1, MINUTE);
    line.stop();
    vi.advanceTimersByTime(5 * MINUTE);
    expect(deliver).not.toHaveBeenCalled();
  });
});
