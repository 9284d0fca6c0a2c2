import { createHash } from 'node:crypto';

/** A CSP source for an inline block with exactly this text. */
export function hashSource(text: string | Buffer): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
