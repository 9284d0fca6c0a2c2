import * as v from 'valibot';
import { request } from '../requests/request';
import { isRecord } from '../../domain/values/is-record';
import type { ContactMessage } from '../../domain/people/contact';
import { paths } from '../../domain/page/paths';
import { fail, ok, type Result } from '../../domain/values/result';

/** What the feedback service said, in its own words; null for every other failure. */
type ContactFailure = { readonly message: string | null };

const RefusalSchema = v.object({ error: v.object({ message: v.string() }) });

/**
 * Sends a checked message (the server composes the mail).
 * @param id idempotency id: sending the same message again under it is harmless
 */
export async function sendContact(
  { reason, name, email, content }: ContactMessage,
  { id, pageUrl }: { readonly id: string; readonly pageUrl: string },
): Promise<Result<null, ContactFailure>> {
  const sent = await request(paths.api.contact(), isRecord, {
    method: 'POST',
    body: { id, reason, name, email, content, pageUrl },
  });
  if (sent.ok) return ok(null);
  const refusal = v.safeParse(RefusalSchema, sent.error.body);
  return fail({ message: sent.error.code === 'upstream-failed' && refusal.success ? refusal.output.error.message : null });
}
