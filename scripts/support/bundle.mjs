import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';
import { contentHash } from './content-hash.mjs';
import { withLock } from './lock.mjs';
import { UserError } from './user-error.mjs';

/** TypeScript entries that commands run, as dist/{name}.mjs. */
const ENTRIES = { front: 'lib/server/front/main.ts', ingest: 'scripts/ingest-main.ts', admin: 'scripts/admin-main.ts' };
const SOURCES = ['lib', 'locales', 'styles', 'scripts', 'package-lock.json', 'tsconfig.json'];
const STAMP = 'dist/.inputs';

/** @param {keyof typeof ENTRIES} name */
export const bundlePath = (name) => join(CHECKOUT, 'dist', `${name}.mjs`);

/**
 * Bundles the command-line parts of the TypeScript code, unless they are up to
 * date. Packages stay outside: Node loads them from node_modules.
 */
export async function bundle() {
  await withLock('bundle', async () => {
    const inputs = contentHash(CHECKOUT, SOURCES);
    const stamp = join(CHECKOUT, STAMP);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
    const { build } = await import('esbuild');
    try {
      await build({
        absWorkingDir: CHECKOUT,
        entryPoints: ENTRIES,
        outdir: 'dist',
        outExtension: { '.js': '.mjs' },
        bundle: true,
        packages: 'external',
        platform: 'node',
        format: 'esm',
        target: 'node20',
        sourcemap: true,
        logLevel: 'silent',
      });
    } catch (error) {
      throw new UserError(`The command-line parts do not compile: ${error instanceof Error ? error.message : String(error)}`);
    }
    writeFileSync(stamp, inputs);
  });
}
