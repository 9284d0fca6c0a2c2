import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { LOAD_TIMEOUT_SECONDS } from '../../domain/values/constants';
import { composeContactMail, CONTACT_REASONS, validateContact } from '../../domain/people/contact';
import { ApiError } from '../api/api-error';
import { writes } from '../api/api-write';
import { environment } from '../env';
import { settingsOrDefaults } from '../pages/shell-data';
import { siteNow } from '../site-clock';
import { deliverContact } from './deliver-contact';
import { pageAddress } from './page-address';

const ContactRequestSchema = v.object({
  /** Idempotency id. */
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
/** Of one address, which a campus shares; the form itself rests after each message. */
const LIMIT = { points: 20, seconds: 600 };
/** Less than the browser waits, so that it gets the failure. */
const POST_TIMEOUT_MS = (LOAD_TIMEOUT_SECONDS - 1) * 1000;

/** Names a message: the same for one that is sent again under its id, another for other words under that id. */
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
    if (!checked.ok) throw new ApiError('invalid', `Not valid: ${checked.error}.`, { field: checked.error });
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
    if (!delivered.ok) throw new ApiError('upstream-failed', delivered.error.message);
    return { body: { ok: true, waitSeconds: settings.CONTACT_WAIT_TIME } };
  },
});
