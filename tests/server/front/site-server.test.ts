import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { listen, siteServer } from '../../../lib/server/front/site-server';

const STALL_MS = 200;

async function withSocket(listener: RequestListener, work: (socket: Socket) => Promise<void>): Promise<void> {
  const server = siteServer({ stallMs: STALL_MS }).on('request', listener);
  const socket = connect(await listen(server, 0, '127.0.0.1'), '127.0.0.1');
  try {
    await work(socket);
  } finally {
    socket.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

it('drops a client that does not read its answer', async () => {
  // More than the buffers of both ends hold.
  const answer = Buffer.alloc(64 * 1_048_576);
  let closed: Promise<unknown> | undefined;
  await withSocket(
    (_request, response) => {
      closed = once(response, 'close');
      response.end(answer);
    },
    async (socket) => {
      socket.pause();
      socket.on('error', () => undefined);
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      await expect.poll(() => closed).toBeDefined();
      await closed;
      socket.resume();
      await once(socket, 'close');
      expect(socket.bytesRead).toBeLessThan(answer.length);
    },
  );
});

it.each(['websocket', 'h2c', 'nonsense'])('answers a request that asks for %s like any other', async (protocol) => {
  await withSocket(
    (_request, response) => response.end('plain'),
    async (socket) => {
      socket.write(`GET /nosuch HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`);
      const [chunk]: unknown[] = await once(socket, 'data');
      expect(String(chunk)).toMatch(/^HTTP\/1\.1 200 OK/);
    },
  );
});
