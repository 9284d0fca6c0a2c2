import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailKind } from '../../domain/people/mail-kinds';
import { environment, EnvironmentError } from '../env';

/**
 * Texts that leave the site and come back (a visitor's cookie, a link in a
 * mail) and must be ours: `{text}.{signature}`, both in base64url. The text can
 * be read by anybody; it is only proved, not hidden. A token has no end of its
 * own: put a date into the text where it needs one.
 */

/** What a token is for; one that was made for something else does not verify. */
type TokenPurpose =
  'visitor' | 'unsubscribe' | `unsubscribe-${Exclude<MailKind, 'start'>}` | 'add-email' | 'verify-email' | 'reset-password';

function secret(): string {
  const { RIFTWEEK_SECRET: given } = environment();
  if (given === undefined) throw new EnvironmentError(['RIFTWEEK_SECRET must be set']);
  return given;
}

function signatureOf(purpose: TokenPurpose, encoded: string): Buffer {
  return createHmac('sha256', secret()).update(`${purpose}\n${encoded}`).digest();
}

/** A token for the text, safe in cookies and addresses. Throws EnvironmentError without RIFTWEEK_SECRET. */
export function signToken(purpose: TokenPurpose, text: string): string {
  const encoded = Buffer.from(text, 'utf8').toString('base64url');
  return `${encoded}.${signatureOf(purpose, encoded).toString('base64url')}`;
}

/** The text of a token that we made for this purpose; null for any other. Throws EnvironmentError without RIFTWEEK_SECRET. */
export function verifyToken(purpose: TokenPurpose, token: string): string | null {
  const [encoded = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || encoded === '' || signature === '') return null;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(purpose, encoded);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Buffer.from(encoded, 'base64url').toString('utf8');
}
