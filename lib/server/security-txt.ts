import { paths } from '../domain/page/paths';
import { DAY_MS } from '../domain/values/durations';

/** The RFC recommends less than a year; the date moves with the day, so a running site is never past it. */
const VALID_DAYS = 180;

/**
 * `/.well-known/security.txt` (RFC 9116): where a hole in the site is reported.
 * `contact`: a mailto: or https: address; without one the site's contact page.
 * `now`: the real clock, milliseconds since 1970.
 */
export function securityText({
  siteUrl,
  contact,
  now,
}: {
  readonly siteUrl: string;
  readonly contact: string | undefined;
  readonly now: number;
}): string {
  // Of the day, so that the answer stays the same for its lifetime.
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${contact ?? new URL(paths.contact(), siteUrl).href}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(paths.securityTxt(), siteUrl).href}`,
    '',
  ].join('\n');
}
