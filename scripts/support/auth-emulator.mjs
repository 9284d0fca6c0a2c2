import { fileURLToPath } from 'node:url';
import { freePort } from './ports.mjs';
import { untilAnswers } from './wait-until.mjs';

const MAIN = fileURLToPath(new URL('./auth-emulator-main.mjs', import.meta.url));

/**
 * Starts the Auth emulator on a free port of the loopback interface.
 * @param {import('./child-processes.mjs').Family} family
 * @param {{log: string, project: string, say: (text: string) => void}} options
 * @returns {Promise<string>} its HOST:PORT, once it answers
 */
export async function startAuthEmulator(family, { log, project, say }) {
  const port = await freePort();
  const emulator = family.start('The Auth emulator', process.execPath, [MAIN, '127.0.0.1', String(port), project], { log, vital: true });
  const host = `127.0.0.1:${port}`;
  await untilAnswers(emulator, `http://${host}/`, { name: 'The Auth emulator', log, say });
  return host;
}
