import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// In a process of its own: esbuild refuses to run in jsdom, whose arrays of bytes are not Node's.
execFileSync(process.execPath, ['--input-type=module', '--eval', `await (await import('./scripts/support/bundle.mjs')).bundle()`]);

/** The inline script of every page, bundled as a build does it. */
export const PRE_PAINT_SCRIPT = readFileSync('dist/pre-paint.js', 'utf8');
