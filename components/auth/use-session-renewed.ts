import { useEffect, useRef } from 'react';
import { readSignedIn } from '../../lib/client/auth/signed-in-store';
import { useCurrentUser } from '../../lib/client/auth/use-current-user';

/**
 * For what the server rendered for a visitor: a remembered user whose session
 * ran out overnight has one again as soon as the browser has renewed it. Not for
 * a user who has just signed in here.
 */
export function useSessionRenewed(onRenewed: () => void): void {
  const isSignedIn = useCurrentUser().current !== null;
  const cameSignedIn = useRef<boolean | null>(null);
  useEffect(() => {
    cameSignedIn.current ??= readSignedIn() !== null;
    if (isSignedIn && cameSignedIn.current) onRenewed();
  }, [isSignedIn, onRenewed]);
}
