import * as v from 'valibot';
import { LOAD_TIMEOUT_SECONDS } from '../../lib/domain/constants';
import type { ContactMessage } from '../../lib/domain/people/contact';
import { paths } from '../../lib/domain/paths';
import { fail, ok, type Result } from '../../lib/domain/result';

/** The server's own words, or null where it could not be reached or said nothing. */
export type ContactFailure = { readonly message: string | null };

const ErrorSchema = v.object({ error: v.object({ message: v.string() }) });

async function serverMessage(response: Response): Promise<string | null> {
  try {
    const body: unknown = await response.json();
    const parsed = v.safeParse(ErrorSchema, body);
    return parsed.success ? parsed.output.error.message : null;
  } catch {
    return null;
  }
}

/**
 * Sends a checked message (the server composes the mail).
 * @param id idempotency id: sending the same message again under it is harmless
 */
export async function sendContact(
  message: ContactMessage,
  { id, pageUrl }: { readonly id: string; readonly pageUrl: string },
): Promise<Result<null, ContactFailure>> {
  const { reason, name, email, content } = message;
  try {
    const response = await fetch(paths.api.contact(), {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ id, reason, name, email, content, pageUrl }),
      signal: AbortSignal.timeout(LOAD_TIMEOUT_SECONDS * 1000),
    });
    return response.ok ? ok(null) : fail({ message: await serverMessage(response) });
  } catch {
    return fail({ message: null });
  }
}
