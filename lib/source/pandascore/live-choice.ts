import { MINUTE_MS } from '../../domain/values/durations';
import type { Live } from '../wire/parse-live';

/** Which matches to listen to, pure. */

/** Feeds open this long before a match. */
export const OPEN_BEFORE_MS = 15 * MINUTE_MS;

/** At most `most` of the matches that run or are about to, running ones first, then by start. */
export function chosenLives(lives: readonly Live[], now: number, most: number): Live[] {
  const begin = ({ beginAt }: Live) => beginAt ?? Infinity;
  return lives
    .filter((live) => live.isRunning || begin(live) <= now + OPEN_BEFORE_MS)
    .sort((a, b) => Number(b.isRunning) - Number(a.isRunning) || begin(a) - begin(b) || a.matchId - b.matchId)
    .slice(0, most);
}

/** Which of the chosen matches get an event feed, with the connections that frames leave free: a page needs frames; events only add precision. */
export function chosenEvents(chosen: readonly Live[], most: number): { readonly matchId: number; readonly url: string }[] {
  const feeds = chosen.flatMap(({ matchId, eventsUrl }) => (eventsUrl === null ? [] : [{ matchId, url: eventsUrl }]));
  return feeds.slice(0, Math.max(0, most - chosen.length));
}

const PANDASCORE = 'pandascore.co';

/**
 * The address of a feed with the token, which goes only to PandaScore, and never
 * unencrypted: null for any other host. The host of a stand-in for the API is
 * trusted as the API itself is.
 */
export function feedAddress(url: string, { baseUrl, token }: { readonly baseUrl: string; readonly token: string }): URL | null {
  if (url.length > 500 || !URL.canParse(url)) return null;
  const address = new URL(url);
  const api = new URL(baseUrl);
  const own = address.protocol === 'wss:' && (address.hostname === PANDASCORE || address.hostname.endsWith(`.${PANDASCORE}`));
  const standIn = address.hostname === api.hostname && address.protocol === (api.protocol === 'https:' ? 'wss:' : 'ws:');
  if (!own && !standIn) return null;
  address.searchParams.set('token', token);
  return address;
}
