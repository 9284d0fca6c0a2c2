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

/**
 * The address that rate limits count: the socket's, or, behind `trustedProxies`
 * proxies, the entry of X-Forwarded-For that the outermost of them wrote.
 * Entries further left are the visitor's own words.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const socketAddress = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socketAddress;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxies) ?? socketAddress;
}
