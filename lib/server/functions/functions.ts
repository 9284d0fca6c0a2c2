import type { NextApiHandler } from 'next';
import * as v from 'valibot';
import { deleteUser } from '../account/delete-user';
import { countMailbox, emailField, localeField, mailReset, mailVerification } from '../account/mail-routes';
import { unsubscribe } from '../account/unsubscribe';
import { demand } from '../session';
import { callable } from '../callable';

const MAX_BYTES = 4096;
const HOUR = 3600;
const TOKEN_MAX_LENGTH = 512;

const SendMailSchema = v.variant('template', [
  v.object({ template: v.literal('verifyEmail'), locale: localeField }),
  v.object({ template: v.literal('resetPassword'), email: emailField, locale: localeField }),
]);

/** The functions of spec §7 call 7, by name. */
export const FUNCTIONS: ReadonlyMap<string, NextApiHandler> = new Map([
  [
    /** Mails a link that verifies the own address, or that sets a new password. */
    'sendMail',
    callable('sendMail', {
      schema: SendMailSchema,
      maxBytes: MAX_BYTES,
      limit: { points: 10, seconds: HOUR },
      requires: 'visitor',
      run: async (mail, { session }) => {
        if (mail.template === 'verifyEmail') {
          await mailVerification(demand(session, 'user'), mail.locale);
        } else {
          await countMailbox(mail.email);
          // Not waited for: how long it takes would tell whether there is such an account.
          void mailReset(mail);
        }
        return { ok: true };
      },
    }),
  ],
  [
    /** Ends mails of match starts, by the signed token of a mail's link. */
    'unsubscribe',
    callable('unsubscribe', {
      schema: v.object({ token: v.pipe(v.string(), v.maxLength(TOKEN_MAX_LENGTH)) }),
      maxBytes: MAX_BYTES,
      limit: { points: 60, seconds: HOUR },
      requires: 'visitor',
      run: async ({ token }) => {
        await unsubscribe(token);
        return { ok: true };
      },
    }),
  ],
  [
    /** Has the own account deleted after seven days. */
    'deleteUser',
    callable('deleteUser', {
      schema: v.object({ locale: localeField }),
      maxBytes: MAX_BYTES,
      limit: { points: 10, seconds: HOUR },
      requires: 'user',
      run: ({ locale }, { session }) => deleteUser(demand(session, 'user'), locale, Date.now()),
    }),
  ],
]);
