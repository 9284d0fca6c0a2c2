import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useCurrentUser } from '../../lib/client/auth/use-current-user';
import { loadSection } from '../../lib/client/islands/load-section';
import { logFailure } from '../../lib/client/requests/log-failure';
import type { CurrentUser } from '../../lib/domain/people/current-user';

type Notice = ComponentType<{ readonly user: CurrentUser['user'] }>;

/** Visitors and verified users, who are nearly all, load neither the notice nor its texts. */
async function loadNotice(): Promise<Notice> {
  const [{ UnverifiedNotice }] = await Promise.all([import('./UnverifiedNotice'), loadSection('account'), loadSection('login')]);
  return UnverifiedNotice;
}

/**
 * Settings for visitors, whose choices stay in this browser, and for users with
 * a verified address; others are asked to verify theirs first.
 */
export function VerifiedOnly({ children }: { readonly children: ReactNode }) {
  const { current, update } = useCurrentUser();
  const [Loaded, setLoaded] = useState<Notice | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isUnverified = current !== null && !current.user.emailVerified;

  useEffect(() => {
    if (!isUnverified) return;
    // Where it cannot be had, the settings stay: they are no secret.
    loadNotice().then(
      (found) => setLoaded(() => found),
      (error: unknown) => {
        setHasFailed(true);
        logFailure('notice not loaded')(error);
      },
    );
  }, [isUnverified]);

  useEffect(() => {
    if (!isUnverified) return;
    // After the mail's link was opened in another tab, this one returns to the settings.
    const look = (): void => {
      if (document.visibilityState === 'visible') update().catch(logFailure('account not loaded'));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });

  if (!isUnverified) return children;
  // Also in front of what a press would change, while the notice loads.
  return Loaded === null && !hasFailed ? null : Loaded ? <Loaded user={current.user} /> : children;
}
