import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/ports.mjs';
import { UserError } from '../support/user-error.mjs';
import { answers, waitUntil } from '../support/wait-until.mjs';
import type { Family } from '../support/child-processes.mjs';

/** An evening with running matches in the demo season, the same for every run. */
const AS_OF = '2026-11-18T18:30:00Z';
const START_TIMEOUT_MS = 15 * 60_000;

/**
 * Starts the demo season as a person would, with an empty store of its own.
 * @param folder for its state, made anew
 * @returns address, and the server's log and metrics
 */
export async function startBenchSite(family: Family, folder: string): Promise<{ url: string; log: string; metricsPort: number }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [port, metricsPort] = [await freePort(), await freePort()];
  const site = family.start('The site', process.execPath, ['scripts/start.mjs', '--port', String(port), '--as-of', AS_OF], {
    log: join(folder, 'start.log'),
    // The load generator says from which address a request comes.
    env: {
      RIFTWEEK_STATE_DIR: folder,
      RIFTWEEK_TRUSTED_PROXIES: '1',
      RIFTWEEK_METRICS_PORT: String(metricsPort),
      NODE_ENV: 'production',
      FIRESTORE_EMULATOR_HOST: '',
      FIREBASE_AUTH_EMULATOR_HOST: '',
    },
  });
  const url = `http://localhost:${port}`;
  if (await waitUntil(() => answers(`${url}/api/health`), { timeoutMs: START_TIMEOUT_MS, everyMs: 500, isOver: () => !site.isRunning() }))
    return { url, log: join(folder, 'logs', 'server.log'), metricsPort };
  throw new UserError(`The site did not start:\n${site.lastWords()}`);
}
