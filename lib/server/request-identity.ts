import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id under which a request is logged: the proxy's own if it looks like one, else new. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Whether the visitor's connection is encrypted, by our own socket or by the word of what forwards to us. */
export function isHttps(request: IncomingMessage): boolean {
  const forwarded = request.headers['x-forwarded-proto'];
  const first = typeof forwarded === 'string' ? forwarded.split(',', 1)[0]?.trim() : undefined;
  return first === 'https' || ('encrypted' in request.socket && request.socket.encrypted === true);
}

/** The network of an IPv6 address: a household has a whole /64 to choose from. IPv4 stays as it is, also where it is written as IPv6. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':');
}

/**
 * The address that rate limits count: the socket's, or, behind `trustedProxies`
 * proxies, the entry of X-Forwarded-For that the outermost of them wrote.
 * Entries further left are the visitor's own words. Of IPv6 only the network.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socketAddress = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return network(socketAddress);
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  return network(forwarded.at(-trustedProxies) ?? socketAddress);
}
