import { request } from 'node:http';
import * as v from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { paths } from '../lib/domain/page/paths';
import { emulatorUrl, givenAccount, PASSWORD } from './support/accounts';

/** What a stranger tries on accounts of the built site, without a browser. */

const site = inject('demo');
const fromHere = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin: site.url };
const session = (method: string, headers: Readonly<Record<string, string>>) =>
  fetch(`${site.url}${paths.api.session()}`, { method, headers: { ...fromHere, ...headers }, body: '{}' });
/** All of these refuse the client; which one depends on how many requests from this address have failed. */
const REFUSED: ReadonlySet<number> = new Set([401, 429]);
/** The status of the account's page data for a browser with this cookie. */
const statusOf = async (cookie: string) => (await fetch(`${site.url}${paths.api.me()}`, { headers: { cookie } })).status;
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('token='))
    ?.split(';', 1)[0] ?? '';

async function signIn(email: string): Promise<string> {
  const answer = await fetch(`${await emulatorUrl()}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  return v.parse(v.object({ idToken: v.string() }), await answer.json()).idToken;
}

describe('an attacker', () => {
  const email = `owner${Date.now()}@example.com`;
  let token = '';
  beforeAll(async () => {
    await givenAccount(email);
    token = await signIn(email);
  });

  it('with a known idempotency key gets no session', async () => {
    const keyed = { 'idempotency-key': `sign-in-${Date.now()}` };
    const owner = await session('POST', { ...keyed, authorization: `Bearer ${token}` });
    expect([owner.status, await statusOf(cookieOf(owner))]).toEqual([200, 200]);
    const stranger = await session('POST', keyed);
    expect([REFUSED.has(stranger.status), stranger.headers.getSetCookie()]).toEqual([true, []]);
  });

  it('with a copied cookie is signed out within a second of the owner', async () => {
    const cookie = cookieOf(await session('POST', { authorization: `Bearer ${token}` }));
    expect(await statusOf(cookie)).toBe(200);
    expect((await session('DELETE', { cookie })).status).toBe(200);
    const endedAt = Date.now();
    expect([await statusOf(cookie), REFUSED.has((await session('POST', { authorization: `Bearer ${token}` })).status)]).toEqual([
      401,
      true,
    ]);
    expect(Date.now() - endedAt).toBeLessThan(1000);
  });

  it('cannot write through a host name of their own that resolves to this server', async () => {
    const { hostname, port } = new URL(site.url);
    const ask = (host: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { host, origin: `http://${host}`, 'content-type': 'application/json', 'content-length': '2' };
        const sent = request({ hostname, port, method: 'POST', path: paths.api.session(), headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        });
        sent.on('error', reject);
        sent.end('{}');
      });
    // Another name of this machine may ask, and lacks a token.
    expect([await ask(`evil.test:${port}`), REFUSED.has(await ask(`127.0.0.1:${port}`))]).toEqual([403, true]);
  });

  it('sending junk keeps nobody at the same address from signing in', async () => {
    const neighbour = `neighbour${Date.now()}@example.com`;
    await givenAccount(neighbour);
    const statuses = await Promise.all(
      Array.from(
        { length: 110 },
        async (_, index) =>
          (await session('POST', { authorization: `Bearer junk.${index}.x`, 'x-forwarded-for': `10.0.0.${index}` })).status,
      ),
    );
    expect(statuses.filter((status) => !REFUSED.has(status))).toEqual([]);
    expect(statuses).toContain(429);
    expect((await session('POST', { authorization: `Bearer ${await signIn(neighbour)}` })).status).toBe(200);
  });
});
