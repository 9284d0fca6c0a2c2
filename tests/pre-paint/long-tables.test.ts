// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetAfterEach, root, runScript } from '../support/pre-paint-rig';

resetAfterEach();

describe('a long table on a phone', () => {
  const TEN_SECONDS = 10_000;
  const IDLE_MS = 50;

  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it.each(['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])(
    'has its first rows until %s, and a moment later all of them',
    (sign) => {
      runScript({});
      expect(root.dataset['rows']).toBe('first');
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      // The answer to what was pressed comes first.
      expect(root.dataset['rows']).toBe('first');
      vi.advanceTimersByTime(IDLE_MS);
      expect(root.dataset['rows']).toBeUndefined();
    },
  );

  it('keeps its first rows under a mouse that rests', () => {
    runScript({});
    document.body.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 }));
    vi.advanceTimersByTime(IDLE_MS);
    expect(root.dataset['rows']).toBe('first');
  });

  it('has all rows once the list in which they stand is scrolled', () => {
    runScript({}, '<div></div>');
    // Of an element it does not bubble.
    document.querySelector('div')?.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(IDLE_MS);
    expect(root.dataset['rows']).toBeUndefined();
  });

  it('has all rows after ten seconds that nobody does anything', () => {
    runScript({});
    vi.advanceTimersByTime(TEN_SECONDS - 1);
    expect(root.dataset['rows']).toBe('first');
    vi.advanceTimersByTime(1 + IDLE_MS);
    expect(root.dataset['rows']).toBeUndefined();
  });
});
