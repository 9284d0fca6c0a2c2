import type { IncomingHttpHeaders } from 'node:http';
import ipaddr from 'ipaddr.js';

function hostnameOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
}

/**
 * Whether a site without a public address was requested at this very host. Only by
 * an IP address or as localhost: a foreign name can be made to lead to any
 * machine, and the browser then takes the two for one.
 */
function isSameHost(origin: string, host: string | undefined): boolean {
  const name = hostnameOf(origin);
  return (
    host !== undefined && (origin === `http://${host}` || origin === `https://${host}`) && (name === 'localhost' || ipaddr.isValid(name))
  );
}

/** Whether a site's address is this machine's own because no public one is set. */
function isLocal(siteUrl: string): boolean {
  const name = hostnameOf(siteUrl);
  return name === 'localhost' || (ipaddr.isValid(name) && ipaddr.parse(name).range() === 'loopback');
}

function isOurs(origin: string, host: string | undefined, siteUrl: string): boolean {
  return origin === new URL(siteUrl).origin || (isLocal(siteUrl) && isSameHost(origin, host));
}

/**
 * Where a request comes from according to the browser (Sec-Fetch-Site, Origin): a
 * page of this site, elsewhere, or unknown, as for programs that are not
 * browsers. Only the configured site's origin is ours; for a local site also the
 * requested host. Contradictions count as foreign.
 */
export function originOfWrite(
  { origin, host, 'sec-fetch-site': fetchSite }: IncomingHttpHeaders,
  siteUrl: string,
): 'ours' | 'foreign' | 'unsaid' {
  if (origin === undefined && fetchSite === undefined) return 'unsaid';
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return 'foreign';
  if (origin === undefined) return 'ours';
  return isOurs(origin, host, siteUrl) ? 'ours' : 'foreign';
}

/** The Referer where it is a page of this site; "about:blank", "mailto:" and pages of other sites are none. */
function refererOf({ referer = '', host }: IncomingHttpHeaders, siteUrl: string): URL | null {
  const url = URL.canParse(referer) ? new URL(referer) : null;
  return url !== null && isOurs(url.origin, host, siteUrl) ? url : null;
}

/** Path and query of the page of this site that a request comes from; "/" where the browser names none. */
export function ownPagePath(headers: IncomingHttpHeaders, siteUrl: string): string {
  const page = refererOf(headers, siteUrl);
  return page === null ? '/' : `${page.pathname}${page.search}`;
}

/**
 * Whether the request comes from a page of this site. Browsers say so
 * (Sec-Fetch-Site); older ones name the page (Referer). Any program can send the
 * same: this keeps other sites from using ours, and signals to everybody else
 * what is not meant for them.
 */
export function isReadByOwnPage(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const said = originOfWrite(headers, siteUrl);
  if (said !== 'unsaid') return said === 'ours';
  return refererOf(headers, siteUrl) !== null;
}
