import * as v from 'valibot';
import { request } from '../requests/request';
import { isRecord } from '../../domain/values/is-record';
import type { ContactMessage } from '../../domain/people/contact';
import { paths } from '../../domain/page/paths';
import { fail, ok, type Result } from '../../domain/values/result';

/** The server's own words, or null where it could not be reached or said nothing. */
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
  return fail({ message: refusal.success ? refusal.output.error.message : null });
}
