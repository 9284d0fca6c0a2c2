import { once } from 'node:events';
import { type RequestListener, createServer, get } from 'node:http';
import { type Socket, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { closeServer, listen, siteServer } from '../../../lib/server/http/site-server';
import { atMost } from '../../../lib/server/process-end';

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

it.each([
  'Content-Length: 4\r\nTransfer-Encoding: chunked',
  'Content-Length: 4\r\nContent-Length: 5',
  'Transfer-Encoding: chunked, identity',
])('refuses a request whose end two readers could see at different places: %j', async (headers) => {
  await withSocket(
    (_request, response) => response.end('plain'),
    async (socket) => {
      socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n0\r\n\r\n`);
      const [chunk]: unknown[] = await once(socket, 'data');
      expect(String(chunk)).toMatch(/^HTTP\/1\.1 400 /);
    },
  );
});

function ask(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve(body));
    }).on('error', reject);
  });
}

describe('closeServer', () => {
  it('finishes running requests and accepts no others', async () => {
    let finish: () => void = () => undefined;
    let arrived: () => void = () => undefined;
    const underWay = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const server = createServer((_request, response) => {
      finish = () => response.end('done');
      arrived();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;

    const answer = ask(port);
    await underWay;
    const closed = closeServer(server);
    await expect(ask(port)).rejects.toThrow('ECONNREFUSED');
    finish();
    expect(await answer).toBe('done');
    await closed;
  });
});

describe('atMost', () => {
  it('gives up on endless work, and passes on a failure in time', async () => {
    const begun = performance.now();
    await atMost(20, new Promise(() => undefined));
    expect(performance.now() - begun).toBeLessThan(2_000);
    await expect(atMost(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
