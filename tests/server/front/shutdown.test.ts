import { createServer, get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { atMost, closeServer } from '../../../lib/server/front/shutdown';

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
