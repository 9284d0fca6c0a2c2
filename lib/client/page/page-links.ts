import { useRouter, type NextRouter } from 'next/router';
import { useEffect } from 'react';
import { asksForHere } from '../../domain/page/plain-click';
import type { Locale } from '../../domain/settings/locales';
import { unlocalizedPath } from '../../i18n/localized-path';
import { useLocale } from '../../i18n/use-translate';
import { logFailure } from '../requests/log-failure';

/**
 * One click listener for all links between pages of the site: it changes the
 * page in place. Before it is installed, and without JavaScript, the browser
 * follows links by itself.
 */

/** JSON, calendars and files, which have no view. A patch ("/patch-notes/13.14") is not a file. */
const NO_PAGE = /^\/api(?:\/|$)|\.[a-z][a-z\d]*$/i;

/** The page of this site that a link leads to, without its locale; null where the browser follows the link itself. */
export function pageOf(link: HTMLAnchorElement, here: Pick<Location, 'origin' | 'pathname' | 'search'>, locale: Locale): string | null {
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  if (link.origin !== here.origin || NO_PAGE.test(link.pathname)) return null;
  // A link to a part of this page is left to the browser, and components listen to it.
  if (link.href.includes('#') && link.pathname === here.pathname && link.search === here.search) return null;
  // A page in another language needs other texts as a whole.
  const path = unlocalizedPath(locale, link.pathname);
  return path === null ? null : path + link.search + link.hash;
}

function linkAround({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

/** @returns the way to stop */
function followLinks(router: Pick<NextRouter, 'push' | 'prefetch'>, locale: Locale): () => void {
  let prepared: string | null = null;

  const follow = (link: HTMLAnchorElement, event: MouseEvent): void => {
    if (event.defaultPrevented || !asksForHere(event)) return;
    const page = pageOf(link, location, locale);
    if (page === null) return;
    event.preventDefault();
    void router.push(page, undefined, { scroll: link.dataset['scroll'] !== 'stay' });
  };

  /** Runs after the handlers of components, which may handle the click themselves. */
  const onClick = (event: MouseEvent): void => {
    const link = linkAround(event);
    if (link !== null) follow(link, event);
  };

  /** In an island that waits no handler listens, and React hides the click from its root's ancestors if it cannot hydrate the island at once. */
  const onEarlyClick = (event: MouseEvent): void => {
    const link = linkAround(event);
    if (link !== null && link.dataset['handled'] === undefined && link.closest('[data-waiting]') !== null) follow(link, event);
  };

  /** A link under the pointer or with the focus has its page's code fetched early. */
  const prepare = (event: Event): void => {
    const link = linkAround(event);
    const page = link === null ? null : pageOf(link, location, locale);
    if (page === null || page === prepared) return;
    prepared = page;
    void router.prefetch(page, undefined, { priority: true }).catch(logFailure('page not prepared'));
  };

  document.addEventListener('click', onClick);
  document.addEventListener('click', onEarlyClick, { capture: true });
  // Listens before React, too. Touches move the pointer as well.
  const early = { capture: true, passive: true };
  document.addEventListener('pointerover', prepare, early);
  document.addEventListener('focusin', prepare, early);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('click', onEarlyClick, { capture: true });
    document.removeEventListener('pointerover', prepare, early);
    document.removeEventListener('focusin', prepare, early);
  };
}

/** Installs the listener for the whole document. Used once, by the app. */
export function usePageLinks(): void {
  const router = useRouter();
  const locale = useLocale();
  useEffect(() => followLinks(router, locale), [router, locale]);
}
