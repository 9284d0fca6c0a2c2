import * as v from 'valibot';
import type { ContactMail } from '../../domain/people/contact';
import { fail, ok, type Result } from '../../domain/values/result';
import { errorFields, log } from '../logger';
import { sendMail } from '../mail/send-mail';

type ContactDelivery = {
  /** A key that is the same for the same message, so that its receiver recognises repeats: a process may end between sending and recording it. */
  readonly key: string;
  /** Where mails are posted; '' or absent: they go out like every other mail. */
  readonly feedbackUrl: string | undefined;
  /** Milliseconds for the whole post. */
  readonly timeoutMs: number;
};

/** The feedback service's own words, which the visitor reads; null where it gave none. */
type DeliveryFailure = { readonly message: string | null };

/** The service's own words are shown to the visitor, so they are bounded. */
const LONGEST_MESSAGE = 300;

/** What a receiver answers that refuses: `{message}` or `{error: {message}}`. */
const RefusalSchema = v.union([
  v.pipe(
    v.object({ message: v.pipe(v.string(), v.nonEmpty()) }),
    v.transform(({ message }) => message),
  ),
  v.pipe(
    v.object({ error: v.object({ message: v.pipe(v.string(), v.nonEmpty()) }) }),
    v.transform(({ error }) => error.message),
  ),
]);

async function refusalOf(response: Response): Promise<string | null> {
  try {
    const body: unknown = await response.json();
    const parsed = v.safeParse(RefusalSchema, body);
    return parsed.success ? parsed.output.slice(0, LONGEST_MESSAGE) : null;
  } catch {
    return null;
  }
}

async function post(url: string, mail: ContactMail, { key, timeoutMs }: ContactDelivery): Promise<Result<null, DeliveryFailure>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(mail),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return ok(null);
    log().warn({ status: response.status }, 'contact mail refused');
    return fail({ message: await refusalOf(response) });
  } catch (error) {
    log().warn(errorFields(error), 'contact mail not sent');
    return fail({ message: null });
  }
}

/** Sends a composed contact mail: to the feedback service, or as a mail where there is none. */
export async function deliverContact(mail: ContactMail, delivery: ContactDelivery): Promise<Result<null, DeliveryFailure>> {
  const { feedbackUrl, key } = delivery;
  if (feedbackUrl) return post(feedbackUrl, mail, delivery);
  try {
    await sendMail('contact', mail, key);
    return ok(null);
  } catch (error) {
    log().error(errorFields(error), 'contact mail not sent');
    return fail({ message: null });
  }
}
