import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** The id under which a request is logged: the proxy's own if it looks like one, else new. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Longer than any address with its zone and port. */
const ADDRESS_MAX_LENGTH = 64;

/** What an entry of X-Forwarded-For names without its port, as some proxies write it: "1.2.3.4:5678", "[2001:db8::1]:443". */
function withoutPort(entry: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}

/** The network that an address is in: of IPv6 the /64 that a household has to choose from; IPv4 as it is, also where it is written as IPv6. Null for anything but an address. */
function networkOf(text: string): string | null {
  const bare = text.length > ADDRESS_MAX_LENGTH ? '' : withoutPort(text);
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return null;
  const address = ipaddr.process(bare);
  return address instanceof ipaddr.IPv6
    ? address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : address.toString();
}

/**
 * The address that rate limits count: the socket's, or, behind `trustedProxies`
 * proxies, the entry of X-Forwarded-For that the outermost of them wrote. Entries
 * further left are the visitor's own claims, and an invalid address counts as the
 * proxy's: else a client could look like a new one with every request. For IPv6
 * only the network counts.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socket = request.socket.remoteAddress ?? '';
  const entries =
    trustedProxies === 0
      ? []
      : String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .map((each) => each.trim())
          .filter(Boolean);
  return networkOf(entries.at(-trustedProxies) ?? '') ?? networkOf(socket) ?? 'unknown';
}
