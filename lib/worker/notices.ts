import * as v from 'valibot';
import { LiveAnswerSchema } from '../domain/match/live-answer';
import { isOwnMatch } from '../domain/people/own-match';
import { MAX_PUSH_ACTIONS, PushMessageSchema, type PushMessage } from '../domain/people/push';
import { paths } from '../domain/page/paths';
import type { Device } from '../domain/page/page-message';
import { readDevice } from './device';
import type { WorkerScope } from './scope';
import { isUnderWay } from '../domain/match/match-state';

/** Shows web push, opens what was tapped, and counts live followed matches on the app's icon. */

/** A browser revokes the permission of a site that shows nothing. */
const UNREADABLE: PushMessage = { title: 'Riftweek', body: '', tag: 'riftweek', path: '/' };

function messageOf(read: (() => unknown) | undefined): PushMessage {
  try {
    return v.parse(PushMessageSchema, read?.());
  } catch {
    return UNREADABLE;
  }
}

/** Followed matches that run now; null where unknown. */
async function liveMatches(scope: WorkerScope, device: Device): Promise<number | null> {
  const response = await scope.fetch(paths.api.live());
  const answer = v.safeParse(LiveAnswerSchema, await response.json());
  if (!answer.success) return null;
  const rule = {
    leaguesOrder: device.leagues,
    followingTeams: device.teams,
    followingMatches: device.matches,
    playerTeams: device.playerTeams,
  };
  return answer.output.matches.filter((match) => isUnderWay(match) && isOwnMatch(match, rule, { spoilerFree: device.hides })).length;
}

export function notices(scope: WorkerScope, hideResultsAt: (pathname: string) => void) {
  /** Our own paths only, whatever a message says. */
  function ownAddress(path: unknown): string {
    const { origin } = scope.location;
    const address = URL.canParse(String(path), origin) ? new URL(String(path), origin) : null;
    return address?.origin === origin && typeof path === 'string' ? address.href : `${origin}/`;
  }

  async function countOnIcon(device: Device): Promise<void> {
    const { navigator } = scope;
    if (!navigator.setAppBadge || !navigator.clearAppBadge) return;
    const live = await liveMatches(scope, device);
    if (live === 0) await navigator.clearAppBadge();
    else if (live !== null) await navigator.setAppBadge(live);
  }

  return {
    show: async (read: (() => unknown) | undefined): Promise<void> => {
      const message = messageOf(read);
      const device = await readDevice(scope).catch(() => null);
      // The account may not know yet what was chosen on this device.
      const { title, body, path } = device?.hides ? (message.covered ?? message) : message;
      const actions = (message.actions ?? []).filter(({ action }) => action !== 'hide' || !device?.hides).slice(0, MAX_PUSH_ACTIONS);
      await scope.registration.showNotification(title, {
        body,
        tag: message.tag,
        icon: '/icons/icon-192.png',
        badge: '/icons/badge-96.png',
        data: { path },
        actions,
      });
      if (device) await countOnIcon(device).catch(() => undefined);
    },

    /** `action`: the button that was pressed; empty for the notice itself. */
    open: async (data: unknown, action: string): Promise<void> => {
      const path: unknown = data !== null && typeof data === 'object' && 'path' in data ? data.path : undefined;
      const address = ownAddress(path);
      const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const shown = windows.find(({ url }) => url === address);
      if (action === 'hide') {
        hideResultsAt(new URL(address).pathname);
        // The page must come anew to hide what it shows.
        await (shown ? shown.navigate(address).then(() => shown.focus()) : scope.clients.openWindow(address));
        return;
      }
      await (shown ? shown.focus() : scope.clients.openWindow(address));
    },
  };
}
