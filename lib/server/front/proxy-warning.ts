import type { IncomingMessage } from 'node:http';
import type { Environment } from '../env';
import { log } from '../logger';

type ProxySettings = Pick<Environment, 'isHttps' | 'RIFTWEEK_TRUSTED_PROXIES'>;

/** Warns at the start where the site is https and the settings name no proxy: this server itself speaks no https. */
export function warnOfUnnamedProxy({ isHttps, RIFTWEEK_TRUSTED_PROXIES: proxies }: ProxySettings): void {
  if (!isHttps || proxies > 0) return;
  log().warn(
    'RIFTWEEK_SITE_URL is https, so something in front of this server ends it, but RIFTWEEK_TRUSTED_PROXIES is 0: all visitors may count as one address, and their rate limits as one',
  );
}

/**
 * Watches for forwarded addresses that are ignored: an error, once, for it is
 * nearly always a proxy that the settings do not name. Not a reason to refuse
 * anything: everybody who visits can send the header (docs/decisions/0019).
 */
export function watchForwarded({ RIFTWEEK_TRUSTED_PROXIES: proxies }: ProxySettings): (request: IncomingMessage) => void {
  let isSaid = proxies > 0;
  return ({ headers }) => {
    if (isSaid || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return;
    isSaid = true;
    log().error(
      'A request came through a proxy, and RIFTWEEK_TRUSTED_PROXIES is 0: all visitors may count as one address, and their rate limits as one',
    );
  };
}
