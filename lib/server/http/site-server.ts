import { type Server, createServer } from 'node:http';

/** Longer than the load balancers in front hold an idle connection, so that they end it and not we. */
const KEEP_ALIVE_MS = 65_000;
/** A request, its body included, has this long to arrive. */
const REQUEST_TIMEOUT_MS = 30_000;
/** A connection on which nothing moves for this long is dropped, such as one whose client has stopped reading. */
const STALL_MS = 60_000;

/** The HTTP server of the site. Nothing may listen for its upgrades in production: Node then answers them like any request. */
export function siteServer({ stallMs = STALL_MS }: { readonly stallMs?: number } = {}): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_TIMEOUT_MS }).setTimeout(stallMs);
}

/** Resolves with the port, which is another one where 0 is given. */
export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}

/** Requests under way have this long to end. */
const GRACE_MS = 6_000;

/** Connections that browsers keep open are looked for this often. */
const SWEEP_MS = 100;

/** Stops accepting, lets the requests under way finish, then closes what is left. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const impatient = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(impatient);
      resolve();
    });
    server.closeIdleConnections();
  });
}
