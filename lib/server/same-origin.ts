import type { IncomingHttpHeaders } from 'node:http';

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}

/**
 * Whether a write comes from a page of this site: what the browser says of it
 * (Sec-Fetch-Site, Origin) must be there and must agree. An origin is ours if it
 * is the configured site's or the host that was asked.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': fetchSite } = headers;
  if (origin === undefined && fetchSite === undefined) return false;
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  if (origin === undefined) return true;
  return origin === originOf(siteUrl) || (host !== undefined && (origin === `https://${host}` || origin === `http://${host}`));
}
