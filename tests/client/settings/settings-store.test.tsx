// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentTheme, followSettings, saveSettings, useSettings } from '../../../lib/client/settings/settings-store';
import { DEFAULT_SETTINGS, SETTING_KEYS } from '../../../lib/domain/settings/settings';

const root = document.documentElement;
const stored = (): unknown => JSON.parse(localStorage.getItem('settings') ?? 'null');

/** The device's preference, and its listeners. */
let isLight = false;
const listeners = new Set<() => void>();

function deviceTurns(light: boolean): void {
  isLight = light;
  for (const listener of listeners) listener();
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isLight,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  localStorage.clear();
  delete root.dataset['themeGuard'];
});
afterEach(() => vi.useRealTimers());

describe('settings', () => {
  it('are the defaults while nothing is stored', () => {
    expect(renderHook(() => useSettings()).result.current).toEqual(DEFAULT_SETTINGS);
  });

  it.each(SETTING_KEYS)('keep %s as 1 and 0', (key) => {
    saveSettings({ [key]: true });
    expect(stored()).toMatchObject({ [key]: 1 });
    saveSettings({ [key]: false });
    expect(stored()).toMatchObject({ [key]: 0 });
  });

  it('come back from storage as booleans', () => {
    localStorage.setItem('settings', JSON.stringify({ spoilerFree: 1, autoPlayVideo: 0 }));
    expect(renderHook(() => useSettings()).result.current).toMatchObject({ spoilerFree: true, autoPlayVideo: false, theme: 'dark' });
  });

  it('reach every consumer at once', () => {
    const { result } = renderHook(() => useSettings());
    act(() => saveSettings({ amPmTime: true }));
    expect(result.current.amPmTime).toBe(true);
  });

  it('set the attributes that the styles follow', () => {
    saveSettings({ spoilerFree: true, amPmTime: true, theme: 'light' });
    expect({ ...root.dataset }).toMatchObject({ spoilers: 'hide', clock: '12', theme: 'light' });
    saveSettings({ spoilerFree: false, amPmTime: false, theme: 'dark' });
    expect({ ...root.dataset }).toMatchObject({ spoilers: 'show', clock: '24', theme: 'dark' });
  });

  it('follow what another tab saves', () => {
    const stop = followSettings();
    localStorage.setItem('settings', JSON.stringify({ theme: 'light' }));
    dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
    expect(root.dataset['theme']).toBe('light');
    stop();
  });

  it('follow the device where they are set to', () => {
    const stop = followSettings();
    saveSettings({ theme: 'device' });
    expect(root.dataset['theme']).toBe('dark');
    deviceTurns(true);
    expect([root.dataset['theme'], currentTheme()]).toEqual(['light', 'light']);
    saveSettings({ theme: 'dark' });
    expect(root.dataset['theme']).toBe('dark');
    stop();
    expect(listeners.size).toBe(0);
    deviceTurns(false);
  });

  it('still work where storage is unavailable', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('closed');
    });
    const { result } = renderHook(() => useSettings());
    act(() => saveSettings({ showScheduleByTime: true }));
    expect(result.current.showScheduleByTime).toBe(true);
    vi.restoreAllMocks();
  });
});

describe('the theme guard', () => {
  it('stops transitions for 250 ms, and only when the theme changes', () => {
    vi.useFakeTimers();
    saveSettings({ theme: 'dark' });
    vi.advanceTimersByTime(1000);
    saveSettings({ spoilerFree: true });
    expect(root.dataset['themeGuard']).toBeUndefined();
    saveSettings({ theme: 'light' });
    expect(root.dataset['themeGuard']).toBe('');
    vi.advanceTimersByTime(249);
    expect(root.dataset['themeGuard']).toBe('');
    vi.advanceTimersByTime(1);
    expect(root.dataset['themeGuard']).toBeUndefined();
  });
});
