import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { capture, type RequestHandler } from '../../../lib/server/http/capture';

const options = { url: '/match/7/a-vs-b', host: 'riftweek.example' };

async function captured(handler: RequestHandler) {
  const { status, headers, body } = await capture(handler, options);
  return { status, headers, body: body.toString() };
}

describe('capture', () => {
  it('requests the address without a visitor', async () => {
    const { body } = await captured((request, response) => response.end(JSON.stringify([request.method, request.url, request.headers])));
    expect(JSON.parse(body)).toEqual(['GET', '/match/7/a-vs-b', { host: 'riftweek.example' }]);
  });

  it('collects text, bytes and the final chunk, in order', async () => {
    const { body } = await captured((_request, response) => {
      response.write('a');
      response.write(Buffer.from('b'));
      response.write('Yw==', 'base64');
      response.end('d');
    });
    expect(body).toBe('abcd');
  });

  it('keeps headers however they are set', async () => {
    const set = await captured((_request, response) => response.setHeader('X-One', '1').end());
    const written = await captured((_request, response) => response.writeHead(404, { 'X-Two': ['2', '3'] }).end());
    expect(set).toMatchObject({ status: 200, headers: { 'x-one': '1' } });
    expect(written).toMatchObject({ status: 404, headers: { 'x-two': ['2', '3'] } });
  });

  it('accepts piped files', async () => {
    const { body } = await captured((_request, response) => pipeline(Readable.from(['one ', 'two ', 'three']), response));
    expect(body).toBe('one two three');
  });

  it('reports to the handler that everything was sent, and takes nothing after the end', async () => {
    const heard: string[] = [];
    const { body } = await captured(
      (_request, response) =>
        new Promise<void>((resolve) => {
          response.on('finish', () => heard.push('finish')).on('close', resolve);
          response.end('first', () => heard.push('callback'));
          response.end('second');
        }),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(body).toBe('first');
    expect(heard).toEqual(['callback', 'finish']);
  });

  it('fails where the handler fails', async () => {
    await expect(capture(() => Promise.reject(new Error('render failed')), options)).rejects.toThrow('render failed');
    await expect(
      capture(() => {
        throw new Error('thrown at once');
      }, options),
    ).rejects.toThrow('thrown at once');
  });
});
