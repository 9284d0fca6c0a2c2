// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { learnSiteClock, setClockShift, siteNow, useSiteNow } from '../../../lib/client/page/site-clock';

const REAL = Date.parse('2026-01-01T00:00:00Z');
const SITE = Date.parse('2023-08-19T09:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: REAL });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

// The clock is one for the page, so the steps of its life follow each other.
describe("the site's clock", () => {
  it("is the visitor's own, moved by the page's constant shift", () => {
    setClockShift(SITE - REAL);
    expect(siteNow()).toBe(SITE);
  });

  it('ticks every 15 seconds while something shows it', () => {
    const { result, unmount } = renderHook(() => useSiteNow());
    act(() => void vi.advanceTimersByTime(14_999));
    expect(result.current).toBe(SITE);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(SITE + 15_000);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('pauses in a hidden tab and is right again when it is shown', () => {
    const { result, unmount } = renderHook(() => useSiteNow());
    setVisibility('hidden');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(result.current).toBe(SITE);
    setVisibility('visible');
    expect(result.current).toBe(SITE + 60_000);
    unmount();
  });

  it('keeps the shift when the server does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await learnSiteClock();
    expect(siteNow()).toBe(SITE);
  });

  it("then follows the server's answer, and requests it only once", async () => {
    const ask = vi.fn(() => Promise.resolve(Response.json({ now: '2023-08-19T10:00:00Z' })));
    vi.stubGlobal('fetch', ask);
    await learnSiteClock();
    await learnSiteClock();
    setClockShift(0);
    expect(siteNow()).toBe(Date.parse('2023-08-19T10:00:00Z'));
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
