import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import ipaddr from 'ipaddr.js';

/**
 * The guard of everything that is fetched from an address given by others
 * (feeds, pictures): only http(s), and never a machine of our own network. The
 * address is judged when the connection is made, so a name that answers
 * differently the second time gains nothing.
 */

/** An address that must not be fetched. */
export class ForbiddenAddressError extends Error {
  constructor(what: string) {
    super(`${what} is not a public address`);
    this.name = 'ForbiddenAddressError';
  }
}

const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/** True for an IP address (v4 or v6, also v4 mapped into v6) that is on the public internet; false for anything else. */
export function isPublicIp(address: string): boolean {
  try {
    const ip = ipaddr.process(address.replace(/^\[|\]$/g, ''));
    // Of IPv6 only 2000::/3 is given out; "::7f00:1" is an old way to write 127.0.0.1.
    return ip.range() === 'unicast' && (!(ip instanceof ipaddr.IPv6) || ip.match(GIVEN_OUT));
  } catch {
    return false;
  }
}

/** The URL if it may be requested at all: http or https, no credentials, no IP address of a private range. Null otherwise. A name is judged by `publicLookup`. */
export function publicUrl(text: string, base?: string): URL | null {
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host) && !isPublicIp(host)) return null;
  if (host === 'localhost' || host.endsWith('.localhost')) return null;
  return url;
}

type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/**
 * The `lookup` of `http.request` that returns only public addresses: a name that
 * has none, or any private one, fails with ForbiddenAddressError. Node does no
 * lookup for a host that is an IP address; `publicUrl` checks those.
 */
export function publicLookup(hostname: string, options: LookupOptions, callback: LookupCallback): void {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicIp(address))) return callback(new ForbiddenAddressError(hostname), []);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
}
