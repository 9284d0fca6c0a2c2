import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { auditPackages } from '../../scripts/support/advisories.mjs';
import { readSbom } from '../../scripts/support/sbom.mjs';

/** What OSV has answered, in its shape: https://google.github.io/osv.dev/post-v1-querybatch/. */
const ADVISORIES: Readonly<Record<string, { readonly summary?: string; readonly database_specific?: { readonly severity?: string } }>> = {
  'GHSA-high': { summary: 'Prototype pollution', database_specific: { severity: 'HIGH' } },
  'GHSA-moderate': { summary: 'Slow', database_specific: { severity: 'MODERATE' } },
  'MAL-new': { summary: 'Malicious code' },
};
const QuerySchema = v.object({ queries: v.array(v.object({ package: v.object({ purl: v.string() }) })) });

const packageOf = (name: string) => ({ name, version: '1.0.0', purl: `pkg:npm/${name}@1.0.0` });

/** A database in which each package has the advisories that its version names. */
async function withDatabase(known: Readonly<Record<string, readonly string[]>>, work: (address: string) => Promise<void>): Promise<void> {
  const vulnsOf = (purl: string) =>
    known[purl.slice('pkg:npm/'.length).split('@')[0] ?? '']?.map((id) => ({ id, modified: '2026-01-01T00:00:00Z' }));
  const server = createServer((request, response) => {
    const id = /^\/v1\/vulns\/(.+)$/.exec(request.url ?? '')?.[1];
    if (id !== undefined) return void response.end(JSON.stringify({ id, ...ADVISORIES[id] }));
    void text(request).then((body) => {
      const { queries } = v.parse(QuerySchema, JSON.parse(body));
      response.end(JSON.stringify({ results: queries.map((query) => ({ vulns: vulnsOf(query.package.purl) })) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    await work(`http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`);
  } finally {
    server.close();
  }
}

describe('advisories against the packages', () => {
  it('fail the check where they are serious or not weighed yet', () =>
    withDatabase({ qs: ['GHSA-high', 'GHSA-moderate'], bad: ['MAL-new'] }, async (osv) => {
      expect(await auditPackages([packageOf('fine'), packageOf('qs'), packageOf('bad')], { osv })).toEqual({
        kind: 'answered',
        serious: ['qs 1.0.0: Prototype pollution (https://osv.dev/GHSA-high)', 'bad 1.0.0: Malicious code (https://osv.dev/MAL-new)'],
      });
    }));

  it('accepted by name do not count', () =>
    withDatabase({ qs: ['GHSA-high'] }, async (osv) => {
      expect(await auditPackages([packageOf('qs')], { osv, accepted: new Set(['GHSA-high']) })).toEqual({ kind: 'answered', serious: [] });
    }));

  it('are asked for in as many requests as the database needs', () =>
    withDatabase({ last: ['GHSA-high'] }, async (osv) => {
      const many = Array.from({ length: 1_500 }, (_, index) => packageOf(`p${index}`));
      expect(await auditPackages([...many, packageOf('last')], { osv })).toMatchObject({ serious: [expect.stringContaining('last')] });
    }));

  it('are skipped where the database does not answer', async () => {
    expect(await auditPackages([packageOf('qs')], { osv: 'http://127.0.0.1:9' })).toMatchObject({ kind: 'unanswered' });
  });
});

it('the list of packages is CycloneDX, of what the site runs on', async () => {
  const { text: written, sbom } = await readSbom();
  expect(JSON.parse(written)).toMatchObject({ bomFormat: 'CycloneDX' });
  const names = sbom.components.map(({ name }) => name);
  expect(names).toContain('next');
  expect(names).not.toContain('vitest');
  expect(sbom.components.every(({ purl }) => purl.startsWith('pkg:npm/'))).toBe(true);
});
