import type { IncomingHttpHeaders } from 'node:http';

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}

/**
 * Where a request comes from, by what the browser says of it (Sec-Fetch-Site,
 * Origin): from a page of this site, from elsewhere, or nothing is said, as by
 * programs that are no browser. An origin is ours if it is the configured site's
 * or the host that was asked; what does not agree is foreign.
 */
export function originOfWrite({ origin, host, 'sec-fetch-site': fetchSite }: IncomingHttpHeaders, siteUrl: string): 'ours' | 'foreign' | 'unsaid' {
  if (origin === undefined && fetchSite === undefined) return 'unsaid';
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return 'foreign';
  if (origin === undefined) return 'ours';
  const isOurs = origin === originOf(siteUrl) || (host !== undefined && (origin === `https://${host}` || origin === `http://${host}`));
  return isOurs ? 'ours' : 'foreign';
}
