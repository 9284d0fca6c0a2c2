import { missingProjects } from '../store/core/project-ids';

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
  return missing;
}
