import { isRecord } from '../../domain/values/is-record';
import { parseJson } from '../../domain/values/parse-json';

/** What YouTube's embedded player says of itself by `postMessage`; states are those of its IFrame API. */
type PlayerNews = { readonly state: number | null; readonly seconds: number | null };

export const PLAYING = 1;
export const ENDED = 0;

/** The player's longest messages hold the video's description. */
const LONGEST_MESSAGE = 200_000;

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

function parsed(data: unknown): unknown {
  if (typeof data !== 'string' || data.length > LONGEST_MESSAGE) return null;
  return parseJson(data) ?? null;
}

/** State and position from a message; null for any other message. */
export function playerNews(data: unknown): PlayerNews | null {
  const message = parsed(data);
  if (!isRecord(message)) return null;
  const { event, info } = message;
  if (event === 'onStateChange') return { state: numberOrNull(info), seconds: null };
  if ((event !== 'infoDelivery' && event !== 'initialDelivery') || !isRecord(info)) return null;
  return { state: numberOrNull(info['playerState']), seconds: numberOrNull(info['currentTime']) };
}

type Command = 'playVideo' | 'pauseVideo' | 'seekTo';

/** The message that has the player do something. */
export function playerCommand(func: Command, ...args: readonly (number | boolean)[]): string {
  return JSON.stringify({ event: 'command', func, args });
}

/** The message after which the player reports its state. */
export const LISTENING = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });
