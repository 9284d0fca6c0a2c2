/**
 * Just Next's development server, without our own and without a store: enough for
 * `/dev/components`. Says its port to the process that starts it, and ends with
 * it.
 */
import { createServer } from 'node:http';
import next from 'next';
import { CHECKOUT } from './checkout.mjs';
import { freePort } from './ports.mjs';

process.once('disconnect', () => process.exit());
const port = await freePort();
const server = createServer();
const app = next({ dev: true, webpack: true, dir: CHECKOUT, hostname: 'localhost', port, httpServer: server });
await app.prepare();
const handler = app.getRequestHandler();
server.on('request', (request, response) => void handler(request, response));
server.listen(port, () => process.send?.(port));
