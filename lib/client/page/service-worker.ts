import { WORKER_ADDRESS } from '../../domain/page/worker-address';
import type { PageMessage } from '../../domain/page/page-message';
import { isLocale } from '../../domain/settings/locales';
import { readOwnMatchRule } from '../following/following-store';
import { readSettings } from '../settings/settings-store';

/** Files that a page needs again without network. */
const FILES = ['/_next/static/', '/i18n/'];

function loadedFiles(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(`${location.origin}/`) ? [name.slice(location.origin.length)] : []))
    .filter((path) => FILES.some((folder) => path.startsWith(folder)));
}

/** Null for a page in no language of the site. */
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
export function tellServiceWorker(): void {
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
export function registerServiceWorker(): void {
  // Everything works without it.
  if ('serviceWorker' in navigator) void register().catch(() => undefined);
}
