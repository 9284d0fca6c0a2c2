import { log } from '../logger';
import { sharedRegistry } from '../shared-registry';

/** What an operator watches for: attempts at something that is not allowed. */
type SecurityEvent = 'sign-in-refused' | 'rate-limited' | 'origin-refused';

const QUIET_MS = 60_000;

/**
 * Logs a security event at a route, without whose it was. A flood makes a line
 * a minute and kind, which says how many came since the last one.
 */
export function securityEvent(event: SecurityEvent, route: string, { now = Date.now() }: { readonly now?: number } = {}): void {
  const { securityEvents } = sharedRegistry();
  const key = `${event} ${route}`;
  const last = securityEvents.get(key);
  if (last && now - last.at < QUIET_MS) {
    last.more += 1;
    return;
  }
  securityEvents.set(key, { at: now, more: 0 });
  log().warn({ event, route, ...(last && last.more > 0 ? { sinceLast: last.more } : {}) }, 'security event');
}
