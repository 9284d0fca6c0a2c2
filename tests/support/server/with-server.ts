import { createServer, request as httpRequest, type IncomingHttpHeaders, type RequestListener } from 'node:http';

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };
export type Ask = (
  path: string,
  options?: { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string | Buffer },
) => Promise<Answer>;

/** Runs a listener on a free port for as long as `work` takes. Paths are sent as they are, unlike `fetch`. */
export async function withServer(listener: RequestListener, work: (ask: Ask, origin: string) => Promise<void>): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const ask: Ask = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      // A connection of an earlier server on the same port must not be used again.
      const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  try {
    await work(ask, `http://127.0.0.1:${port}`);
  } finally {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }
}
