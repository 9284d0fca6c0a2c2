import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { DeviceSubscription } from '../../lib/domain/people/push';
import { type SendPush, pushSender } from '../../lib/server/push/push-request';
import { makePushKeys } from '../../scripts/support/push-keys.mjs';

/** A browser that is subscribed, with its push service on this machine. */
export type PushDevice = {
  readonly subscription: DeviceSubscription;
  /** Sends as the site does. */
  readonly send: SendPush;
  /** What has come since the last time, deciphered, as the service worker gets it. */
  readonly take: () => string[];
};

const TAG_BYTES = 16;
const POINT_BYTES = 65;
/** Where the sender's key begins in a message, after salt, record size and its own length. */
const KEY_AT = 21;

/** Deciphers a message of one record (RFC 8291 over RFC 8188). */
function deciphered(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, TAG_BYTES);
  const sender = body.subarray(KEY_AT, KEY_AT + POINT_BYTES);
  const derive = (key: Buffer, by: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', key, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const record = body.subarray(KEY_AT + POINT_BYTES);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  // The last record ends with a 2, and zeros where it is padded.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** Lends a device to a test. */
export async function withPushDevice(work: (device: PushDevice) => Promise<void>): Promise<void> {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys().toString('base64url');
  const auth = randomBytes(16);
  const come: string[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      come.push(deciphered(body, ecdh, auth));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const { RIFTWEEK_VAPID_PUBLIC_KEY: publicKey, RIFTWEEK_VAPID_PRIVATE_KEY: privateKey } = makePushKeys();
  try {
    await work({
      subscription: { endpoint: `http://127.0.0.1:${port}/device`, keys: { p256dh, auth: auth.toString('base64url') } },
      send: pushSender(
        { publicKey, privateKey, subject: 'mailto:support@riftweek.example' },
        { urlOf: (endpoint) => new URL(endpoint), lookup: undefined },
      ),
      take: () => come.splice(0),
    });
  } finally {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }
}
