import { fileURLToPath } from 'node:url';
import { freePort } from './ports.mjs';
import { UserError } from './user-error.mjs';
import { answers, waitUntil } from './wait-until.mjs';

const MAIN = fileURLToPath(new URL('./auth-emulator-main.mjs', import.meta.url));
const START_TIMEOUT_MS = 120_000;

/**
 * Starts the Auth emulator on a free port of the loopback interface.
 * @param {import('./child-processes.mjs').Family} family
 * @param {{log: string, project: string}} options
 * @returns {Promise<string>} its HOST:PORT, once it answers
 */
export async function startAuthEmulator(family, { log, project }) {
  const port = await freePort();
  const emulator = family.start('The Auth emulator', process.execPath, [MAIN, '127.0.0.1', String(port), project], { log, vital: true });
  const host = `127.0.0.1:${port}`;
  const up = await waitUntil(() => answers(`http://${host}/`), { timeoutMs: START_TIMEOUT_MS, isOver: () => !emulator.isRunning() });
  if (up) return host;
  throw new UserError(`The Auth emulator did not start:\n${emulator.lastWords()}`);
}
