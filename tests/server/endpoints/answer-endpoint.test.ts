import type * as Endpoints from '../../../lib/server/endpoints/endpoints';
import type { NextApiHandler } from 'next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINT_ADDRESSES } from '../../../lib/server/endpoints/endpoints';
import * as everyEndpoint from '../../../pages/api/[...path]';
import { asListener, json } from '../../support/server/api-route';
import { withServer, type Answer } from '../../support/server/with-server';

/** Which entry was called, and the query that it saw. */
const called = vi.hoisted(() => ({ echo: false }));

vi.mock('../../../lib/server/endpoints/endpoints', async (importOriginal) => {
  const real = await importOriginal<typeof Endpoints>();
  const echo =
    (address: string): NextApiHandler =>
    (request, response) =>
      response.json({ address, query: request.query });
  return {
    ...real,
    endpointAt: (address: string) => {
      const found = real.endpointAt(address);
      return found !== null && called.echo ? { ...found, handler: echo(address) } : found;
    },
  };
});

beforeEach(() => {
  called.echo = false;
});

/** As Next calls the file: the decoded segments of the path are the parameter `path`. */
async function ask(address: string, method = 'GET'): Promise<Answer> {
  const answers: Answer[] = [];
  const [path = ''] = address.split('?', 1);
  const segments = path.split('/').slice(2).map(decodeURIComponent);
  await withServer(asListener(everyEndpoint, { path: segments }), async (send) => {
    answers.push(await send(address, { method }));
  });
  return answers[0] ?? expect.fail();
}

describe('the one file below /api', () => {
  it.each([
    ['/api/week?start=2023-08-14', '/api/week', { start: '2023-08-14' }],
    ['/api/team/7', '/api/team/[id]', { id: '7' }],
    ['/api/comments/mine?url=/match/7', '/api/comments/mine', { url: '/match/7' }],
    ['/api/comments/abc', '/api/comments/[id]', { id: 'abc' }],
    ['/api/comments/mine/like', '/api/comments/[id]/like', { id: 'mine' }],
    ['/api/calendar/mine/x.ics', '/api/calendar/mine/[file]', { file: 'x.ics' }],
    ['/api/calendar/team/7.ics', '/api/calendar/[kind]/[file]', { kind: 'team', file: '7.ics' }],
    ['/api/functions/sendMail', '/api/functions/[name]', { name: 'sendMail' }],
    ['/api/functions/constructor', '/api/functions/[name]', { name: 'constructor' }],
  ])('calls for %s the entry %s', async (address, entry, query) => {
    called.echo = true;
    expect(json((await ask(address)).body)).toEqual({ address: entry, query });
  });

  it('takes named parts from the path, whatever the query says', async () => {
    called.echo = true;
    expect(json((await ask('/api/team/7?id=8&path=week')).body)).toEqual({ address: '/api/team/[id]', query: { id: '7' } });
  });

  it('reaches every entry', async () => {
    called.echo = true;
    for (const address of ENDPOINT_ADDRESSES) expect(json((await ask(address.replace(/\[\w+\]/g, 'any'))).body)).toMatchObject({ address });
  });

  it.each(['nowhere', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'week/more', 'team', 'team/7/x', '[...path]'])(
    'answers 404 in JSON to /api/%s',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        const { status, body } = await ask(`/api/${path}`, method);
        expect([status, json(body)]).toEqual([404, { error: { code: 'not-found', message: 'There is no such endpoint.' } }]);
      }
    },
  );

  it.each([
    ['/api/week', 'POST', 'GET, HEAD'],
    ['/api/comments', 'DELETE', 'GET, HEAD, POST'],
    ['/api/comments/abc', 'GET', 'PATCH, DELETE'],
    ['/api/nowhere', 'PATCH', 'GET, HEAD, POST, PUT, DELETE'],
  ])('answers 405 to another method of %s, and says which it takes', async (address, method, allow) => {
    const { status, headers, body } = await ask(address, method);
    expect([status, headers.allow, json(body)]).toMatchObject([405, allow, { error: { code: 'method-not-allowed' } }]);
  });
});
