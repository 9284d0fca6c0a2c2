import { useEffect } from 'react';
import type { PageMessage } from '../../domain/page/page-message';
import { WORKER_ADDRESS } from '../../domain/page/worker-address';
import { isLocale } from '../../domain/settings/locales';
import { readOwnMatchRule } from '../following/following-store';
import { whenIdle } from '../islands/when-idle';
import { readSettings } from '../settings/settings-store';

/** Files that a page needs again without network. */
const FILES = ['/_next/static/', '/i18n/'];

function loadedFiles(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(`${location.origin}/`) ? [name.slice(location.origin.length)] : []))
    .filter((path) => FILES.some((folder) => path.startsWith(folder)));
}

/** The message to the worker; null on a page in no language of the site. */
function message(): PageMessage | null {
  const { lang } = document.documentElement;
  if (!isLocale(lang)) return null;
  const { leaguesOrder, followingTeams, followingMatches, playerTeams } = readOwnMatchRule();
  return {
    locale: lang,
    hides: readSettings().spoilerFree,
    page: location.pathname + location.search,
    leagues: leaguesOrder,
    teams: followingTeams,
    matches: followingMatches,
    playerTeams,
    files: loadedFiles(),
  };
}

/** Sends a worker that is there already what the visitor follows and hides. */
function tellServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const own = message();
  if (own) navigator.serviceWorker.controller?.postMessage(own);
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register(WORKER_ADDRESS, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  const own = message();
  if (own) active?.postMessage(own);
}

/** Registers the service worker (docs/decisions/0053) and tells it what the visitor follows and hides. */
function registerServiceWorker(): void {
  // The site works without a worker.
  if ('serviceWorker' in navigator) void register().catch(() => undefined);
}

/** Installing the worker takes a third of the time that the page's scripts and layout take: it waits until the page's parts have hydrated. */
const AFTER_PAGE_MS = 3_000;
const IDLE = { timeoutMs: 3_000, waitMs: 0 };

/** The number on the app's icon, which the worker sets with a push: a user who has opened the site has seen what it counts. */
function clearBadge(): void {
  if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
}

/**
 * Pages without network, and web push. A worker that is there already hears of the
 * reader's choices whenever they leave the page, however short their visit was:
 * a notification must not show a result that they have just hidden.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    const onChange = (): void => (document.hidden ? tellServiceWorker() : clearBadge());
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  useEffect(() => {
    let stopIdle = (): void => undefined;
    const timer = setTimeout(() => (stopIdle = whenIdle(registerServiceWorker, IDLE)), AFTER_PAGE_MS);
    return () => {
      clearTimeout(timer);
      stopIdle();
    };
  }, []);
}
