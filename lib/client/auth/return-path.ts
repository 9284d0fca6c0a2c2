import { paths } from '../../domain/page/paths';
import { ownPath } from '../../domain/people/sign-in';

/**
 * Where to go after signing in: `?next=/account`, on this site only; null if
 * absent. The hash stays: it is the code of a mail's link, which must not be
 * sent to a server.
 */
export function nextPath(): string | null {
  const next = ownPath(new URLSearchParams(location.search).get('next'), location.origin);
  return next === null || next.includes('#') ? next : next + location.hash;
}

/** Pages that nobody wants to come back to. */
const ON_THE_WAY = [paths.login(), paths.signup(), paths.resetPassword(), paths.handler()];

/** The page that a user goes on with once their address is verified; null for none. */
export function returnPath(): string | null {
  const { pathname, search, hash } = location;
  return ON_THE_WAY.some((path) => pathname.endsWith(path)) ? nextPath() : pathname + search + hash;
}
