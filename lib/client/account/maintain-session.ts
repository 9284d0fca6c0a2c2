import { logFailure } from '../requests/log-failure';
import { whenIdle } from '../islands/when-idle';
import { isRenewalDue, readSignedIn, rememberSignedIn, sessionBeganAt } from '../auth/signed-in-store';

const IDLE = { timeoutMs: 5000, waitMs: 2000 };

/**
 * Looks after the session of a signed-in user once the page is idle: renews it
 * when it is due, and keeps this device and the account in step. A visitor costs
 * nothing: neither part is loaded.
 */
export function maintainSession(): () => void {
  const signedIn = readSignedIn();
  if (!signedIn) {
    // The session ended with the browser.
    if (document.documentElement.dataset['user'] !== undefined) rememberSignedIn(null);
    return () => undefined;
  }
  let stopSync: (() => void) | null = null;
  let ended = false;
  const stopIdle = whenIdle(() => {
    const keep = async (): Promise<void> => {
      if (signedIn.remember && isRenewalDue(sessionBeganAt(), Date.now())) {
        const { renewSession } = await import('../auth/session');
        if (!(await renewSession())) return;
      }
      const { startSync } = await import('./sync');
      if (!ended) stopSync = startSync(signedIn.uid);
      const { markUnread } = await import('../notifications/unread-mark');
      await markUnread(signedIn.uid);
    };
    // Parts that cannot be loaded now are loaded with the next page.
    keep().catch(logFailure('account not synced'));
  }, IDLE);
  return () => {
    ended = true;
    stopIdle();
    stopSync?.();
  };
}
