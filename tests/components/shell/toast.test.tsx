// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toast } from '../../../components/shell/Toast';
import { dismissToast, showToast } from '../../../lib/client/page/toast-store';
import { renderSite } from '../../support/render-site';

beforeEach(() => {
  vi.useFakeTimers();
  renderSite(<Toast />);
});
afterEach(() => {
  act(() => dismissToast());
  vi.useRealTimers();
});

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe('the toast', () => {
  it('announces politely', () => {
    act(() => showToast('Saved'));
    const region = screen.getByRole('status');
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.textContent).toContain('Saved');
  });

  it('disappears after five seconds', () => {
    act(() => showToast('Saved'));
    pass(4999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('restarts the timer for a new text', () => {
    act(() => showToast('One'));
    pass(4000);
    act(() => showToast('Two'));
    pass(4000);
    expect(screen.queryByText('Two')).not.toBeNull();
    expect(screen.queryByText('One')).toBeNull();
  });

  it('stays under the pointer', () => {
    act(() => showToast('Saved'));
    fireEvent.mouseEnter(screen.getByText('Saved'));
    pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.mouseLeave(screen.getByText('Saved'));
    pass(5000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('can be dismissed', () => {
    act(() => showToast('Saved'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });
});
