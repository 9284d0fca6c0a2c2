// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestFailure } from '../../../lib/client/requests/request';
import { useJson } from '../../../lib/client/requests/use-json';

const Schema = v.object({ score: v.number() });
const answer = vi.fn((_path: string, _request?: RequestInit): Promise<Response> => Promise.resolve(Response.json({ score: 2 })));

beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

/** A cache of its own for each test. */
function Fresh({ children }: { readonly children: ReactNode }) {
  return <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>;
}

describe('useJson', () => {
  it('returns the page’s own data until the answer arrives', async () => {
    answer.mockResolvedValue(Response.json({ score: 2 }));
    const { result } = renderHook(() => useJson('/api/x', Schema, { fallback: { score: 1 } }), { wrapper: Fresh });
    expect(result.current.data).toEqual({ score: 1 });
    await waitFor(() => expect(result.current.data).toEqual({ score: 2 }));
  });

  it('keeps its data when a request fails, and says why', async () => {
    answer.mockResolvedValue(Response.json({}, { status: 404 }));
    const { result } = renderHook(() => useJson('/api/x', Schema, { fallback: { score: 1 } }), { wrapper: Fresh });
    await waitFor(() => expect(result.current.error).toBeInstanceOf(RequestFailure));
    expect(result.current.data).toEqual({ score: 1 });
  });

  it('requests nothing without a path', () => {
    const { result } = renderHook(() => useJson(null, Schema), { wrapper: Fresh });
    expect(result.current).toMatchObject({ data: null, error: null });
    expect(answer).not.toHaveBeenCalled();
  });
});
