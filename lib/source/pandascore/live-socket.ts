import { WebSocket } from 'ws';
import { backoffMs } from './retry';

/** One feed of PandaScore's live websockets, connected again for as long as it may be (https://developers.pandascore.co/docs/disconnections). */

/** Why a feed has ended for good: the match is over, its feed is not open (yet), or the plan has none. */
export type FeedEnd = 'over' | 'closed' | 'forbidden';

type LiveSocketOptions = {
  /** The address with the token: it must never be part of a message. */
  readonly address: URL;
  readonly onMessage: (text: string) => void;
  readonly onEnd: (end: FeedEnd) => void;
  /** Called when there is a connection, also again. */
  readonly onOpen?: () => void;
  readonly random?: () => number;
  /** Longest pause between two tries, and between two signs of life. */
  readonly longestPauseMs?: number;
  readonly pingMs?: number;
  readonly now?: () => number;
};

export type LiveSocket = {
  /** Sends a message; false while there is no connection. */
  readonly send: (message: unknown) => boolean;
  readonly close: () => void;
};

const MOST_BYTES = 1_000_000;
const MOST_MESSAGES_A_SECOND = 20;
const HANDSHAKE_MS = 10_000;
const PING_MS = 30_000;
const LONGEST_PAUSE_MS = 60_000;
const STEADY_MS = 60_000;

const NORMAL = 1000;
const UNAUTHORIZED = 4001;
const FORBIDDEN = 4003;
const NOT_OPEN = 4004;
const ENDS = new Map<number, FeedEnd>([
  [NORMAL, 'over'],
  [UNAUTHORIZED, 'forbidden'],
  [FORBIDDEN, 'forbidden'],
  [NOT_OPEN, 'closed'],
]);
/** Why a feed refuses a connection, by HTTP status. */
const REFUSALS = new Map<number, FeedEnd>([
  [401, 'forbidden'],
  [403, 'forbidden'],
  [404, 'closed'],
]);

/** A limit that lets so many through in each second. */
function perSecond(most: number, now: () => number): () => boolean {
  let second = -1;
  let count = 0;
  return () => {
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, count] = [current, 0];
    count += 1;
    return count <= most;
  };
}

export function liveSocket(options: LiveSocketOptions): LiveSocket {
  const { address, onMessage, onEnd, onOpen, random = Math.random, now = Date.now } = options;
  const { pingMs = PING_MS, longestPauseMs = LONGEST_PAUSE_MS } = options;
  const mayPass = perSecond(MOST_MESSAGES_A_SECOND, now);
  let ended = false;
  let tried = 0;
  let socket: WebSocket | null = null;
  let retry: NodeJS.Timeout | undefined;

  function end(why: FeedEnd): void {
    if (ended) return;
    close();
    onEnd(why);
  }

  function close(): void {
    ended = true;
    clearTimeout(retry);
    socket?.terminate();
  }

  function tryAgain(): void {
    if (ended) return;
    retry = setTimeout(connect, Math.min(longestPauseMs, backoffMs(tried, random())));
    tried += 1;
  }

  function connect(): void {
    const own = new WebSocket(address, { maxPayload: MOST_BYTES, handshakeTimeout: HANDSHAKE_MS, perMessageDeflate: false });
    socket = own;
    let alive = true;
    let openedAt = Infinity;
    let ping: NodeJS.Timeout | undefined;
    own.on('unexpected-response', (_request, response) => {
      const refused = REFUSALS.get(response.statusCode ?? 0);
      if (refused === undefined) own.terminate();
      else end(refused);
    });
    own.on('open', () => {
      openedAt = now();
      onOpen?.();
      ping = setInterval(() => {
        if (!alive) return own.terminate();
        alive = false;
        own.ping();
      }, pingMs);
    });
    own.on('pong', () => {
      alive = true;
    });
    own.on('message', (data, isBinary) => {
      alive = true;
      if (isBinary || !mayPass() || !Buffer.isBuffer(data)) return;
      onMessage(data.toString());
    });
    // The close that follows says what is wrong; the error itself may name the address.
    own.on('error', () => undefined);
    own.on('close', (code) => {
      clearInterval(ping);
      // A connection that was soon lost again is tried less and less often.
      if (now() - openedAt > STEADY_MS) tried = 0;
      const why = ENDS.get(code);
      if (why === undefined) tryAgain();
      else end(why);
    });
  }

  connect();
  return {
    send: (message) => {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message), () => undefined);
      return true;
    },
    close,
  };
}
