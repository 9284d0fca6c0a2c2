// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationBanner } from '../../../components/shell/NotificationBanner';
import { dismissNotification, notify } from '../../../lib/client/page/notification-store';
import { renderSite } from '../../support/render-site';

beforeEach(() => {
  vi.useFakeTimers();
  renderSite(<NotificationBanner />);
});
afterEach(() => {
  act(() => dismissNotification());
  vi.useRealTimers();
});

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('the notification banner', () => {
  it('announces politely', () => {
    act(() => notify('Saved'));
    const region = screen.getByRole('status');
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.textContent).toContain('Saved');
  });

  it('disappears after five seconds', () => {
    act(() => notify('Saved'));
    pass(4999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('restarts the timer for a new text', () => {
    act(() => notify('One'));
    pass(4000);
    act(() => notify('Two'));
    pass(4000);
    expect(screen.queryByText('Two')).not.toBeNull();
    expect(screen.queryByText('One')).toBeNull();
  });

  it('stays under the pointer', () => {
    act(() => notify('Saved'));
    fireEvent.mouseEnter(screen.getByText('Saved'));
    pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.mouseLeave(screen.getByText('Saved'));
    pass(5000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('can be dismissed', () => {
    act(() => notify('Saved'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
