import { render, type RenderResult } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import '../../lib/i18n/server-messages';
import { LOCALES, type Locale } from '../../lib/domain/settings/locales';

type RouterOverrides = Partial<Pick<NextRouter, 'asPath' | 'pathname' | 'query' | 'push' | 'replace'>> & {
  readonly locale?: Locale;
};

type RouterEvent = Parameters<NextRouter['events']['emit']>[0];
type Listener = (...details: readonly unknown[]) => void;

/** Next's router as components see it; `emit` plays a route event. */
export function siteRouter({ locale = 'en', ...overrides }: RouterOverrides = {}): {
  readonly router: NextRouter;
  readonly emit: (event: RouterEvent, ...details: readonly unknown[]) => void;
} {
  const listeners = new Map<string, Set<Listener>>();
  const router: NextRouter = {
    route: '/',
    pathname: '/',
    query: {},
    asPath: '/',
    basePath: '',
    locale,
    locales: [...LOCALES],
    defaultLocale: 'en',
    isLocaleDomain: false,
    isReady: true,
    isPreview: false,
    isFallback: false,
    push: () => Promise.resolve(true),
    replace: () => Promise.resolve(true),
    reload: () => undefined,
    back: () => undefined,
    forward: () => undefined,
    prefetch: () => Promise.resolve(),
    beforePopState: () => undefined,
    events: {
      on: (type: string, handler: Listener) => void listeners.set(type, (listeners.get(type) ?? new Set()).add(handler)),
      off: (type: string, handler: Listener) => void listeners.get(type)?.delete(handler),
      emit: (type: string, ...details: unknown[]) => listeners.get(type)?.forEach((handler) => handler(...details)),
    },
    ...overrides,
  };
  return { router, emit: (event, ...details) => router.events.emit(event, ...details) };
}

/** Renders inside the site's router, with the texts of every locale registered. */
export function renderSite(element: ReactElement, router: NextRouter = siteRouter().router): RenderResult {
  return render(element, { wrapper: ({ children }) => <RouterContext.Provider value={router}>{children}</RouterContext.Provider> });
}

/** The HTML that the server sends of it inside the site's router. */
export function siteHtml(element: ReactElement, router: NextRouter = siteRouter().router): string {
  return serverHtml(<RouterContext.Provider value={router}>{element}</RouterContext.Provider>);
}

/** Hydrates what the server sends of it, after `before` has changed the page. */
export function hydrateSite(element: ReactElement, before: () => void, { router } = siteRouter()): RenderResult {
  const page = <RouterContext.Provider value={router}>{element}</RouterContext.Provider>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = serverHtml(page);
  before();
  return render(page, { container, hydrate: true });
}

/** The HTML that the server sends of it: rendered where there is no window. */
export function serverHtml(element: ReactElement): string {
  const browser = Object.getOwnPropertyDescriptor(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'window');
  try {
    return renderToString(element);
  } finally {
    if (browser) Object.defineProperty(globalThis, 'window', browser);
  }
}
