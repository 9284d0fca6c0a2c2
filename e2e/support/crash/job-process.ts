import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { CHECKOUT } from '../../../scripts/support/checkout.mjs';
import type { CrashRig } from './crash-rig';
import { startKillable, type Killable } from './killable';

const MINUTE_MS = 60_000;

/** Starts one turn of a job, which looks for pending tasks as of `laterMs` from now: those created or taken up before count as abandoned. */
type StartJob = (job: string, laterMs?: number) => Promise<Killable>;

/**
 * Jobs in a small process of their own, bundled before the file's tests: a server
 * would have to be started for every write of a purge, and waits for an hour.
 */
export function useJobProcess(rig: () => CrashRig): StartJob {
  let folder = '';
  beforeAll(async () => {
    // Inside of the checkout, so that it finds the packages.
    folder = mkdtempSync(join(CHECKOUT, '.riftweek', 'test', 'jobs-'));
    await build({
      entryPoints: [join(CHECKOUT, 'e2e', 'support', 'crash', 'jobs-main.ts')],
      outfile: join(folder, 'jobs.mjs'),
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      logLevel: 'silent',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (job, laterMs = 10 * MINUTE_MS) =>
    startKillable(join(folder, 'jobs.mjs'), { ...rig().env, CRASH_JOB: job, CRASH_LATER_MS: String(laterMs) }, /^Begun$/m);
}
