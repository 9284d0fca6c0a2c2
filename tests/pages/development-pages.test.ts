import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { createValidFileMatcher } from 'next/dist/server/lib/find-page-file';
import { describe, expect, it } from 'vitest';
import nextConfig from '../../next.config.js';
import { developmentSite } from '../../lib/server/http/development';

/** The files that Next takes for pages, by its own rule. */
function pageFiles(phase: string): string[] {
  const { isPageFile } = createValidFileMatcher(nextConfig(phase).pageExtensions, undefined);
  return readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((file) => isPageFile(join('pages', file)));
}

describe('a page of the development server', () => {
  it('is in no build, which has all others', () => {
    const [built, developed] = [pageFiles(PHASE_PRODUCTION_BUILD), pageFiles(PHASE_DEVELOPMENT_SERVER)];
    expect(developed.filter((file) => !built.includes(file))).toEqual([join('dev', 'components.dev.js')]);
    expect(built.filter((file) => dirname(file) === 'dev' || !developed.includes(file))).toEqual([]);
    expect(built).toContain('index.tsx');
  });

  it('is known to the development server', async () => {
    expect((await developmentSite('.')).routes.match(['dev', 'components'])).toBe('/dev/components');
  });
});
