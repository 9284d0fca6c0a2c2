import { describe, expect, it } from 'vitest';
import type { RequestRecord } from '../../../lib/server/http/listener';
import { requestLog } from '../../../lib/server/http/request-log';
import { manualTimers } from '../../support/server/http-fixture';

const record = (overrides: Partial<RequestRecord> = {}): RequestRecord => ({
  requestId: 'r1',
  method: 'GET',
  route: '/404',
  status: 404,
  ms: 1,
  cache: 'none',
  ...overrides,
});

function rig() {
  const timers = manualTimers();
  const lines: (RequestRecord & { readonly more?: number })[] = [];
  return { timers, lines, log: requestLog((line) => lines.push(line), timers) };
}

describe('the log of requests', () => {
  it('has two lines for a thousand refusals of a second, which say how many there were', async () => {
    const { lines, log, timers } = rig();
    for (let index = 0; index < 1_000; index += 1) log(record({ requestId: `r${index}` }));
    expect(lines).toHaveLength(1);
    await timers.advance(1_000);
    expect(lines.map(({ requestId, more = 0 }) => [requestId, more])).toEqual([
      ['r0', 0],
      ['r999', 998],
    ]);
    await timers.advance(5_000);
    expect(lines).toHaveLength(2);
  });

  it('begins again with the next second', async () => {
    const { lines, log, timers } = rig();
    log(record());
    await timers.advance(1_000);
    log(record());
    expect(lines).toHaveLength(2);
  });

  it.each([
    ['another route', { route: '/_next/static' }],
    ['another status', { status: 429 }],
    ['another method', { method: 'POST' }],
  ])('has a line of its own for %s', (_what, other) => {
    const { lines, log } = rig();
    log(record());
    log(record(other));
    expect(lines).toHaveLength(2);
  });

  it.each([200, 304, 500])('has every answer with status %s', (status) => {
    const { lines, log } = rig();
    for (let index = 0; index < 5; index += 1) log(record({ status }));
    expect(lines).toHaveLength(5);
  });
});
