import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const PUBLIC = 'RIFTWEEK_VAPID_PUBLIC_KEY';
const PRIVATE = 'RIFTWEEK_VAPID_PRIVATE_KEY';

/** A key pair as web push writes it (VAPID): the uncompressed point and the private number, in base64url. */
export function makePushKeys() {
  const { x = '', y = '', d = '' } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { [PUBLIC]: point.toString('base64url'), [PRIVATE]: d };
}

/**
 * The keys with which a local site pushes: made once and stored in `file`, so
 * that browsers stay subscribed after a restart.
 * @param {string} file
 * @returns {Record<string, string>} as environment variables
 */
export function sitePushKeys(file) {
  const given = { [PUBLIC]: process.env[PUBLIC] ?? '', [PRIVATE]: process.env[PRIVATE] ?? '' };
  if (Object.values(given).every(Boolean)) return given;
  try {
    /** @type {Record<string, string>} */
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    return kept;
  } catch {
    const made = makePushKeys();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
    return made;
  }
}
