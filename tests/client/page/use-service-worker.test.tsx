// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser with a worker of an earlier visit, whose messages and registrations are counted. */
function browserWithWorker() {
  const worker = { postMessage: vi.fn() };
  const register = vi.fn(() => Promise.resolve({}));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: worker, register, ready: Promise.resolve({ active: worker }) },
  });
  return { told: worker.postMessage, register };
}

function leave(): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The stores and the hook of a page that nobody has touched. */
async function page() {
  vi.resetModules();
  const [{ useServiceWorker }, { toggleTeam }, { saveSettings }] = await Promise.all([
    import('../../../lib/client/page/use-service-worker'),
    import('../../../lib/client/following/following-store'),
    import('../../../lib/client/settings/settings-store'),
  ]);
  return { useServiceWorker, toggleTeam, saveSettings };
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the service worker', () => {
  it('hears that results are hidden even where the reader leaves a second later', async () => {
    const { useServiceWorker, toggleTeam, saveSettings } = await page();
    const { told, register } = browserWithWorker();
    renderHook(() => useServiceWorker());
    saveSettings({ spoilerFree: true });
    toggleTeam(77);
    vi.advanceTimersByTime(1_000);
    leave();
    expect(register).not.toHaveBeenCalled();
    expect(told).toHaveBeenCalledOnce();
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ locale: 'en', hides: true, teams: [77], page: '/' }));
  });

  it('is registered by itself some seconds later, and told what is followed', async () => {
    const { useServiceWorker } = await page();
    const { told, register } = browserWithWorker();
    renderHook(() => useServiceWorker());
    vi.advanceTimersByTime(2_900);
    expect(register).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(register).toHaveBeenCalledOnce();
    expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  });

  it('is left alone where a browser has none', async () => {
    const { useServiceWorker } = await page();
    renderHook(() => useServiceWorker());
    vi.advanceTimersByTime(15_000);
    expect(leave).not.toThrow();
  });
});
