import { join } from 'node:path';
import { watchFront } from './bundle.mjs';
import { CHECKOUT } from './checkout.mjs';
import { startServer } from './server-process.mjs';

/** A restart after a change of code does not wait for requests to end. */
const RESTART_GRACE_MS = 500;

/**
 * Serves pages that Next compiles on request, and updates in the browser as they change on disk. The server is a bundle: where that changes, it restarts.
 * @param {import('./child-processes.mjs').Family} family
 * @param {import('./server-process.mjs').ServerOptions} options
 * @param {import('./progress.mjs').Board} board
 * @returns {Promise<void>} once pages answer
 */
export async function serveDevelopment(family, { port, env, log }, board) {
  const bundle = join(CHECKOUT, 'dist', `dev-${port}`, 'server.mjs');
  // One folder a port: two sites side by side must not compile into the same.
  const variables = { ...env, RIFTWEEK_DEV: '1', NEXT_DIST_DIR: `.next-dev-${port}`, NEXT_TELEMETRY_DISABLED: '1' };
  const start = () => startServer(family, { port, env: variables, log, say: board.line, bundle, vital: false });
  /** @type {Promise<import('./child-processes.mjs').Child | null>} */
  let server = Promise.resolve(null);
  const restart = async () => {
    const running = await server;
    await running?.stop(RESTART_GRACE_MS);
    return start();
  };
  await watchFront(bundle, {
    onChanged: () => {
      board.line('The server has changed: it starts anew …');
      server = restart().then(
        (child) => {
          board.line('Pages answer again.');
          return child;
        },
        (/** @type {unknown} */ error) => {
          board.line(error instanceof Error ? error.message : String(error));
          return null;
        },
      );
    },
    onFailed: (reason) => board.line(`The server does not compile:\n${reason}`),
  });
  server = start();
  await server;
}
