// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerConsent } from '../../../lib/client/settings/consent-store';
import { writeCookie } from '../../../lib/client/stored/cookies';
import { usePageViews } from '../../../lib/client/page/page-view';
import { BARE_SITE, SiteProvider } from '../../../lib/client/page/site-context';
import { siteRouter } from '../../support/render-site';

const sent = vi.fn((_path: string, _request: { readonly body: string }) => Promise.resolve(new Response(null, { status: 204 })));
let current: NextRouter;
let counted = true;

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  sent.mockClear();
  counted = true;
});
afterEach(() => {
  writeCookie('cookieConsent', '', 0);
  vi.unstubAllGlobals();
});

function Page({ children }: { readonly children: ReactNode }) {
  return (
    <SiteProvider value={{ ...BARE_SITE, countsPageViews: counted }}>
      <RouterContext.Provider value={current}>{children}</RouterContext.Provider>
    </SiteProvider>
  );
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
    writeCookie('cookieConsent', '1', 60);
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
    writeCookie('cookieConsent', '1', 60);
    const { goTo } = visit('/match/7/a-vs-b');
    goTo('/match/7/a-vs-b#game-2');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('begin with the page on which consent is given', async () => {
    visit('/leagues');
    act(() => answerConsent('given'));
    await waitFor(() => expect(bodies()).toEqual([['/api/page-view', { path: '/leagues', locale: 'ko' }]]));
  });

  it.each([
    ['a visitor who has refused', '0', true],
    ['an installation that counts none, whatever was agreed before', '1', false],
  ])('are not sent by %s', (_who, answer, isCounted) => {
    writeCookie('cookieConsent', answer, 60);
    counted = isCounted;
    const { goTo } = visit('/');
    goTo('/leagues');
    expect(sent).not.toHaveBeenCalled();
  });

  it('end when consent is withdrawn', async () => {
    writeCookie('cookieConsent', '1', 60);
    const { goTo } = visit('/');
    act(() => answerConsent('refused'));
    goTo('/leagues');
    expect(bodies()).toEqual([['/api/page-view', { path: '/', locale: 'ko' }]]);
  });
});
