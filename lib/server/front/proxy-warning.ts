import type { IncomingMessage } from 'node:http';
import type { Environment } from '../env';
import { log } from '../logger';
import { securityEvent } from '../session/security-event';
import { HOUR_MS } from '../../domain/durations';

type ProxySettings = Pick<Environment, 'isHttps' | 'RIFTWEEK_TRUSTED_PROXIES'>;

/** Says at the start that something must stand in front of us which is not in the settings: we speak no https ourselves. */
export function warnOfUnnamedProxy({ isHttps, RIFTWEEK_TRUSTED_PROXIES: proxies }: ProxySettings): void {
  if (!isHttps || proxies > 0) return;
  log().warn(
    'RIFTWEEK_SITE_URL is https, so something in front of this server ends it, but RIFTWEEK_TRUSTED_PROXIES is 0: all visitors may count as one address, and their rate limits as one',
  );
}

/**
 * Watches for forwarded addresses that are ignored: a line at the first one,
 * and at most one an hour after that. Not a reason to refuse anything: everybody who
 * visits can send the header (docs/decisions/0019).
 */
export function watchForwarded({ RIFTWEEK_TRUSTED_PROXIES: proxies }: ProxySettings): (request: IncomingMessage) => void {
  if (proxies > 0) return () => undefined;
  return ({ headers }) => {
    if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return;
    securityEvent('forwarded-unread', 'RIFTWEEK_TRUSTED_PROXIES is 0', { quietMs: HOUR_MS });
  };
}
