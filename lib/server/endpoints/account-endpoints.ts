import { type Endpoints, endpoint } from './endpoint';
import { postNewEmail } from '../account/email-route';
import { exportAccount } from '../account/export-account';
import { postMailLink } from '../account/mail-link';
import { postResetMail, postVerificationMail } from '../account/mail-routes';
import { getMe, patchMe } from '../account/me-route';
import { postAddedEmail } from '../account/new-address';
import { postPasswordChanged } from '../account/password-changed';
import { deleteSession, postSession } from '../account/session-route';
import { deleteSignIn } from '../account/sign-ins';
import { unsubscribe } from '../account/unsubscribe';
import { ApiError } from '../api-error';
import { queryValue } from '../api/api-route';
import { postCalendar } from '../calendar/own-calendar';
import { getNotifications, postRead } from '../notifications/notification-routes';
import { deletePush, getPush, postPush } from '../push/push-routes';

export const ACCOUNT_ENDPOINTS = {
  '/api/account/add-email': endpoint({ POST: postAddedEmail }),
  '/api/account/calendar': endpoint({ POST: postCalendar }),
  '/api/account/email': endpoint({ POST: postNewEmail }),
  '/api/account/export': endpoint({ GET: exportAccount }),
  '/api/account/link': endpoint({ POST: postMailLink }),
  '/api/account/password-changed': endpoint({ POST: postPasswordChanged }),
  '/api/account/reset-mail': endpoint({ POST: postResetMail }),
  '/api/account/sign-ins': endpoint({ DELETE: deleteSignIn }),
  '/api/account/verification-mail': endpoint({ POST: postVerificationMail }),
  '/api/me': endpoint({ GET: getMe, PATCH: patchMe }),
  '/api/notifications': endpoint({ GET: getNotifications }),
  '/api/notifications/read': endpoint({ POST: postRead }),
  '/api/push': endpoint({ GET: getPush, POST: postPush, DELETE: deletePush }),
  '/api/session': endpoint({ POST: postSession, DELETE: deleteSession }),
  '/api/unsubscribe': endpoint({
    POST: async (request) => {
      const token = queryValue(request, 'token');
      if (token === null) throw new ApiError('bad-request', 'The link is not valid.');
      await unsubscribe(token);
      return { body: { ok: true } };
    },
  }),
} as const satisfies Endpoints;
