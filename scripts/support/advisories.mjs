import { npmCommand } from './install.mjs';
import { run } from './child-processes.mjs';

/**
 * Advisories that are known and accepted: their id (the end of the address,
 * "GHSA-…"), with the reason beside it.
 * @type {ReadonlySet<string>}
 */
const ACCEPTED = new Set();

/** What fails the check; the rest is a matter for the next update. */
const SERIOUS = new Set(['high', 'critical']);

/**
 * What `npm audit --json` says of the packages that the site runs on.
 * @param {string} output
 * @param {ReadonlySet<string>} accepted ids that do not count
 * @returns {{kind: 'unanswered', reason: string} | {kind: 'answered', serious: string[]}} `serious`: "package: title (address)"
 */
export function auditOutcome(output, accepted = ACCEPTED) {
  /** @type {{message?: string, vulnerabilities?: Record<string, {name: string, via: (string | {title: string, url: string, severity: string})[]}>}} */
  let report;
  try {
    // npm prints warnings before and after the JSON.
    report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return { kind: 'unanswered', reason: 'npm gave no report' };
  }
  if (report.vulnerabilities === undefined) return { kind: 'unanswered', reason: report.message ?? 'the registry gave no report' };
  const serious = Object.values(report.vulnerabilities).flatMap(({ name, via }) =>
    via.flatMap((each) => {
      if (typeof each === 'string' || !SERIOUS.has(each.severity) || accepted.has(each.url.split('/').at(-1) ?? '')) return [];
      return [`${name}: ${each.title} (${each.url})`];
    }),
  );
  return { kind: 'answered', serious: [...new Set(serious)] };
}

/** Asks the registry for advisories against the lock file, within half a minute. */
export async function auditPackages() {
  const { command, before } = npmCommand();
  const { output } = await run(command, [...before, 'audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=20000'], {});
  return auditOutcome(output);
}
