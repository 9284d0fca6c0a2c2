import type { NextApiHandler } from 'next';
import * as v from 'valibot';
import { deleteUser } from '../account/delete-user';
import { ASKING_LIMIT, askForReset, emailField, localeField, mailVerification } from '../account/mail-routes';
import { demandRecentSignIn } from '../account/ownership';
import { unsubscribe } from '../account/unsubscribe';
import { demand } from '../session/session';
import { queryValue } from '../api/api-route';
import { callable } from '../api/callable';
import { wireStatusOf } from '../../domain/site/callable';

const HOUR = 3600;
const TOKEN_MAX_LENGTH = 512;

const SendMailSchema = v.variant('template', [
  v.object({ template: v.literal('verifyEmail'), locale: localeField }),
  v.object({ template: v.literal('resetPassword'), email: emailField, locale: localeField }),
]);

/** The callable functions (docs/product.md#callable-functions), by name. */
const ALL = {
  /** Mails a link that verifies the own address, or that sets a new password. */
  sendMail: callable('sendMail', {
    schema: SendMailSchema,
    limit: ASKING_LIMIT,
    requires: 'visitor',
    run: async (mail, { session, request }) => {
      if (mail.template === 'verifyEmail') await mailVerification(demand(session, 'user'), mail.locale);
      else await askForReset(mail, request);
      return { ok: true };
    },
  }),
  /** Ends mails of match starts, by the signed token of a mail's link. */
  unsubscribe: callable('unsubscribe', {
    schema: v.object({ token: v.pipe(v.string(), v.maxLength(TOKEN_MAX_LENGTH)) }),
    limit: { points: 60, seconds: HOUR },
    requires: 'visitor',
    run: async ({ token }) => {
      await unsubscribe(token);
      return { ok: true };
    },
  }),
  /** Has the own account deleted after seven days; the sign-in must be recent. */
  deleteUser: callable('deleteUser', {
    schema: v.object({ locale: localeField }),
    limit: { points: 10, seconds: HOUR },
    requires: 'user',
    run: async ({ locale }, { session }) => {
      const owner = demand(session, 'user');
      const now = Date.now();
      demandRecentSignIn(owner, now);
      return deleteUser(owner, locale, now);
    },
  }),
};

export const FUNCTIONS: ReadonlyMap<string, NextApiHandler> = new Map(Object.entries(ALL));

/** `POST /api/functions/{name}`: Firebase's callable protocol. */
export const answerCall: NextApiHandler = (request, response) => {
  const run = FUNCTIONS.get(queryValue(request, 'name') ?? '');
  if (run) return run(request, response);
  response.status(404).json({ error: { status: wireStatusOf('not-found'), message: 'No such function.' } });
};
