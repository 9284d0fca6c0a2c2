import { LINK_ACCOUNT } from '../../domain/people/mail-link';

/** What links of mails and invitations carry, and where to go after them: nothing for another mailbox. */
const SECRETS = ['oobCode', 'code', LINK_ACCOUNT, 'token', 'next', 'continueUrl'] as const;
const MAX_LENGTH = 1000;

/**
 * The address of the page that a message is sent from, with its query: without it
 * a fault on `/stats?scope=…` cannot be found. A page of another site does not
 * count, and the one that the browser itself names takes its place.
 * @param fallback path and query
 */
export function pageAddress(siteUrl: string, claimed: string | undefined, fallback: string): string {
  const { origin } = new URL(siteUrl);
  const address = claimed !== undefined && URL.canParse(claimed, origin) ? new URL(claimed, origin) : null;
  // Joined as text: "//other.example" as a path would lead there.
  const page = new URL(address?.origin === origin ? address.href : `${origin}${fallback}`);
  // What is written otherwise stays as it is.
  for (const secret of SECRETS) if (page.searchParams.has(secret)) page.searchParams.delete(secret);
  return `${origin}${page.pathname}${page.search}`.slice(0, MAX_LENGTH);
}
