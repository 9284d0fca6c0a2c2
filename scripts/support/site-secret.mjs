import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The secret that a local site signs with: made once and stored in `file`, so
 * that a visitor's cookie and a link in a mail still count after a restart.
 * @param {string} file
 */
export function siteSecret(file) {
  const given = process.env['RIFTWEEK_SECRET'];
  if (given) return given;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    const made = randomBytes(32).toString('hex');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${made}\n`, { mode: 0o600 });
    return made;
  }
}
