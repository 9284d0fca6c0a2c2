import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { callFunction, functionAddress, OWN_FUNCTIONS, type FunctionPlaces } from '../../lib/client/call-function';

const closing: (() => void)[] = [];

/** A local server that speaks for all three projects. */
async function place(listener: RequestListener): Promise<FunctionPlaces> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const customDomain = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return { main: { customDomain }, games: { customDomain }, play: { customDomain } };
}

afterEach(() => closing.splice(0).forEach((close) => close()));

/** Answers with what it was asked. */
function echo(seen: IncomingHttpHeaders[]): RequestListener {
  return (request, response) => {
    seen.push(request.headers);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => response.end(JSON.stringify({ result: { path: request.url, body: Buffer.concat(parts).toString() } })));
  };
}

describe('calling a cloud function', () => {
  it('finds it at the project’s own address, else at Google’s for its region and id', () => {
    expect(functionAddress('main', 'sendMail', OWN_FUNCTIONS)).toBe('/api/functions/sendMail');
    const google = { projectId: 'riftweek-play', host: 'cloudfunctions.net' };
    const places = { main: google, games: google, play: { ...google, region: 'europe-west1' } };
    expect(functionAddress('main', 'sendMail', places)).toBe('https://us-central1-riftweek-play.cloudfunctions.net/sendMail');
    expect(functionAddress('play', 'placeBet', places)).toBe('https://europe-west1-riftweek-play.cloudfunctions.net/placeBet');
  });

  it('posts {data} and gives back the result', async () => {
    const places = await place(echo([]));
    expect(await callFunction({ project: 'main', name: 'unsubscribe', payload: { token: 'x' }, places })).toEqual({
      ok: true,
      value: { path: '/unsubscribe', body: '{"data":{"token":"x"}}' },
    });
  });

  it('sends the tokens that there are, and leaves out those that are absent or cannot be had', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const places = await place(echo(seen));
    const call = { project: 'main', name: 'sendMail', payload: null, places } as const;
    const token = (value: string) => () => Promise.resolve(value);
    await callFunction({ ...call, tokens: { idToken: token('id'), instanceIdToken: token('instance'), appCheckToken: token('check') } });
    expect(seen[0]).toMatchObject({ authorization: 'Bearer id', 'firebase-instance-id-token': 'instance', 'x-firebase-appcheck': 'check' });
    await callFunction({
      ...call,
      tokens: { idToken: () => Promise.resolve(null), appCheckToken: () => Promise.reject(new Error('blocked')) },
    });
    expect(Object.keys(seen[1] ?? {})).not.toEqual(expect.arrayContaining(['authorization']));
    expect(Object.keys(seen[1] ?? {})).not.toEqual(expect.arrayContaining(['x-firebase-appcheck']));
    expect(Object.keys(seen[1] ?? {})).not.toEqual(expect.arrayContaining(['firebase-instance-id-token']));
  });

  it('tells a refusal in the server’s words', async () => {
    const places = await place((_request, response) => {
      response.statusCode = 403;
      response.end(JSON.stringify({ error: { status: 'PERMISSION_DENIED', message: 'Not yours.' } }));
    });
    expect(await callFunction({ project: 'main', name: 'deleteUser', payload: {}, places })).toEqual({
      ok: false,
      error: { code: 'permission-denied', message: 'Not yours.' },
    });
  });

  it('is internal where nobody answers or the answer is not JSON', async () => {
    const nobody = await place((request) => request.socket.destroy());
    expect(await callFunction({ project: 'main', name: 'x', payload: {}, places: nobody })).toMatchObject({ error: { code: 'internal' } });
    const html = await place((_request, response) => response.end('<html>'));
    expect(await callFunction({ project: 'main', name: 'x', payload: {}, places: html })).toMatchObject({ error: { code: 'internal' } });
  });

  it('gives up after its time, before an answer or in the middle of one', async () => {
    const silent = await place(() => undefined);
    expect(await callFunction({ project: 'main', name: 'x', payload: {}, places: silent, timeoutMs: 50 })).toMatchObject({
      error: { code: 'deadline-exceeded' },
    });
    const halting = await place((_request, response) => response.write('{"result":'));
    expect(await callFunction({ project: 'main', name: 'x', payload: {}, places: halting, timeoutMs: 50 })).toMatchObject({
      error: { code: 'deadline-exceeded' },
    });
  });
});
