import * as v from 'valibot';
import { MailLinkSchema, type LinkPurpose, type MailLink } from '../../domain/people/mail-link';
import { paths } from '../../domain/page/paths';
import { fail, ok } from '../../domain/values/result';
import type { AuthFailureKind } from '../../domain/people/sign-in';
import { request } from '../requests/request';
import type { AuthOutcome } from './auth-port';

/** Links of mails with a code of ours, or with one of Firebase's and our word beside it. */

const AddedSchema = v.object({ email: v.string() });
const FAILURES: Readonly<Record<number, AuthFailureKind>> = {
  400: 'invalidActionCode',
  // The session has ended, or is another account's by now.
  401: 'silent',
  403: 'silent',
  409: 'userExist',
  410: 'expiredActionCode',
  429: 'tooManyRequests',
};

async function posted<Value>(path: string, schema: v.GenericSchema<unknown, Value>, body: unknown): AuthOutcome<Value> {
  const answer = await request(path, schema, { method: 'POST', body });
  return answer.ok ? answer : fail({ kind: FAILURES[answer.error.status ?? 0] ?? 'unavailable' });
}

/** What a link is for, by a code of ours. It changes nothing. */
export function readMailLink(purpose: LinkPurpose, code: string): AuthOutcome<MailLink> {
  return posted(paths.api.accountLink(), MailLinkSchema, { purpose, code });
}

/** Gives the account of this session its first address, by the code of the mail that went there; the address. */
export async function addEmail(code: string): AuthOutcome<string> {
  const added = await posted(paths.api.accountAddEmail(), AddedSchema, { code });
  return added.ok ? ok(added.value.email) : added;
}
