// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWrite } from '../../../lib/client/requests/use-write';
import { isRecord } from '../../../lib/domain/values/is-record';

const TEXTS = { byCode: { conflict: 'pickem.failures.changed' }, otherwise: 'pickem.failures.failed' } as const;
const answers: (() => Promise<Response>)[] = [];
const sent: { readonly id: string }[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', (_path: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
    return (answers.shift() ?? (() => Promise.reject(new Error('no answer'))))();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  answers.length = 0;
  sent.length = 0;
});

const answer = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }));
const refused = (status: number, code: string) => answer(status, { error: { code } });
const render = () => renderHook(() => useWrite(TEXTS)).result;

describe('what a user sends', () => {
  it('says why it failed in its own words, and forgets that at the next attempt', async () => {
    const write = render();
    const send = () => act(() => write.current.send('/x', isRecord, { method: 'POST', body: {} }));
    for (const [code, text] of [
      ['conflict', 'pickem.failures.changed'],
      ['constructor', 'pickem.failures.failed'],
    ] as const) {
      answers.push(refused(409, code));
      await send();
      expect(write.current.failure).toBe(text);
    }
    answers.push(answer(200, {}));
    await send();
    expect(write.current).toMatchObject({ failure: null, isSending: false });
  });

  it('is sent one at a time', async () => {
    const write = render();
    let arrive: (response: Response) => void = () => {};
    answers.push(() => new Promise((resolve) => (arrive = resolve)));
    let first: Promise<unknown> = Promise.resolve();
    act(() => void (first = write.current.sendOnce('/x', isRecord, { item: 'a' })));
    expect(write.current.isSending).toBe(true);
    expect(await write.current.sendOnce('/x', isRecord, { item: 'b' })).toBeNull();
    await act(async () => {
      arrive(Response.json({}));
      await first;
    });
    expect(sent).toHaveLength(1);
  });

  it('keeps its id until there is an answer or a refusal for good', async () => {
    const write = render();
    const send = (item: string) => act(() => write.current.sendOnce('/x', isRecord, { item }));
    const idAfter = async (item: string, ...next: (() => Promise<Response>)[]) => {
      answers.push(...next);
      await send(item);
      return sent.at(-1)?.id;
    };
    const first = await idAfter('a'); // lost
    expect(await idAfter('a', refused(503, 'unavailable'))).toBe(first);
    expect(await idAfter('a', refused(409, 'conflict'))).toBe(first);
    const second = await idAfter('a', answer(200, {}));
    expect(second).not.toBe(first);
    const third = await idAfter('a');
    expect(third).not.toBe(second);
    expect(await idAfter('b')).not.toBe(third);
  });
});
