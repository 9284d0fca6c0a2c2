import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pagePolicy } from '../../../lib/server/http/content-security-policy';
import { besideNext, developmentSite } from '../../../lib/server/http/development';
import { withServer } from '../../support/server/with-server';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'riftweek-dev-'));
  mkdirSync(join(root, 'pages', 'match', '[id]'), { recursive: true });
  for (const file of ['index.tsx', '_app.tsx', 'match/[id]/[slug].tsx']) writeFileSync(join(root, 'pages', file), '');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a site under development', () => {
  it('has the pages that are on disk, also new ones', async () => {
    const site = await developmentSite(root);
    expect([[], ['match', '7', 'a-b'], ['_app'], ['new']].map((segments) => site.routes.match(segments))).toEqual([
      '/',
      '/match/[id]/[slug]',
      null,
      null,
    ]);
    writeFileSync(join(root, 'pages', 'new.tsx'), '');
    expect(site.routes.match(['new'])).toBe('/new');
  });

  it('leaves scripts and hot reload to Next, and pages with their data to us', async () => {
    const listener = besideNext(
      (_request, response) => response.end('ours'),
      (_request, response) => response.end('next'),
    );
    await withServer(listener, async (ask) => {
      const answered = async (path: string) => (await ask(path)).body.toString();
      expect(await Promise.all(['/_next/static/chunks/main.js', '/__nextjs_original-stack-frames'].map(answered))).toEqual([
        'next',
        'next',
      ]);
      expect(await Promise.all(['/', '/_next/data/development/en.json', '/api/clock'].map(answered))).toEqual(['ours', 'ours', 'ours']);
    });
  });

  it('allows what hot reload needs, and no foreign scripts', () => {
    const [built, development] = [false, true].map((isDevelopment) =>
      pagePolicy({ inlineScripts: [], isDevelopment })(Buffer.from('<html></html>')),
    );
    expect(development).toContain("script-src 'self' 'unsafe-eval';");
    expect(development).toContain("style-src 'self' 'unsafe-inline';");
    expect(development).toContain("connect-src 'self' ws:;");
    expect(built).not.toMatch(/unsafe-eval|style-src 'self' 'unsafe-inline'|ws:/);
  });
});
