import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { UserError } from './user-error.mjs';

/**
 * @param {number} port 0 for any
 * @param {string} [host] every interface if absent
 * @returns {Promise<number>} the port that was free a moment ago
 */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, ...(host === undefined ? {} : { host }), exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : port));
    });
  });
}

/** Below those that systems give to outgoing connections (Linux: from 32768), which would take a port before a slow process listens on it. */
const FREE_PORTS = { from: 15_000, to: 32_768 };
const MOST_TRIES = 50;

/**
 * A port that is free right now, on the loopback interface.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryPort(randomInt(FREE_PORTS.from, FREE_PORTS.to), '127.0.0.1');
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
  }
}

/**
 * @param {number} port
 * @param {string} advice what to do instead, e.g. "npm start -- --port 3001"
 */
export async function demandFreePort(port, advice) {
  // Both are tried: a server bound to one address leaves the other free.
  for (const host of [undefined, '127.0.0.1']) {
    try {
      await tryPort(port, host);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      if (code === 'EACCES') throw new UserError(`Port ${port} needs rights that you do not have: choose one above 1023, e.g. ${advice}`);
      throw new UserError(`Port ${port} is taken: stop what listens there, or choose another: ${advice}`);
    }
  }
}
