import { readSbom } from './sbom.mjs';

/** Known advisories, by the public database OSV (https://google.github.io/osv.dev/api/), which needs no key. */

/**
 * Advisories that are known and accepted: their id ("GHSA-…"), with the reason beside it.
 * @type {ReadonlySet<string>}
 */
const ACCEPTED = new Set();

/** What fails the check; the rest is a matter for the next update. */
const SERIOUS = new Set(['HIGH', 'CRITICAL']);
const OSV = 'https://api.osv.dev';
/** What OSV takes in one request. */
const PAGE = 1000;
const TIMEOUT_MS = 20_000;

/** @typedef {{kind: 'unanswered', reason: string} | {kind: 'answered', serious: string[]}} AuditOutcome `serious`: "package: title (address)" */

/**
 * @param {string} address
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function ask(address, body) {
  const answer = await fetch(address, {
    ...(body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`OSV answered ${answer.status}`);
  return answer.json();
}

/**
 * @param {readonly {name: string, version: string, purl: string}[]} packages
 * @param {{accepted?: ReadonlySet<string>, osv?: string}} [options] `accepted`: ids that do not count
 * @returns {Promise<AuditOutcome>} unanswered where the database cannot be reached
 */
export async function auditPackages(packages, { accepted = ACCEPTED, osv = OSV } = {}) {
  /** @type {Map<string, string>} id → package */
  const found = new Map();
  try {
    for (let from = 0; from < packages.length; from += PAGE) {
      const page = packages.slice(from, from + PAGE);
      /** @type {{results: {vulns?: {id: string}[]}[]}} */
      const { results } = await ask(`${osv}/v1/querybatch`, { queries: page.map(({ purl }) => ({ package: { purl } })) });
      for (const [index, { vulns = [] }] of results.entries())
        for (const { id } of vulns) if (!accepted.has(id)) found.set(id, `${page[index]?.name} ${page[index]?.version}`);
    }
    /** @type {string[]} */
    const serious = [];
    for (const [id, name] of found) {
      /** @type {{summary?: string, database_specific?: {severity?: string}}} */
      const { summary = '', database_specific: more } = await ask(`${osv}/v1/vulns/${id}`);
      // An advisory without a severity has not been weighed yet.
      if (SERIOUS.has(more?.severity ?? 'HIGH')) serious.push(`${name}: ${summary} (https://osv.dev/${id})`);
    }
    return { kind: 'answered', serious };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { kind: 'unanswered', reason: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Asks for advisories against the lock file. */
export async function auditLockFile() {
  return auditPackages((await readSbom()).sbom.components);
}
