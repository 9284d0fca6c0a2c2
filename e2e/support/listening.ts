import type { Server } from 'node:net';

/** A server on the loopback interface. */
export type Listening = { readonly host: string; readonly close: () => Promise<void> };

/** Listens on a free port; `end` ends the connections when it closes. */
export async function listening(server: Pick<Server, 'listen' | 'address' | 'close'>, end: () => void): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    host: `127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        end();
      }),
  };
}
