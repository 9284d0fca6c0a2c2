import { expect, it } from 'vitest';
import { withDeadline } from '../../lib/store/core/deadline';
import { noteReads } from '../../lib/store/core/read-counter';
import { metrics } from '../../lib/telemetry/metrics';
import { serveMetrics } from '../../lib/telemetry/serve-metrics';
import { withFront } from '../support/server/http-rig';

const text = () => metrics().registry.metrics();

it('listens only where a port is given', async () => {
  expect(await serveMetrics(undefined)).toBeNull();
  const port = await serveMetrics(0);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(await answer.text()).toContain('# TYPE riftweek_requests_total counter');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

it('counts answers by the pattern of their route, whatever the address, and no visitor reaches it', async () => {
  await withFront(async (ask, { records }) => {
    const addresses = ['/match/7/whoever', '/match/7/whoever', '/somewhere/else?token=secret', '/broken', '/metrics', '/img/private.png'];
    for (const address of addresses) await ask(address);
    await expect.poll(() => records.length).toBe(addresses.length);
    const said = await text();
    expect(said).toContain('riftweek_requests_total{route="/match/[id]/[slug]",outcome="answered"} 2');
    expect(said).toContain('riftweek_requests_total{route="/broken",outcome="error"} 1');
    // So that the first failure of a route is an increase.
    expect(said).toContain('riftweek_requests_total{route="/broken",outcome="unavailable"} 0');
    expect(said).toContain('riftweek_answer_seconds_count{cache="hit"} 1');
    expect(said).toContain('riftweek_render_seconds_count{kind="public"}');
    expect(said).not.toMatch(/whoever|somewhere|secret|private/);
    expect(said).toContain('riftweek_requests_total{route="/404",outcome="refused"} 2');
  });
});

it('counts calls of the store by their kind and outcome, and documents by collection', async () => {
  await withDeadline('read matches/7', 1000, Promise.resolve(1));
  await withDeadline('auth: read an account', 1000, Promise.reject(new Error('away'))).catch(() => undefined);
  noteReads('matches/7', 3);
  const said = await text();
  expect(said).toContain('riftweek_store_seconds_count{call="read",outcome="done"} 1');
  expect(said).toContain('riftweek_store_seconds_count{call="auth",outcome="failed"} 1');
  expect(said).toContain('riftweek_documents_total{act="read",collection="matches"}');
});
