import type { UnsetService } from '../domain/site/unset-service';
import type { Environment } from './env';
import { log } from './logger';
import { pushKeys } from './push/push-keys';

/**
 * Whether mails are sent: through a mail service or, beside emulators, into the
 * outbox folder. A real site's mails hold codes that nobody would ever fetch
 * there.
 */
export function mailsLeave({ isLive, RIFTWEEK_SMTP_URL: service }: Pick<Environment, 'isLive' | 'RIFTWEEK_SMTP_URL'>): boolean {
  return !isLive || service !== undefined;
}

/** The services that are not configured. */
export function unsetServices(environment: Environment): UnsetService[] {
  const unset: UnsetService[] = [];
  if (!mailsLeave(environment)) unset.push('mails');
  if (pushKeys(environment) === null) unset.push('push');
  if (environment.RIFTWEEK_PAGE_VIEW_URL === undefined) unset.push('pageViews');
  return unset;
}

const LINES = {
  mails: 'RIFTWEEK_SMTP_URL is not set: no mails leave, and nobody can choose a new password or verify an address',
  push: 'RIFTWEEK_VAPID_PUBLIC_KEY and RIFTWEEK_VAPID_PRIVATE_KEY are not set: no web push',
  pageViews: 'RIFTWEEK_PAGE_VIEW_URL is not set: page views go nowhere',
} as const satisfies Record<UnsetService, string>;

/** A line in the log for each of them. */
export function warnOfUnsetServices(environment: Environment): void {
  for (const service of unsetServices(environment)) log().warn(LINES[service]);
}
