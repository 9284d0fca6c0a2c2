// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptConsent } from '../../lib/client/consent-store';
import { usePageViews } from '../../lib/client/page-view';
import { siteRouter } from '../support/render-site';

const sent = vi.fn((_path: string, _request: { readonly body: string }) => Promise.resolve(new Response(null, { status: 204 })));
let current: NextRouter;

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  sent.mockClear();
});
afterEach(() => {
  cleanup();
  Cookies.remove('cookieConsent');
  vi.unstubAllGlobals();
});

function Page({ children }: { readonly children: ReactNode }) {
  return <RouterContext.Provider value={current}>{children}</RouterContext.Provider>;
}

function visit(asPath: string): { readonly goTo: (path: string) => void } {
  current = siteRouter({ asPath, locale: 'ko' }).router;
  const { rerender } = renderHook(() => usePageViews(), { wrapper: Page });
  return {
    goTo: (path) => {
      current = siteRouter({ asPath: path, locale: 'ko' }).router;
      rerender();
    },
  };
}

const bodies = (): unknown[] => sent.mock.calls.map(([path, request]) => [path, JSON.parse(request.body)]);

describe('page views', () => {
  it('are not sent without consent', () => {
    const { goTo } = visit('/');
    goTo('/leagues');
    expect(sent).not.toHaveBeenCalled();
  });

  it('are one for the first load and one for each change of page, with path and locale only', () => {
    Cookies.set('cookieConsent', '1');
    const { goTo } = visit('/matches?time=today#x');
    goTo('/leagues');
    goTo('/matches?time=today');
    expect(bodies()).toEqual([
      ['/api/page-view', { path: '/matches', locale: 'ko' }],
      ['/api/page-view', { path: '/leagues', locale: 'ko' }],
      ['/api/page-view', { path: '/matches', locale: 'ko' }],
    ]);
  });

  it('do not count a change of query or hash', () => {
    Cookies.set('cookieConsent', '1');
    const { goTo } = visit('/match/7/a-vs-b');
    goTo('/match/7/a-vs-b#game-2');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('begin with the page on which consent is given', async () => {
    visit('/leagues');
    await act(() => acceptConsent());
    await waitFor(() => expect(bodies()).toEqual([['/api/page-view', { path: '/leagues', locale: 'ko' }]]));
  });
});
