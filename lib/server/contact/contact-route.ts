import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { CONTACT_REASONS, composeContactMail, validateContact } from '../../domain/people/contact';
import { LINK_ACCOUNT } from '../../domain/people/mail-link';
import { LOAD_TIMEOUT_SECONDS } from '../../domain/values/constants';
import { ApiError } from '../api-error';
import { writes } from '../api/api-write';
import { environment } from '../env';
import { settingsOrDefaults } from '../pages/shell-data';
import { siteNow } from '../site-clock';
import { deliverContact } from './deliver-contact';

/** Parameters of links in mails and invitations, and where to go after them: none of them may reach another mailbox. */
const SECRETS = ['oobCode', 'code', LINK_ACCOUNT, 'token', 'next', 'continueUrl'] as const;
const MAX_LENGTH = 1000;

/**
 * The address of the page that a message is sent from, with its query: without it
 * a fault on `/stats?scope=…` cannot be found. A page of another site does not
 * count, and the one that the browser itself names takes its place.
 * @param fallback path and query
 */
function pageAddress(siteUrl: string, claimed: string | undefined, fallback: string): string {
  const { origin } = new URL(siteUrl);
  const address = claimed !== undefined && URL.canParse(claimed, origin) ? new URL(claimed, origin) : null;
  // The address is joined as text: "//other.example" as a path would lead there.
  const page = new URL(address?.origin === origin ? address.href : `${origin}${fallback}`);
  // An address without any of them stays as it is written: deleting would write the others anew.
  for (const secret of SECRETS) if (page.searchParams.has(secret)) page.searchParams.delete(secret);
  return `${origin}${page.pathname}${page.search}`.slice(0, MAX_LENGTH);
}

const ContactRequestSchema = v.object({
  id: v.optional(v.string()),
  /** The reason's key, or its wire value 0, 1, 2. */
  reason: v.union([
    v.picklist(CONTACT_REASONS),
    v.pipe(
      v.picklist([0, 1, 2]),
      v.transform((wire) => CONTACT_REASONS[wire]),
    ),
  ]),
  name: v.string(),
  email: v.optional(v.string(), ''),
  content: v.string(),
  pageUrl: v.optional(v.string()),
});

/** A contact form is about 9 kB at its limits, in four-byte characters. */
const MAX_BYTES = 16_384;
/** The limit for one address, which a campus shares; the form itself waits after each message. */
const LIMIT = { points: 20, seconds: 600 };
/** Shorter than the browser waits, so that it gets the failure. */
const POST_TIMEOUT_MS = (LOAD_TIMEOUT_SECONDS - 1) * 1000;

/** The key of a message: the same for one that is sent again under its id, another for other words under that id. */
function keyOf({ id = randomUUID(), reason, name, email, content }: v.InferOutput<typeof ContactRequestSchema>): string {
  return createHash('sha256')
    .update(JSON.stringify([id, reason, name, email, content]))
    .digest('hex')
    .slice(0, 32);
}

/** `POST /api/contact`: checks the form, composes the mail, sends it; answers how long the form then rests. */
export const postContact = writes({
  name: 'contact',
  schema: ContactRequestSchema,
  maxBytes: MAX_BYTES,
  limit: LIMIT,
  idOf: ({ id }) => id,
  write: async (request, { pagePath }) => {
    // The box demands an address, the support form does not; the server cannot distinguish them.
    const checked = validateContact(request, { emailRequired: false });
    if (!checked.ok) throw new ApiError('invalid', `Not valid: ${checked.error.join(', ')}.`, { field: checked.error[0] });
    const { siteUrl, RIFTWEEK_MAIL_FROM: from, RIFTWEEK_MAIL_TO: to, RIFTWEEK_FEEDBACK_URL: fallbackUrl } = environment();
    // A message gets out even while the store is down.
    const settings = await settingsOrDefaults(siteNow());
    const mail = composeContactMail(checked.value, {
      pageUrl: pageAddress(siteUrl, request.pageUrl, pagePath),
      sentAt: new Date(siteNow()).toISOString(),
      from,
      to,
    });
    const delivered = await deliverContact(mail, {
      key: keyOf(request),
      feedbackUrl: settings.FEEDBACK_URL || fallbackUrl,
      timeoutMs: POST_TIMEOUT_MS,
    });
    if (!delivered.ok) {
      const { message } = delivered.error;
      throw message === null
        ? new ApiError('unavailable', 'The message could not be sent. Please try again later.')
        : new ApiError('upstream-failed', message);
    }
    return { body: { ok: true, waitSeconds: settings.CONTACT_WAIT_TIME } };
  },
});
