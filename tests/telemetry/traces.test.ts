import { createServer } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { withDeadline } from '../../lib/store/core/deadline';
import { startTraces, traced } from '../../lib/telemetry/traces';
import { withFront } from '../support/server/http-rig';

/** A collector that keeps what it is sent. */
async function collector(): Promise<{ readonly url: string; readonly sent: string[] }> {
  const sent: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      sent.push(`${request.url ?? ''} ${body}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`, sent };
}

it('are sent nowhere without an address', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', '');
  await (
    await startTraces('server')
  )();
  expect(globalThis.riftweekTracer).toBeUndefined();
  expect(await traced('anything', {}, () => Promise.resolve(7))).toBe(7);
});

it('are sent to the collector: a request with its render, by patterns only', async () => {
  const { url, sent } = await collector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', url);
  const stop = await startTraces('server');
  await withFront(async (ask) => void (await ask('/match/7/whoever?token=secret')));
  await traced('ingest look', {}, () => withDeadline('read users/somebody', 1000, Promise.reject(new Error('somebody')))).catch(
    () => undefined,
  );
  await stop();
  globalThis.riftweekTracer = undefined;
  const text = sent.join();
  expect(sent.map((each) => each.split(' ', 1)[0])).toContain('/v1/traces');
  const spans = [...text.matchAll(/"spanId":"(\w+)"(?:,"parentSpanId":"(\w+)")?.*?"name":"([\w ]+)"/g)].map(([, id, parent, name]) => ({
    id,
    parent,
    name,
  }));
  const named = (wanted: string) => spans.find(({ name }) => name === wanted);
  expect(named('render')?.parent).toBe(named('request')?.id);
  expect(named('store read')?.parent).toBe(named('ingest look')?.id);
  expect(text).toContain('"/match/[id]/[slug]"');
  expect(text).toContain('riftweek-server');
  expect(text).not.toMatch(/whoever|secret|somebody/);
});
