import * as v from 'valibot';
import type { LinkPurpose } from '../../domain/people/mail-link';
import { HOUR_MS } from '../../domain/values/durations';
import { ApiError } from '../api-error';
import { signToken, verifyToken } from '../session/signed-token';

/**
 * What links in mails carry of ours: which account they are for, at which
 * address. `add-email` is the proof that the mail was read; `verify-email`
 * and `reset-password` go beside a code of Firebase's and only say whose it is.
 */
const HOURS: Readonly<Record<LinkPurpose, number>> = { 'add-email': 24, 'verify-email': 72, 'reset-password': 2 };

export const LINK_CODE_MAX_LENGTH = 2048;

const CodeSchema = v.pipe(v.string(), v.parseJson(), v.object({ uid: v.string(), email: v.string(), until: v.number() }));
export type LinkTarget = { readonly uid: string; readonly email: string };

/** A code for a mail to that address; good for HOURS. `now` in milliseconds since 1970. */
export function linkCode(purpose: LinkPurpose, { uid, email }: LinkTarget, now: number): string {
  return signToken(purpose, JSON.stringify({ uid, email, until: now + HOURS[purpose] * HOUR_MS }));
}

/** What a code of that purpose says; throws `bad-request` for any other, `gone` for an old one. */
export function readLinkCode(purpose: LinkPurpose, code: string, now: number): LinkTarget {
  const text = verifyToken(purpose, code);
  const parsed = text === null ? null : v.safeParse(CodeSchema, text);
  if (!parsed?.success) throw new ApiError('bad-request', 'The code is not valid.');
  if (parsed.output.until < now) throw new ApiError('gone', 'The code has expired.');
  return parsed.output;
}
