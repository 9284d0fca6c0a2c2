import { once } from 'node:events';
import { connect } from 'node:net';
import { cacheTag } from '../../../lib/domain/page/cache-tags';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { ApiError } from '../../../lib/server/api-error';
import { apiRoute, type ApiAnswer } from '../../../lib/server/api/api-route';
import { writes } from '../../../lib/server/api/api-write';
import { LIFETIMES } from '../../../lib/server/cache-lifetimes';
import { environment } from '../../../lib/server/env';
import { log } from '../../../lib/server/logger';
import { sharedRegistry } from '../../../lib/server/shared-registry';
import { StoreUnavailableError } from '../../../lib/store/core/store-error';
import { withServer } from '../../support/server/with-server';
import { asListener, FROM_HERE, json } from '../../support/server/api-route';

vi.hoisted(() => {
  process.env['RIFTWEEK_LOG_LEVEL'] = 'silent';
});

const config = { api: { bodyParser: false } } as const;

describe('reads', () => {
  const listener = (answer: () => Promise<ApiAnswer>) => asListener({ default: apiRoute({ GET: answer }) });

  it('answer JSON with cache headers, tags and an entity tag', () =>
    withServer(
      listener(() => Promise.resolve({ body: { a: 1 }, lifetime: LIFETIMES.live, tags: [cacheTag.home, cacheTag.match(7)] })),
      async (ask) => {
        const answer = await ask('/api/x');
        expect(answer.status).toBe(200);
        expect(json(answer.body)).toEqual({ a: 1 });
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
        expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=1, stale-if-error=86400');
        expect(answer.headers['x-riftweek-tags']).toBe('home match:7');
        const again = await ask('/api/x', { headers: { 'if-none-match': answer.headers.etag ?? '' } });
        expect([again.status, again.body.length]).toEqual([304, 0]);
      },
    ));

  it('are not cached unless they say so', () =>
    withServer(
      listener(() => Promise.resolve({ body: {} })),
      async (ask) => {
        expect((await ask('/api/x')).headers['cache-control']).toBe('private, no-store');
      },
    ));

  it('answer other kinds of text', () =>
    withServer(
      listener(() => Promise.resolve({ text: { type: 'text/calendar', content: 'BEGIN', file: 'riftweek.ics' } })),
      async (ask) => {
        const { status, headers, body } = await ask('/api/x');
        expect([status, body.toString(), headers['content-type']]).toEqual([200, 'BEGIN', 'text/calendar; charset=utf-8']);
        expect(headers['content-disposition']).toBe('attachment; filename="riftweek.ics"');
      },
    ));

  it('answer HEAD without a body and refuse other methods by name', () =>
    withServer(
      listener(() => Promise.resolve({ body: { a: 1 } })),
      async (ask) => {
        const head = await ask('/api/x', { method: 'HEAD' });
        expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '7']);
        const patch = await ask('/api/x', { method: 'PATCH' });
        expect([patch.status, patch.headers.allow]).toEqual([405, 'GET, HEAD']);
        expect(json(patch.body)).toEqual({ error: { code: 'method-not-allowed', message: 'Allowed: GET, HEAD.' } });
      },
    ));

  it.each([
    ['a named error', new ApiError('not-found', 'Match cannot be found.'), 404, 'not-found', 'Match cannot be found.'],
    [
      'a store that is down',
      new StoreUnavailableError('read weeks/x', new Error('deadline')),
      503,
      'unavailable',
      'The store does not answer.',
    ],
    ['anything else, telling nothing of it', new Error('secret detail'), 500, 'internal', 'An error occurred on server.'],
  ])('turn %s into its status', (_name, error, status, code, message) =>
    withServer(
      listener(() => Promise.reject(error)),
      async (ask) => {
        const answer = await ask('/api/x');
        expect(answer.status).toBe(status);
        expect(json(answer.body)).toEqual({ error: { code, message } });
        expect(answer.headers['cache-control']).toBe('private, no-store');
        expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
      },
    ),
  );
});

describe('writes', () => {
  beforeEach(() => {
    sharedRegistry().rateLimiters.clear();
    sharedRegistry().answers = null;
  });

  function route({
    points = 100,
    write = () => Promise.resolve({ body: { ok: true } }),
  }: { points?: number; write?: () => Promise<ApiAnswer> } = {}) {
    const spy = vi.fn(write);
    const handler = writes({
      name: 'test',
      schema: v.object({ text: v.string(), id: v.optional(v.string()) }),
      maxBytes: 100,
      limit: { points, seconds: 60 },
      idOf: ({ id }) => id,
      write: spy,
    });
    return { write: spy, listener: asListener({ default: apiRoute({ POST: handler }), config }) };
  }
  const post = (body: unknown, headers: Readonly<Record<string, string>> = FROM_HERE) => ({
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const plain = { 'content-type': 'application/json' };

  it('reach the handler from a page of this site', () => {
    const { listener, write } = route();
    return withServer(listener, async (ask) => {
      const answer = await ask(
        '/api/x',
        post({ text: 'a', more: 1 }, { ...FROM_HERE, referer: 'http://localhost:3000/match/7/a-vs-b?x=1' }),
      );
      expect([answer.status, json(answer.body)]).toEqual([200, { ok: true }]);
      expect(write).toHaveBeenCalledWith({ text: 'a' }, expect.objectContaining({ pagePath: '/match/7/a-vs-b?x=1', session: null }));
    });
  });

  it.each([
    ['another site', { ...plain, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another host of the same site', { ...plain, 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' }],
    ['a foreign origin, whatever else is said', { ...plain, 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
    ['nobody knows where', plain],
    ['an opaque origin', { ...plain, origin: 'null' }],
  ])('are refused from %s', (_name, headers) => {
    const { listener, write } = route();
    return withServer(listener, async (ask) => {
      const answer = await ask('/api/x', post({ text: 'a' }, headers));
      expect([answer.status, json(answer.body)]).toEqual([
        403,
        { error: { code: 'cross-site', message: 'Only pages of this site may write.' } },
      ]);
      expect(write).not.toHaveBeenCalled();
    });
  });

  it('of a local site accept the requested host as ours, as browsers without Sec-Fetch-Site send it', () => {
    const { listener } = route();
    return withServer(listener, async (ask) => {
      expect(
        (await ask('/api/x', post({ text: 'a' }, { ...plain, host: '192.168.0.7:3000', origin: 'http://192.168.0.7:3000' }))).status,
      ).toBe(200);
    });
  });

  it('accept only JSON', () => {
    const { listener } = route();
    return withServer(listener, async (ask) => {
      expect(
        (await ask('/api/x', { method: 'POST', headers: { ...FROM_HERE, 'content-type': 'text/plain' }, body: '{"text":"a"}' })).status,
      ).toBe(415);
      expect((await ask('/api/x', { method: 'POST', headers: FROM_HERE, body: '{' })).status).toBe(400);
      expect(
        (
          await ask('/api/x', {
            method: 'POST',
            headers: { ...FROM_HERE, 'content-type': 'Application/JSON; charset=utf-8' },
            body: '{"text":"a"}',
          })
        ).status,
      ).toBe(200);
    });
  });

  it.each([
    ['half of a surrogate pair', String.raw`{"text":"a\ud800"}`],
    ['its other half', String.raw`{"text":"\uDC38b"}`],
    ['U+0000', String.raw`{"text":"\u0000"}`],
    ['such a text that no schema looks at', String.raw`{"text":"a","more":[{"deep":"\ud83d"}]}`],
    ['such a name of a field', String.raw`{"text":"a","\ud83d":1}`],
    ['bytes that are no UTF-8', Buffer.from([...Buffer.from('{"text":"'), 0xed, 0xa0, 0x80, ...Buffer.from('"}')])],
  ])('are refused with %s in the body', (_what, body) => {
    const { listener, write } = route();
    return withServer(listener, async (ask) => {
      expect((await ask('/api/x', { method: 'POST', headers: FROM_HERE, body })).status).toBe(400);
      expect(write).not.toHaveBeenCalled();
    });
  });

  it('are refused with U+0000 in the address', () => {
    const { listener, write } = route();
    return withServer(listener, async (ask) => {
      expect((await ask('/api/x?id=a%00b', post({ text: 'a' }))).status).toBe(400);
      expect(write).not.toHaveBeenCalled();
    });
  });

  it('accept whole surrogate pairs and names that objects have by themselves', () => {
    const { listener, write } = route();
    return withServer(listener, async (ask) => {
      const body = String.raw`{"text":"\ud83d\udc38","__proto__":{"id":"aaaaaaaa"},"constructor":1}`;
      expect((await ask('/api/x', { method: 'POST', headers: FROM_HERE, body })).status).toBe(200);
      expect(write).toHaveBeenCalledWith({ text: '🐸' }, expect.anything());
    });
  });

  it('that the store refuses are the sender’s fault, and logged', () => {
    const logged = vi.spyOn(log(), 'error');
    const refusal = Object.assign(new Error('3 INVALID_ARGUMENT: reserved'), { code: 3 });
    const { listener } = route({ write: () => Promise.reject(new StoreUnavailableError('write', refusal)) });
    return withServer(listener, async (ask) => {
      expect((await ask('/api/x', post({ text: 'a' }))).status).toBe(400);
      expect(logged).toHaveBeenCalledOnce();
      logged.mockRestore();
    });
  });

  it('are bounded, with an announced length or without', () => {
    const { listener, write } = route();
    return withServer(listener, async (ask) => {
      const large = post({ text: 'x'.repeat(100) });
      expect((await ask('/api/x', large)).status).toBe(413);
      expect((await ask('/api/x', { ...large, headers: { ...FROM_HERE, 'transfer-encoding': 'chunked' } })).status).toBe(413);
      expect(write).not.toHaveBeenCalled();
    });
  });

  it.each([
    ['announced length', 'Content-Length: 90'],
    ['chunks', 'Transfer-Encoding: chunked'],
  ])('whose sender leaves in the middle are no defect of ours: %s', async (_how, length) => {
    const error = vi.spyOn(log(), 'error');
    const { listener, write } = route();
    const failed = vi.fn();
    await withServer(
      (request, response) => {
        response.on('close', failed);
        listener(request, response);
      },
      async (_ask, origin) => {
        const socket = connect(Number(new URL(origin).port), '127.0.0.1');
        const headers = Object.entries(FROM_HERE).map(([name, value]) => `${name}: ${value}\r\n`);
        socket.write(`POST /api/x HTTP/1.1\r\nHost: x\r\n${headers.join('')}${length}\r\n\r\n2\r\n{"\r\n`);
        await once(socket, 'connect');
        await new Promise((resolve) => setTimeout(resolve, 50));
        socket.destroy();
        await vi.waitFor(() => expect(failed).toHaveBeenCalled());
        expect(write).not.toHaveBeenCalled();
        expect(error).not.toHaveBeenCalled();
      },
    );
  });

  it('name the field that does not decode', () => {
    const { listener } = route();
    return withServer(listener, async (ask) => {
      const answer = await ask('/api/x', post({ text: 7 }));
      expect(answer.status).toBe(400);
      expect(json(answer.body)).toMatchObject({ error: { code: 'invalid', field: 'text' } });
    });
  });

  it('are limited by address, and say when to retry', () => {
    const { listener, write } = route({ points: 2 });
    return withServer(listener, async (ask) => {
      await ask('/api/x', post({ text: 'a' }));
      await ask('/api/x', post({ text: 'b' }));
      const third = await ask('/api/x', post({ text: 'c' }));
      expect(third.status).toBe(429);
      expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
      expect(json(third.body)).toMatchObject({ error: { code: 'rate-limited' } });
      expect(write).toHaveBeenCalledTimes(2);
    });
  });

  it('are done once per idempotency id, also when repeated at the same time', () => {
    let done = 0;
    const { listener, write } = route({
      write: () => {
        done += 1;
        return Promise.resolve({ body: { done } });
      },
    });
    return withServer(listener, async (ask) => {
      const id = 'once-and-for-all';
      const same = post({ text: 'a', id });
      const answers = await Promise.all([ask('/api/x', same), ask('/api/x', same)]);
      answers.push(await ask('/api/x', same));
      expect(answers.map(({ body }) => json(body))).toEqual([{ done: 1 }, { done: 1 }, { done: 1 }]);
      expect(write).toHaveBeenCalledTimes(1);
      const inHeader = post({ text: 'a' }, { ...FROM_HERE, 'idempotency-key': 'another-id-1' });
      expect([json((await ask('/api/x', inHeader)).body), json((await ask('/api/x', inHeader)).body)]).toEqual([{ done: 2 }, { done: 2 }]);
      expect((await ask('/api/x', post({ text: 'a', id: 'no good id!' }))).status).toBe(400);
    });
  });

  it('are refused under the id of another write, finished or not', () => {
    const { listener, write } = route();
    return withServer(listener, async (ask) => {
      const reused = { error: { code: 'idempotency-key-reused', message: 'This idempotency id stands for another write.' } };
      const [first, second] = await Promise.all([
        ask('/api/x', post({ text: 'a', id: 'same-id-1' })),
        ask('/api/x', post({ text: 'b', id: 'same-id-1' })),
      ]);
      expect([first.status, second.status].sort()).toEqual([200, 409]);
      const third = await ask('/api/x', post({ text: 'c', id: 'same-id-1' }));
      expect([third.status, json(third.body)]).toEqual([409, reused]);
      expect(write).toHaveBeenCalledTimes(1);
    });
  });

  it.each([
    ['another token', { authorization: 'Bearer b' }],
    ['no token', { authorization: undefined }],
    ['a cookie', { authorization: 'Bearer a', cookie: 'token=x' }],
    ['another visitor', { authorization: 'Bearer a', cookie: 'visitor=x' }],
  ])(
    'are different under the same id with %s',
    (_what, { authorization, cookie }: { authorization?: string | undefined; cookie?: string }) => {
      const { listener, write } = route();
      return withServer(listener, async (ask) => {
        const given = {
          ...FROM_HERE,
          ...(authorization === undefined ? {} : { authorization }),
          ...(cookie === undefined ? {} : { cookie }),
        };
        const id = 'same-id-2';
        for (const headers of [{ ...FROM_HERE, authorization: 'Bearer a' }, given, given])
          expect((await ask('/api/x', post({ text: 'a', id }, headers))).status).toBe(200);
        expect(write).toHaveBeenCalledTimes(2);
      });
    },
  );

  it('of visitors without a cookie are distinguished by their address', () => {
    const { listener, write } = route();
    Object.assign(environment(), { RIFTWEEK_TRUSTED_PROXIES: 1 });
    return withServer(listener, async (ask) => {
      for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) {
        const answer = await ask(
          '/api/x',
          post({ text: `from ${address}`, id: 'same-id-3' }, { ...FROM_HERE, 'x-forwarded-for': address }),
        );
        expect(answer.status).toBe(200);
      }
      expect(write).toHaveBeenCalledTimes(2);
    }).finally(() => Object.assign(environment(), { RIFTWEEK_TRUSTED_PROXIES: 0 }));
  });

  it('are done again where the answer sets a cookie or is large', () => {
    const answers: readonly ApiAnswer[] = [{ body: {}, cookies: ['a=b'] }, { body: { text: 'x'.repeat(20_000) } }];
    return Promise.all(
      answers.map((answer, index) => {
        const { listener, write } = route({ write: () => Promise.resolve(answer) });
        return withServer(listener, async (ask) => {
          for (let time = 0; time < 2; time += 1)
            expect((await ask('/api/x', post({ text: 'a', id: `done-again-${index}` }))).status).toBe(200);
          expect(write).toHaveBeenCalledTimes(2);
        });
      }),
    ).then(() => undefined);
  });

  it('can be retried under their id after a failure', () => {
    const answers = [() => Promise.reject(new ApiError('upstream-failed', 'busy')), () => Promise.resolve({ body: { ok: true } })];
    const { listener } = route({ write: () => (answers.shift() ?? (() => Promise.resolve({})))() });
    return withServer(listener, async (ask) => {
      const again = post({ text: 'a', id: 'try-me-twice' });
      expect((await ask('/api/x', again)).status).toBe(502);
      expect((await ask('/api/x', again)).status).toBe(200);
    });
  });
});
