import type { SignInLimits } from '../domain/site/shell-data';
import { SOCIAL_PROVIDERS } from '../domain/people/sign-in';
import type { Operator, UnsetService } from '../domain/site/operator';
import { missingProjects } from '../store/core/project-ids';
import { type Environment, environment } from './env';
import { log } from './logger';

/**
 * Whether mails are sent: through a mail service or, beside emulators, into the
 * outbox folder. A real site's mails hold codes that nobody would ever fetch
 * there.
 */
export function mailsLeave({ isLive, RIFTWEEK_SMTP_URL: service }: Pick<Environment, 'isLive' | 'RIFTWEEK_SMTP_URL'>): boolean {
  return !isLive || service !== undefined;
}

/** The providers that are offered, in the order of their buttons, and whether mails are; undefined where everything is. */
export function signInLimits(environment: Environment): SignInLimits | undefined {
  const { RIFTWEEK_AUTH_PROVIDERS: named } = environment;
  const providers = SOCIAL_PROVIDERS.filter((provider) => named?.includes(provider) ?? true);
  const mails = mailsLeave(environment);
  return mails && providers.length === SOCIAL_PROVIDERS.length ? undefined : { providers, mails };
}

/** The site's own keys of web push (VAPID). */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

/** The configured keys; null where the site cannot push. */
export function pushKeys(from: Environment = environment()): PushKeys | null {
  const { RIFTWEEK_VAPID_PUBLIC_KEY: publicKey, RIFTWEEK_VAPID_PRIVATE_KEY: privateKey, RIFTWEEK_VAPID_SUBJECT: subject } = from;
  return publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey, subject };
}

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

/** Logs a line for each service that is not configured. */
export function warnOfUnsetServices(environment: Environment): void {
  for (const service of unsetServices(environment)) log().warn(LINES[service]);
}

/**
 * What a server needs that people other than its developer visit: where it would
 * otherwise start, and fail at the first visit or, worse, seem to work. Answers a text
 * for each variable that is missing; emulators need none of them. `source` decodes (`decodeEnvironment`).
 */
export function missingVariables(source: Readonly<Record<string, string | undefined>>): string[] {
  const missing: string[] = [];
  // Google names its container services by this variable; there, visitors always come through a proxy.
  if (source['K_SERVICE'] && !source['RIFTWEEK_TRUSTED_PROXIES'])
    missing.push('RIFTWEEK_TRUSTED_PROXIES must be set on Cloud Run: 1, and one more for each load balancer or CDN in front');
  if (source['FIRESTORE_EMULATOR_HOST']) return missing;
  missing.push(...missingProjects(source));
  if (!source['RIFTWEEK_SITE_URL']?.startsWith('https://')) missing.push('RIFTWEEK_SITE_URL must be the public address of the site, https');
  if (!source['RIFTWEEK_SECRET']) missing.push('RIFTWEEK_SECRET must be set, the same for every server: openssl rand -hex 32 makes one');
  if (!source['RIFTWEEK_OPERATOR_NAME']) missing.push('RIFTWEEK_OPERATOR_NAME must be set: the privacy policy says who runs the site');
  return missing;
}

const VARIABLES = ['RIFTWEEK_OPERATOR_NAME', 'RIFTWEEK_OPERATOR_ADDRESS', 'RIFTWEEK_OPERATOR_EMAIL'] as const;
type OperatorVariables = Pick<Environment, (typeof VARIABLES)[number]>;

/** Who runs this installation; null: it has no name. */
export function operatorOf({
  RIFTWEEK_OPERATOR_NAME: name,
  RIFTWEEK_OPERATOR_ADDRESS: address = '',
  RIFTWEEK_OPERATOR_EMAIL: email,
}: OperatorVariables): Operator | null {
  if (name === undefined) return null;
  const lines = address.split(';').map((line) => line.trim());
  return { name, address: lines.filter((line) => line !== ''), email: email ?? null };
}

/**
 * Warns at the start that the privacy policy names no operator, or names them
 * incompletely; an installation with emulators is for trying.
 */
export function warnOfUnnamedOperator(variables: OperatorVariables & Pick<Environment, 'FIRESTORE_EMULATOR_HOST'>): void {
  if (variables.FIRESTORE_EMULATOR_HOST !== undefined) return;
  const missing = VARIABLES.filter((name) => variables[name] === undefined);
  if (missing.length > 0) log().warn({ missing }, 'the privacy policy does not say who runs this site and how to reach them');
}
