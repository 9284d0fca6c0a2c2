// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestFailure } from '../../../lib/client/requests/request';
import { useJson } from '../../../lib/client/page/use-json';
import { saveSettings } from '../../../lib/client/settings/settings-store';
import { DEFAULT_SETTINGS } from '../../../lib/domain/settings/settings';

const Schema = v.object({ score: v.number() });
const answer = vi.fn((_path: string): Promise<Response> => Promise.resolve(Response.json({ score: 2 })));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  answer.mockClear();
  answer.mockImplementation(() => Promise.resolve(Response.json({ score: 2 })));
});

const NO_PATH: { readonly path: string | null } = { path: null };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('useJson', () => {
  it('returns the answer, and requests nothing without a path', async () => {
    const { result, rerender } = renderHook(({ path }) => useJson(path, Schema), {
      initialProps: NO_PATH,
    });
    await pass(10_000);
    expect(answer).not.toHaveBeenCalled();
    rerender({ path: '/api/x' });
    await waitFor(() => expect(result.current.data).toEqual({ score: 2 }));
  });

  it('polls at the given interval, with one request for all components that show the same', async () => {
    const hooks = [1, 2].map(() => renderHook(() => useJson('/api/x', Schema, { refreshMs: 5_000 })));
    await pass(10);
    expect(answer).toHaveBeenCalledTimes(1);
    answer.mockImplementation(() => Promise.resolve(Response.json({ score: 3 })));
    await pass(5_100);
    expect(answer).toHaveBeenCalledTimes(2);
    for (const { result } of hooks) expect(result.current.data).toEqual({ score: 3 });
  });

  it('pauses while the page is hidden, and resumes when the reader comes back', async () => {
    renderHook(() => useJson('/api/x', Schema, { refreshMs: 5_000 }));
    await pass(10);
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(60_000);
    expect(answer).toHaveBeenCalledTimes(1);
    state.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  });

  it('waits for the reader to come back where it should not request at first', async () => {
    renderHook(() => useJson('/api/x', Schema, { ask: 'return' }));
    await pass(60_000);
    expect(answer).not.toHaveBeenCalled();
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  });

  it('keeps its data when a request fails, says why, and drops the error after the next success', async () => {
    const { result } = renderHook(() => useJson('/api/x', Schema, { refreshMs: 5_000 }));
    await pass(10);
    answer.mockImplementation(() => Promise.resolve(Response.json({}, { status: 500 })));
    await pass(5_100);
    expect(result.current.error).toBeInstanceOf(RequestFailure);
    expect(result.current.data).toEqual({ score: 2 });
    answer.mockImplementation(() => Promise.resolve(Response.json({ score: 2 })));
    await pass(5_100);
    expect(result.current.error).toBeNull();
  });

  it('retries three times without an answer, and not after a refusal', async () => {
    answer.mockImplementation(() => Promise.reject(new Error('offline')));
    renderHook(() => useJson('/api/x', Schema));
    await pass(120_000);
    expect(answer).toHaveBeenCalledTimes(4);
    cleanup();
    answer.mockClear();
    answer.mockImplementation(() => Promise.resolve(Response.json({}, { status: 404 })));
    renderHook(() => useJson('/api/y', Schema));
    await pass(120_000);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('returns at once what was known of an address that is requested again', async () => {
    const { result, rerender } = renderHook(({ path }) => useJson(path, Schema), { initialProps: { path: '/api/x' } });
    await pass(10);
    answer.mockImplementation(() => new Promise(() => undefined));
    rerender({ path: '/api/y' });
    await pass(10);
    expect(result.current.data).toBeNull();
    rerender({ path: '/api/x' });
    await pass(10);
    expect(result.current.data).toEqual({ score: 2 });
  });

  it('returns the page’s own data until the answer arrives', async () => {
    const { result } = renderHook(() => useJson('/api/x', Schema, { fallback: { score: 1 } }));
    expect(result.current.data).toEqual({ score: 1 });
    await waitFor(() => expect(result.current.data).toEqual({ score: 2 }));
  });

  it('keeps the page’s own data when a request fails, and says why', async () => {
    answer.mockImplementation(() => Promise.resolve(Response.json({}, { status: 404 })));
    const { result } = renderHook(() => useJson('/api/x', Schema, { fallback: { score: 1 } }));
    await waitFor(() => expect(result.current.error).toBeInstanceOf(RequestFailure));
    expect(result.current.data).toEqual({ score: 1 });
  });

  it('asks only once it is due, and keeps what it has read when it is due no more', async () => {
    const { result, rerender } = renderHook(({ everyMs }) => useJson('/api/x', Schema, { refreshMs: () => everyMs, ask: 'due' }), {
      initialProps: { everyMs: 0 },
    });
    await pass(60_000);
    expect(answer).not.toHaveBeenCalled();
    rerender({ everyMs: 5_000 });
    await pass(10);
    expect(answer).toHaveBeenCalledTimes(1);
    await pass(5_100);
    expect(answer).toHaveBeenCalledTimes(2);
    rerender({ everyMs: 0 });
    await pass(60_000);
    expect(answer).toHaveBeenCalledTimes(2);
    expect(result.current.data).toEqual({ score: 2 });
  });

  it('takes the next interval from the newest answer', async () => {
    renderHook(() => useJson('/api/x', Schema, { refreshMs: (newest) => (newest?.score === 3 ? 0 : 5_000) }));
    await pass(10);
    answer.mockImplementation(() => Promise.resolve(Response.json({ score: 3 })));
    await pass(5_100);
    await pass(60_000);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('shows the first live answer at once and the next ones as late as the stream', async () => {
    saveSettings({ ...DEFAULT_SETTINGS, streamDelaySeconds: 30 });
    const { result } = renderHook(() => useJson('/api/x', Schema, { refreshMs: 5_000, live: true }));
    await pass(10);
    expect(result.current.data).toEqual({ score: 2 });
    answer.mockImplementation(() => Promise.resolve(Response.json({ score: 3 })));
    await pass(34_000);
    expect(result.current.data).toEqual({ score: 2 });
    await pass(2_000);
    expect(result.current.data).toEqual({ score: 3 });
    saveSettings(DEFAULT_SETTINGS);
  });
});
