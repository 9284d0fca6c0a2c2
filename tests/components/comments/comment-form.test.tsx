// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommentForm } from '../../../components/comments/CommentForm';
import { renderSite } from '../../support/render-site';

afterEach(() => {
  vi.useRealTimers();
});

describe('a comment that was sent too soon', () => {
  it.each([1, 3])('says for %i seconds how long to wait, and nothing afterwards', async (waitSeconds) => {
    vi.useFakeTimers();
    const onSubmit = () => Promise.resolve({ ok: false as const, error: { kind: 'tooFast' as const, waitSeconds } });
    renderSite(<CommentForm label="Comment" placeholder="" submitLabel="Post" text="well played" onText={vi.fn()} onSubmit={onSubmit} />);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Post' }));
      await Promise.resolve();
    });
    expect(screen.getByRole('alert').textContent).toContain(`${waitSeconds} second`);
    for (let second = 0; second < waitSeconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByRole('button', { name: 'Post' }).getAttribute('aria-disabled')).toBeNull();
  });
});
