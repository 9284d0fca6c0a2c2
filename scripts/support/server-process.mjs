import { bundlePath } from './bundle.mjs';
import { UserError } from './user-error.mjs';
import { answers, waitUntil } from './wait-until.mjs';

const START_TIMEOUT_MS = 120_000;

/**
 * Starts the server of the site.
 * @param {import('./child-processes.mjs').Family} family
 * @param {{port: number, env: import('./child-processes.mjs').Variables, log: string}} options
 * @returns {Promise<void>} once pages answer
 */
export async function startServer(family, { port, env, log }) {
  const server = family.start('The server', process.execPath, ['--enable-source-maps', bundlePath('front')], {
    log,
    vital: true,
    // For this machine only, like the emulators; `npm run serve` listens where HOST says.
    env: { HOST: '127.0.0.1', ...env, PORT: String(port) },
  });
  const up = await waitUntil(() => answers(`http://localhost:${port}/`), {
    timeoutMs: START_TIMEOUT_MS,
    isOver: () => !server.isRunning(),
  });
  if (up) return;
  throw new UserError(`The server did not start:\n${server.lastWords()}`);
}
