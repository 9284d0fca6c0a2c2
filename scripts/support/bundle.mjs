import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './checkout.mjs';
import { contentHash } from './content-hash.mjs';
import { withLock } from './lock.mjs';
import { UserError } from './user-error.mjs';

/** TypeScript entries that commands run, as dist/{name}.mjs. */
const ENTRIES = {
  server: 'lib/server/http/main.ts',
  jobs: 'lib/server/jobs/main.ts',
  ingest: 'scripts/ingest-main.ts',
  admin: 'scripts/admin-main.ts',
  backtest: 'scripts/backtest-main.ts',
  'game-chance': 'scripts/game-chance-main.ts',
  bench: 'scripts/bench-main.ts',
  crawl: 'scripts/crawl-main.ts',
};
/** Scripts for browsers, as dist/{name}.js: the service worker, and the inline script of every page. */
const WORKER = 'lib/worker/main.ts';
const PRE_PAINT = 'lib/pre-paint/main.ts';
const SOURCES = ['lib', 'locales', 'styles', 'scripts', 'package-lock.json', 'tsconfig.json'];
const STAMP = 'dist/.inputs';

/** @type {import('esbuild').BuildOptions} */
const HOW = {
  absWorkingDir: CHECKOUT,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'silent',
};

/** @type {import('esbuild').BuildOptions} */
const FOR_BROWSERS = {
  absWorkingDir: CHECKOUT,
  bundle: true,
  minify: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  logLevel: 'silent',
};

/**
 * Browsers that are too old for the site's other scripts run it, too.
 * @type {import('esbuild').BuildOptions}
 */
const BEFORE_PAINT = { ...FOR_BROWSERS, target: 'es2020', entryPoints: { 'pre-paint': PRE_PAINT }, outdir: 'dist' };

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
      await build({ ...HOW, entryPoints: ENTRIES, outdir: 'dist', outExtension: { '.js': '.mjs' } });
      await build({ ...FOR_BROWSERS, entryPoints: { worker: WORKER }, outdir: 'dist' });
      await build(BEFORE_PAINT);
    } catch (error) {
      throw new UserError(`The command-line parts do not compile: ${error instanceof Error ? error.message : String(error)}`);
    }
    writeFileSync(stamp, inputs);
  });
}

/**
 * Bundles the server into a file, and the scripts for browsers that it reads when it starts, and again whenever their code changes. Texts are read when it starts; pages report later changes.
 * @param {string} file
 * @param {{onChanged: () => void, onFailed: (reason: string) => void}} listeners called for what comes after the first bundles
 * @returns {Promise<void>} once the first bundles are there
 */
export async function watchFront(file, listeners) {
  /** @type {import('esbuild').Plugin} */
  const textsAtStart = {
    name: 'texts at the start',
    setup: (build) =>
      build.onLoad({ filter: /[\\/]locales[\\/][\w-]+[\\/]\w+\.json$/ }, ({ path }) => ({
        contents: `import { readFileSync } from 'node:fs'; export default JSON.parse(readFileSync(${JSON.stringify(path)}, 'utf8'));`,
      })),
  };
  await watch(BEFORE_PAINT, join(CHECKOUT, 'dist', 'pre-paint.js'), listeners);
  await watch({ ...HOW, entryPoints: [ENTRIES.server], outfile: file, plugins: [textsAtStart] }, file, listeners);
}

/**
 * @param {import('esbuild').BuildOptions} how
 * @param {string} file what it makes
 * @param {{onChanged: () => void, onFailed: (reason: string) => void}} listeners
 * @returns {Promise<void>} once the first bundle is there
 */
async function watch(how, file, { onChanged, onFailed }) {
  const esbuild = await import('esbuild');
  await new Promise((resolve, reject) => {
    let bundled = '';
    /** @type {import('esbuild').Plugin} */
    const tell = {
      name: 'tell',
      setup: (build) =>
        build.onEnd(async ({ errors }) => {
          if (errors.length > 0) {
            const reason = (await esbuild.formatMessages(errors, { kind: 'error' })).join('').trim();
            if (bundled === '') reject(new UserError(`The server does not compile:\n${reason}`));
            else onFailed(reason);
            return;
          }
          const before = bundled;
          bundled = readFileSync(file, 'utf8');
          if (before === '') resolve(undefined);
          else if (bundled !== before) onChanged();
        }),
    };
    esbuild.context({ ...how, plugins: [...(how.plugins ?? []), tell] }).then((context) => context.watch(), reject);
  });
}
