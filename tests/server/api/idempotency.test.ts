import { describe, expect, it, vi } from 'vitest';
import { IdempotentAnswers, type IdempotentWrite } from '../../../lib/server/api/idempotency';

const KILOBYTE = 1024;
const store = ({ minutes = 60 } = {}) =>
  new IdempotentAnswers({ minutes, bytes: 200 * KILOBYTE, accountBytes: 20 * KILOBYTE, answerBytes: 10 * KILOBYTE });
const write = (overrides: Partial<IdempotentWrite> = {}): IdempotentWrite => ({
  id: 'id-1',
  sender: 'ana',
  content: 'a',
  account: 'ana',
  ...overrides,
});
/** A write that answers so many kilobytes. */
const answering = (kilobytes: number) => vi.fn(() => Promise.resolve({ body: 'x'.repeat(kilobytes * KILOBYTE) }));

describe('answers by idempotency id', () => {
  it('stay within their memory limit, whoever fills it', async () => {
    const answers = store();
    for (let index = 0; index < 500; index += 1) await answers.once(write({ id: `id-${index}`, account: `user-${index}` }), answering(5));
    expect(answers.bytes).toBeGreaterThan(150 * KILOBYTE);
    expect(answers.bytes).toBeLessThanOrEqual(200 * KILOBYTE);
  });

  it('of one account displace its own, and nobody else’s', async () => {
    const answers = store();
    const bobs = answering(5);
    await answers.once(write({ sender: 'bob', account: 'bob' }), bobs);
    const first = answering(5);
    await answers.once(write({ id: 'first' }), first);
    for (let index = 0; index < 500; index += 1) await answers.once(write({ id: `id-${index}` }), answering(5));
    expect(answers.bytes).toBeLessThanOrEqual(26 * KILOBYTE);
    await answers.once(write({ sender: 'bob', account: 'bob' }), bobs);
    expect(bobs).toHaveBeenCalledTimes(1);
    await answers.once(write({ id: 'first' }), first);
    expect(first).toHaveBeenCalledTimes(2);
    const last = answering(5);
    await answers.once(write({ id: 'id-499' }), last);
    expect(last).not.toHaveBeenCalled();
  });

  it('are not cached when large', async () => {
    const answers = store();
    const large = answering(11);
    for (let time = 0; time < 2; time += 1) expect((await answers.once(write(), large)).body).toHaveLength(11 * KILOBYTE);
    expect(large).toHaveBeenCalledTimes(2);
    expect(answers.bytes).toBe(0);
  });

  it.each([{ body: { a: [1, null] } }, { status: 201, body: {} }, {}])('are returned unchanged: %j', async (answer) => {
    const answers = store();
    const run = vi.fn(() => Promise.resolve(answer));
    const given = [await answers.once(write(), run), await answers.once(write(), run)];
    expect(given[1]).toEqual(given[0]);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('expire after their time, and free their share', async () => {
    const answers = store({ minutes: 50 / 60_000 });
    const run = answering(9);
    await answers.once(write(), run);
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (let time = 0; time < 2; time += 1) await answers.once(write(), run);
    expect(run).toHaveBeenCalledTimes(2);
    // Both of them fit into the share: nothing of it is lost with what was forgotten.
    const second = answering(9);
    for (let time = 0; time < 2; time += 1) await answers.once(write({ id: 'id-2' }), second);
    await answers.once(write(), run);
    expect([run.mock.calls.length, second.mock.calls.length]).toEqual([2, 1]);
  });
});
