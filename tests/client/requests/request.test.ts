import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { request, RequestFailure, requestOrThrow } from '../../../lib/client/requests/request';
import { isRecord } from '../../../lib/domain/values/is-record';

const closing: (() => void)[] = [];

/** The address of a local server. */
async function serve(listener: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/x`;
}

const answering = (status: number, body: string, headers: Record<string, string> = {}) =>
  serve((_request, response) => response.writeHead(status, headers).end(body));

afterEach(() => {
  vi.restoreAllMocks();
  closing.splice(0).forEach((close) => close());
});

const ScoreSchema = v.object({ score: v.number() });
const isScore = (value: unknown): value is { readonly score: number } => v.is(ScoreSchema, value);

describe('a request', () => {
  it.each([
    ['a schema', ScoreSchema],
    ['a guard', isScore],
  ])('returns what %s accepts', async (_what, schema) => {
    const path = await answering(200, '{"score":2}');
    expect(await request(path, schema)).toEqual({ ok: true, value: { score: 2 } });
  });

  it('reads without a body, and writes JSON', async () => {
    const seen: string[] = [];
    const path = await serve((asked, response) => {
      const parts: Buffer[] = [];
      asked.on('data', (part: Buffer) => parts.push(part));
      asked.on('end', () => {
        seen.push([asked.method, asked.headers.authorization, Buffer.concat(parts).toString()].join(' '));
        response.end('{}');
      });
    });
    await request(path, isRecord);
    await request(path, isRecord, { method: 'PATCH', body: { name: 'Ana' }, headers: { Authorization: 'Bearer x' } });
    expect(seen).toEqual(['GET  ', 'PATCH Bearer x {"name":"Ana"}']);
  });

  it.each([
    [429, '{"error":{"code":"rate-limited","message":"no"}}', { 'Retry-After': '7' }, 'rate-limited', 7],
    [403, '{"error":{"code":"banned"}}', {}, 'banned', null],
    [502, '<h1>Bad gateway</h1>', {}, 'refused', null],
    [503, '{"error":"down"}', { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 'refused', null],
  ])('is refused: %i %s', async (status, body, headers, code, retryAfterSeconds) => {
    const path = await answering(status, body, headers);
    expect(await request(path, isRecord)).toMatchObject({ ok: false, error: { code, status, retryAfterSeconds } });
  });

  it('keeps the details of a refusal', async () => {
    const path = await answering(502, '{"error":{"message":"The mailbox is full."}}');
    expect(await request(path, isRecord)).toMatchObject({ error: { body: { error: { message: 'The mailbox is full.' } } } });
  });

  it('fails on an answer of another shape', async () => {
    const path = await answering(200, '{"score":"two"}');
    expect(await request(path, ScoreSchema)).toMatchObject({ error: { code: 'malformed', status: null } });
  });

  it.each([
    ['nobody answers', (_request: IncomingMessage, response: ServerResponse) => void response.destroy()],
    ['something else than JSON does', (_request: IncomingMessage, response: ServerResponse) => void response.end('<html>')],
  ])('fails where %s', async (_what, listener) => {
    expect(await request(await serve(listener), isRecord)).toMatchObject({ error: { code: 'unreachable', status: null } });
  });

  it.each([
    ['before an answer', () => undefined],
    ['in the middle of one', (_request: IncomingMessage, response: ServerResponse) => void response.write('{"score":')],
  ])('times out after the given time, %s', async (_when, listener) => {
    expect(await request(await serve(listener), ScoreSchema, { timeoutMs: 50 })).toMatchObject({ error: { code: 'timeout' } });
  });

  it('times out after eight seconds by default', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await request(await answering(200, '{}'), isRecord);
    expect(timeout).toHaveBeenCalledWith(8000);
  });

  it('can throw on failure', async () => {
    const [good, bad] = [await answering(200, '{"score":2}'), await answering(404, '{}')];
    await expect(requestOrThrow(good, ScoreSchema)).resolves.toEqual({ score: 2 });
    await expect(requestOrThrow(bad, ScoreSchema)).rejects.toBeInstanceOf(RequestFailure);
  });
});
