import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { decodeEnvironment } from '../../lib/server/env';
import { pushSender, pushUrl } from '../../lib/server/push/push-request';
import { pushKeys } from '../../lib/server/unset-services';
import { makePushKeys } from '../../scripts/support/push-keys.mjs';

const made = makePushKeys();
const KEYS = {
  publicKey: made.RIFTWEEK_VAPID_PUBLIC_KEY,
  privateKey: made.RIFTWEEK_VAPID_PRIVATE_KEY,
  subject: 'mailto:support@riftweek.example',
};

function device(endpoint: string) {
  return {
    endpoint,
    keys: { p256dh: createECDH('prime256v1').generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

async function answering(status: number, work: (origin: string, heard: () => number) => Promise<void>): Promise<void> {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await work(`http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}/`, () => requests);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

describe('the keys of web push', () => {
  it('made by npm start are valid for the environment', () => {
    expect(pushKeys(decodeEnvironment(made))).toMatchObject({ publicKey: KEYS.publicKey, privateKey: KEYS.privateKey });
  });

  it('are needed both, or there is no web push', () => {
    expect(pushKeys(decodeEnvironment({}))).toBeNull();
    expect(pushKeys(decodeEnvironment({ RIFTWEEK_VAPID_PUBLIC_KEY: KEYS.publicKey }))).toBeNull();
  });
});

describe('a push service', () => {
  it.each([
    [201, 'taken'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'later'],
    [503, 'later'],
    [301, 'refused'],
    [400, 'refused'],
  ])('that answers %i: %s', (status, outcome) =>
    answering(status, async (origin, heard) => {
      const send = pushSender(KEYS, { urlOf: (endpoint) => new URL(endpoint), lookup: undefined });
      expect(await send(device(origin), 'hello', 60)).toBe(outcome);
      expect(heard()).toBe(1);
    }),
  );

  it('that does not answer is asked again later', async () => {
    const send = pushSender(KEYS, { urlOf: (endpoint) => new URL(endpoint), lookup: undefined });
    expect(await send(device('http://127.0.0.1:9/'), 'hello', 60)).toBe('later');
  });

  it('is never a machine of our own network', () =>
    answering(201, async (origin, heard) => {
      expect(await pushSender(KEYS)(device(origin), 'hello', 60)).toBe('refused');
      expect(heard()).toBe(0);
      for (const address of [
        'https://169.254.169.254/',
        'https://192.168.0.1/',
        'http://updates.push.services.mozilla.com/',
        'ftp://updates.push.services.mozilla.com/',
      ])
        expect(pushUrl(address)).toBeNull();
    }));

  it('is one of those that browsers use', () => {
    for (const host of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com', 'wns2-par02p.notify.windows.com'])
      expect(pushUrl(`https://${host}/1`)?.hostname).toBe(host);
    for (const host of [
      'push.example',
      'fcm.googleapis.com.push.example',
      'evilpush.apple.com',
      'googleapis.com',
      'storage.googleapis.com',
    ])
      expect(pushUrl(`https://${host}/1`)).toBeNull();
  });

  it('is requested only on the port of https, never on another service of a public machine', () => {
    for (const port of [25, 80, 8443]) expect(pushUrl(`https://updates.push.services.mozilla.com:${port}/1`)).toBeNull();
    expect(pushUrl('https://updates.push.services.mozilla.com:443/1')?.href).toBe('https://updates.push.services.mozilla.com/1');
  });

  it('gets no request for a device with invalid keys', async () => {
    const keys = { p256dh: Buffer.alloc(65).toString('base64url'), auth: randomBytes(16).toString('base64url') };
    expect(await pushSender(KEYS)({ endpoint: 'https://updates.push.services.mozilla.com/1', keys }, 'hello', 60)).toBe('refused');
  });
});
