// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalTime } from '../../../components/ui/LocalTime';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { PRE_PAINT_SCRIPT } from '../../support/pre-paint-script';
import { setLanguageData } from '../../support/language-data';
import { hydrateSite, renderSite, siteHtml } from '../../support/render-site';

const AT = '2023-08-19T17:05:00Z';

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.lang = '';
});

describe('LocalTime', () => {
  it('is written in UTC and 24 hours by the server', () => {
    expect(siteHtml(<LocalTime at={AT} show="time" />)).toBe('<time dateTime="2023-08-19T17:05:00Z" data-clock="time">17:05</time>');
  });

  it('changes with the clock setting at once', () => {
    renderSite(<LocalTime at={AT} show="time" />);
    const before = screen.getByText(/:05/).textContent;
    act(() => saveSettings({ amPmTime: true }));
    expect(screen.getByText(/:05/).textContent).not.toBe(before);
    expect(screen.getByText(/:05/).textContent).toMatch(/[AP]M$/);
  });

  it('changes with the chosen zone at once, and back to the device’s', () => {
    renderSite(<LocalTime at={AT} show="time" />);
    const own = screen.getByText(/:05/).textContent;
    act(() => saveSettings({ amPmTime: false, timeZone: 'Asia/Kathmandu' }));
    expect(screen.getByText('22:50')).toBeTruthy();
    act(() => saveSettings({ timeZone: null }));
    expect(screen.getByText(own)).toBeTruthy();
  });

  it('keeps what the pre-paint script wrote when it hydrates, without a warning', () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem('settings', JSON.stringify({ amPmTime: 1 }));
    dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
    document.documentElement.lang = 'en';
    let painted: string | null = null;
    const { container } = hydrateSite(<LocalTime at={AT} show="dayTime" />, () => {
      setLanguageData();
      runInThisContext(PRE_PAINT_SCRIPT);
      document.dispatchEvent(new Event('readystatechange'));
      painted = document.body.textContent;
    });
    expect(container.textContent).toBe(painted);
    expect(painted).toMatch(/[AP]M$/);
    expect(errors).not.toHaveBeenCalled();
  });
});
