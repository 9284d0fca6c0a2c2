import { environment } from '../env';
import { sendMail } from '../mail/send-mail';
import { notifyTurn } from '../notifications/notify-turn';
import { deliverPush, retryPushes } from '../push/deliver-push';
import { pushKeys } from '../push/push-keys';
import { pushSender } from '../push/push-request';
import { siteNow } from '../site-clock';
import { mailsLeave } from '../unset-services';
import type { Job } from './run-jobs';

const EVERY_MS = 30_000;

/** Notifies users of starts and results by mail and web push. */
export const NOTIFY_JOB: Job = {
  name: 'notify',
  everyMs: EVERY_MS,
  run: async (signal) => {
    const keys = pushKeys();
    const send = keys && pushSender(keys);
    const set = environment();
    const mail = mailsLeave(set) ? sendMail : null;
    await notifyTurn(siteNow(), { mail, push: send && deliverPush(send), siteUrl: set.siteUrl }, signal);
    if (send) await retryPushes(send);
  },
};
