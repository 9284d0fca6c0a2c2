// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '../../../components/ui/Link';
import { pageOf, usePageLinks } from '../../../lib/client/page/page-links';
import { asksForHere } from '../../../lib/domain/page/plain-click';
import type { Locale } from '../../../lib/domain/settings/locales';
import { renderSite, siteRouter } from '../../support/render-site';

const here = { origin: 'https://riftweek.example', pathname: '/match/7/t1-vs-gen-g', search: '' };

function anchor(href: string, attributes: Readonly<Record<string, string>> = {}): HTMLAnchorElement {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries({ ...attributes, href: new URL(href, `${here.origin}${here.pathname}`).href })) {
    link.setAttribute(name, value);
  }
  return link;
}

describe('a link that changes the page in place', () => {
  it.each([
    ['en', '/', '/'],
    ['en', '/matches?time=today', '/matches?time=today'],
    ['en', '/patch-notes/13.14', '/patch-notes/13.14'],
    ['en', '/team/7/t1#comments', '/team/7/t1#comments'],
    ['en', '/match/7/t1-vs-gen-g', '/match/7/t1-vs-gen-g'],
    ['ko', '/ko', '/'],
    ['ko', '/ko?a=1', '/?a=1'],
    ['ko', '/ko/team/7/t1', '/team/7/t1'],
  ] as const)('in %s: %s leads to %s', (locale, href, page) => {
    expect(pageOf(anchor(href), here, locale)).toBe(page);
  });
});

describe('a link that the browser follows itself', () => {
  it.each<readonly [string, HTMLAnchorElement, Locale]>([
    ['to another site', anchor('https://twitch.tv/lck'), 'en'],
    ['to a mail address', anchor('mailto:a@riftweek.example'), 'en'],
    ['to a calendar', anchor('webcal://riftweek.example/x'), 'en'],
    ['to JSON and calendars', anchor('/api/calendar/match/7.ics?locale=en'), 'en'],
    ['to a file', anchor('/sw.js'), 'en'],
    ['to a part of this page', anchor('#game-2'), 'en'],
    ['to another language', anchor('/ko/match/7/t1-vs-gen-g'), 'en'],
    ['from another language to the one without a prefix', anchor('/match/7/t1-vs-gen-g'), 'ko'],
    ['that opens a tab', anchor('/privacy-policy', { target: '_blank' }), 'en'],
    ['that saves a file', anchor('/matches', { download: '' }), 'en'],
  ])('is one %s', (_, link, locale) => {
    expect(pageOf(link, here, locale)).toBeNull();
  });
});

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'is left to the browser on a click with %o',
  (init) => {
    expect(asksForHere(new MouseEvent('click'))).toBe(true);
    expect(asksForHere(new MouseEvent('click', init))).toBe(false);
  },
);

describe('in a page', () => {
  const push = vi.fn<NextRouter['push']>(() => Promise.resolve(true));
  const prefetch = vi.fn<NextRouter['prefetch']>(() => Promise.resolve());

  function Page() {
    usePageLinks();
    return (
      <>
        <Link href="/team/7/t1">
          <b>T1</b>
        </Link>
        <Link href="/stats?sort=kda" data-scroll="stay">
          KDA
        </Link>
        <Link href="/login" onClick={(event) => event.preventDefault()}>
          Login
        </Link>
        <a href="#part">Part</a>
      </>
    );
  }
  const show = (locale: Locale = 'en') => {
    const { router } = siteRouter({ locale });
    return renderSite(<Page />, { ...router, push, prefetch });
  };

  beforeEach(() => {
    push.mockClear();
    prefetch.mockClear();
  });
  afterEach(() => {
    history.replaceState(null, '', '/');
  });

  it('a click inside a link pushes its page and scrolls to the top', () => {
    show();
    expect(fireEvent.click(screen.getByText('T1'))).toBe(false);
    expect(push.mock.calls).toEqual([['/team/7/t1', undefined, { scroll: true }]]);
  });

  it('a link may keep the scroll position', () => {
    show();
    fireEvent.click(screen.getByText('KDA'));
    expect(push.mock.calls).toEqual([['/stats?sort=kda', undefined, { scroll: false }]]);
  });

  it('a page in another locale links within it', () => {
    history.replaceState(null, '', '/ko');
    show('ko');
    expect(screen.getByText('KDA').getAttribute('href')).toBe('/ko/stats?sort=kda');
    fireEvent.click(screen.getByText('KDA'));
    expect(push.mock.calls[0]?.[0]).toBe('/stats?sort=kda');
  });

  it('a component may prevent the click, and leave a part of the page to the browser', () => {
    show();
    fireEvent.click(screen.getByText('Login'));
    expect(fireEvent.click(screen.getByText('Part'))).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });

  it('HTML that React has not hydrated counts as well', () => {
    show();
    document.body.insertAdjacentHTML('beforeend', '<a id="late" href="/leagues">Leagues</a>');
    document.querySelector<HTMLElement>('#late')?.click();
    document.querySelector('#late')?.remove();
    expect(push.mock.calls[0]?.[0]).toBe('/leagues');
  });

  describe('in a waiting island, where React holds clicks back', () => {
    const wait = (attributes = '') => {
      const root = document.createElement('div');
      root.innerHTML = `<div data-waiting=""><a href="/leagues" ${attributes}>Leagues</a></div>`;
      root.addEventListener('click', (event) => event.stopPropagation(), { capture: true });
      document.body.append(root);
      return { root, link: root.querySelector('a') ?? expect.fail('no link') };
    };

    it('a link still changes the page', () => {
      show();
      const { root, link } = wait();
      expect(fireEvent.click(link)).toBe(false);
      root.remove();
      expect(push.mock.calls.map(([page]) => page)).toEqual(['/leagues']);
    });

    it('a link with its own handler waits for it', () => {
      show();
      const { root, link } = wait('data-handled=""');
      // In the browser's place, which would leave.
      root.addEventListener('click', (event) => event.preventDefault(), { capture: true });
      fireEvent.click(link);
      root.remove();
      expect(push).not.toHaveBeenCalled();
      expect(screen.getByText('Login').dataset['handled']).toBe('');
    });
  });

  it('a pointer or the focus on a link preloads its page’s code, once', () => {
    show();
    fireEvent.pointerOver(screen.getByText('T1'));
    fireEvent.pointerOver(screen.getByText('T1'));
    fireEvent.focusIn(screen.getByText('KDA'));
    fireEvent.pointerOver(screen.getByText('Part'));
    expect(prefetch.mock.calls.map(([page]) => page)).toEqual(['/team/7/t1', '/stats?sort=kda']);
  });

  it('nothing listens after removal', () => {
    show().unmount();
    document.body.insertAdjacentHTML('beforeend', '<a id="late" href="/leagues">Leagues</a>');
    const late = document.querySelector<HTMLElement>('#late') ?? expect.fail('no link');
    // In the browser's place, which would leave.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.pointerOver(late);
    late.click();
    late.remove();
    expect([push.mock.calls, prefetch.mock.calls]).toEqual([[], []]);
  });
});
