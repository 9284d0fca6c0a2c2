// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page that nobody has touched. */
async function page() {
  vi.resetModules();
  return import('../../../lib/client/islands/first-sign');
}

const movedBy = (movementX: number, movementY: number) =>
  Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what waits for a visitor', () => {
  it.each(['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin', 'click'])(
    'begins with the first %s',
    async (type) => {
      const { afterFirstSign } = await page();
      const work = vi.fn();
      afterFirstSign(work);
      expect(work).not.toHaveBeenCalled();
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(work).toHaveBeenCalledOnce();
    },
  );

  it('begins when the page is scrolled, not when a list in it is', async () => {
    const { afterFirstSign } = await page();
    const work = vi.fn();
    afterFirstSign(work);
    document.body.dispatchEvent(new Event('scroll'));
    expect(work).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    expect(work).toHaveBeenCalledOnce();
  });

  it('does not begin with a mouse that rests while the page changes under it', async () => {
    const { afterFirstSign } = await page();
    const work = vi.fn();
    afterFirstSign(work);
    document.body.dispatchEvent(movedBy(0, 0));
    expect(work).not.toHaveBeenCalled();
    document.body.dispatchEvent(movedBy(0, 1));
    expect(work).toHaveBeenCalledOnce();
  });

  it('begins at once in a page that was scrolled before its scripts came', async () => {
    vi.stubGlobal('scrollY', 300);
    const { afterFirstSign } = await page();
    const work = vi.fn();
    afterFirstSign(work);
    expect(work).toHaveBeenCalledOnce();
  });

  it('begins at once after a sign', async () => {
    const { afterFirstSign } = await page();
    afterFirstSign(vi.fn());
    window.dispatchEvent(new Event('keydown'));
    const work = vi.fn();
    afterFirstSign(work);
    expect(work).toHaveBeenCalledOnce();
  });

  it('begins after ten seconds in a page that is only looked at', async () => {
    const { afterFirstSign } = await page();
    const work = vi.fn();
    afterFirstSign(work);
    vi.advanceTimersByTime(9_900);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(work).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('keydown'));
    expect(work).toHaveBeenCalledOnce();
  });

  it('can be given up, alone', async () => {
    const { afterFirstSign } = await page();
    const [given, kept] = [vi.fn(), vi.fn()];
    const giveUp = afterFirstSign(given);
    afterFirstSign(kept);
    giveUp();
    window.dispatchEvent(new Event('wheel'));
    expect(given).not.toHaveBeenCalled();
    expect(kept).toHaveBeenCalledOnce();
  });
});
