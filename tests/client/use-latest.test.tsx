// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestFailure } from '../../lib/client/request';
import { useLatest } from '../../lib/client/use-latest';

const Schema = v.object({ score: v.number() });
const answer = vi.fn((_path: string): Promise<Response> => Promise.resolve(Response.json({ score: 2 })));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  answer.mockClear();
  answer.mockImplementation(() => Promise.resolve(Response.json({ score: 2 })));
});

const NO_PATH: { readonly path: string | null } = { path: null };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('useLatest', () => {
  it('shows the answer, and asks nothing without a path', async () => {
    const { result, rerender } = renderHook(({ path }) => useLatest(path, Schema), {
      initialProps: NO_PATH,
    });
    await pass(10_000);
    expect(answer).not.toHaveBeenCalled();
    rerender({ path: '/api/x' });
    await waitFor(() => expect(result.current.data).toEqual({ score: 2 }));
  });

  it('asks again as often as it is told, with one request for all who show the same', async () => {
    const hooks = [1, 2].map(() => renderHook(() => useLatest('/api/x', Schema, { refreshMs: 5_000 })));
    await pass(10);
    expect(answer).toHaveBeenCalledTimes(1);
    answer.mockImplementation(() => Promise.resolve(Response.json({ score: 3 })));
    await pass(5_000);
    expect(answer).toHaveBeenCalledTimes(2);
    for (const { result } of hooks) expect(result.current.data).toEqual({ score: 3 });
  });

  it('does not ask while nobody looks, and asks when the reader comes back', async () => {
    renderHook(() => useLatest('/api/x', Schema, { refreshMs: 5_000 }));
    await pass(10);
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(60_000);
    expect(answer).toHaveBeenCalledTimes(1);
    state.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('asks only when the reader comes back where it shall not ask at first', async () => {
    renderHook(() => useLatest('/api/x', Schema, { askOnMount: false }));
    await pass(60_000);
    expect(answer).not.toHaveBeenCalled();
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('keeps what it shows when an answer fails, says why, and forgets that with the next good one', async () => {
    const { result } = renderHook(() => useLatest('/api/x', Schema, { refreshMs: 5_000 }));
    await pass(10);
    answer.mockImplementation(() => Promise.resolve(Response.json({}, { status: 500 })));
    await pass(5_000);
    expect(result.current.error).toBeInstanceOf(RequestFailure);
    expect(result.current.data).toEqual({ score: 2 });
    answer.mockImplementation(() => Promise.resolve(Response.json({ score: 2 })));
    await pass(5_000);
    expect(result.current.error).toBeNull();
  });

  it('tries three times more when nobody answers, and not when the answer is no', async () => {
    answer.mockImplementation(() => Promise.reject(new Error('offline')));
    renderHook(() => useLatest('/api/x', Schema));
    await pass(120_000);
    expect(answer).toHaveBeenCalledTimes(4);
    cleanup();
    answer.mockClear();
    answer.mockImplementation(() => Promise.resolve(Response.json({}, { status: 404 })));
    renderHook(() => useLatest('/api/y', Schema));
    await pass(120_000);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('shows at once what was known of an address that is asked again', async () => {
    const { result, rerender } = renderHook(({ path }) => useLatest(path, Schema), { initialProps: { path: '/api/x' } });
    await pass(10);
    answer.mockImplementation(() => new Promise(() => undefined));
    rerender({ path: '/api/y' });
    await pass(10);
    expect(result.current.data).toBeNull();
    rerender({ path: '/api/x' });
    await pass(10);
    expect(result.current.data).toEqual({ score: 2 });
  });
});
