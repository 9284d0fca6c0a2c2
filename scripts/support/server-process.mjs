import { bundlePath } from './bundle.mjs';
import { untilAnswers } from './wait-until.mjs';

/**
 * What Node is started with to serve the site, here, in package.json and in the Dockerfile. A page is a
 * few megabytes of short-lived objects: with more room for those, the garbage collector runs less
 * often, and a page costs a sixth less. The code of pages that are rarely requested stays compiled.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=64', '--no-flush-bytecode'];

/**
 * @typedef {object} ServerOptions
 * @property {number} port
 * @property {import('./child-processes.mjs').Variables} env
 * @property {string} log
 * @property {(text: string) => void} say
 */

/**
 * Starts the server of the site.
 * @param {import('./child-processes.mjs').Family} family
 * @param {ServerOptions & {bundle?: string, vital?: boolean}} options
 * @returns {Promise<import('./child-processes.mjs').Child>} once pages answer
 */
export async function startServer(family, { port, env, log, say, bundle = bundlePath('server'), vital = true }) {
  const server = family.start('The server', process.execPath, ['--enable-source-maps', ...SERVER_FLAGS, bundle], {
    log,
    vital,
    // For this machine only, like the emulators; `npm run serve` listens where HOST says.
    env: { HOST: '127.0.0.1', ...env, PORT: String(port) },
  });
  await untilAnswers(server, `http://localhost:${port}/`, { name: 'The server', log, say });
  return server;
}
