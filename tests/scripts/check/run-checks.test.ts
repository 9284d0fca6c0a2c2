import { createServer } from 'node:http';
import webpush from 'web-push';
import { describe, expect, it } from 'vitest';
import { checkAccounts, checkDomain } from '../../../scripts/check/account-check';
import { runChecks, type Check } from '../../../scripts/check/run-checks';
import { demandKeyPair, siteChecks } from '../../../scripts/check/site-checks';

const check = (name: string, run: Check['run'], unset: string | null = null): Check => ({
  name,
  run,
  unset,
  right: 'roles/x',
  variable: 'X',
});
const fine = () => Promise.resolve();
const refused = () => Promise.reject(Object.assign(new Error('7 PERMISSION_DENIED: no'), { code: 7 }));

async function linesOf(checks: readonly Check[]): Promise<{ isFine: boolean; lines: string[] }> {
  const lines: string[] = [];
  return { isFine: await runChecks(checks, (line) => void lines.push(line)), lines };
}

/** A stand-in of Firebase Auth that answers every request alike. */
async function withAuth<Value>(status: number, body: unknown, use: (host: string) => Promise<Value>): Promise<Value> {
  const server = createServer((_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    return await use(`127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`);
  } finally {
    server.close();
  }
}
const auth = (emulator: string) => ({ apiKey: 'k', emulator, siteUrl: 'https://riftweek.example' });

describe('the checks of a site', () => {
  it('are a line each, and pass while everything configured works', async () => {
    expect(await linesOf([check('one', fine), check('two', refused, 'TWO_URL')])).toEqual({
      isFine: true,
      lines: ['ok      one', '-       two: not set up (TWO_URL)'],
    });
  });

  it('go on after a failure, and fail in the end', async () => {
    expect(await linesOf([check('one', refused), check('two', fine)])).toEqual({
      isFine: false,
      lines: ['FAILED  one: a right is missing: roles/x', 'ok      two'],
    });
  });

  it('list missing variables, and skip what is not configured', async () => {
    const [variables, ...others] = siteChecks({ RIFTWEEK_PROJECT_MAIN: 'rift', RIFTWEEK_PROJECT_GAMES: 'rift' });
    const { lines } = await linesOf(variables ? [variables] : []);
    expect(lines.join()).toMatch(/FAILED {2}variables of the server: RIFTWEEK_SITE_URL .*RIFTWEEK_SECRET/);
    expect(others.filter(({ unset }) => unset !== null).map(({ unset }) => unset)).toEqual([
      'RIFTWEEK_AUTH_API_KEY',
      'RIFTWEEK_AUTH_API_KEY',
      'RIFTWEEK_IMAGE_BUCKET',
      'RIFTWEEK_SMTP_URL',
      'RIFTWEEK_VAPID_PUBLIC_KEY, RIFTWEEK_VAPID_PRIVATE_KEY',
    ]);
  });
});

describe('a refusal', () => {
  it.each([
    [403, 'PERMISSION_DENIED', /a right is missing/],
    [400, 'OPERATION_NOT_ALLOWED', /e-mail and password is off/],
    [400, 'CONFIGURATION_NOT_FOUND', /Get started/],
    [400, 'API key not valid. Please pass a valid API key.', /RIFTWEEK_AUTH_API_KEY/],
  ])('of an account: %i %s', async (status, message, expected) => {
    const { lines } = await withAuth(status, { error: { message } }, (host) =>
      linesOf([check('accounts', () => checkAccounts(auth(host)))]),
    );
    expect(lines.join()).toMatch(expected);
  });

  it('of a domain that is not authorised', async () => {
    const ask = (authorizedDomains: string[]) =>
      withAuth(200, { authorizedDomains }, (host) => linesOf([check('domain', () => checkDomain(auth(host)))]));
    expect((await ask(['localhost', 'riftweek.example'])).isFine).toBe(true);
    expect((await ask(['localhost'])).lines.join()).toContain('authorised domain');
  });

  it('of web push keys that do not match', () => {
    const [one, other] = [webpush.generateVAPIDKeys(), webpush.generateVAPIDKeys()];
    expect(() => demandKeyPair(one)).not.toThrow();
    expect(() => demandKeyPair({ publicKey: one.publicKey, privateKey: other.privateKey })).toThrow('no pair');
  });
});
