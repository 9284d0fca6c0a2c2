import { MINUTE_MS } from '../../domain/values/durations';
import { environment } from '../env';
import { sendMail } from '../mail/send-mail';
import { weeklyDigestTurn } from '../notifications/weekly-digest-turn';
import { siteNow } from '../site-clock';
import { mailsLeave } from '../unset-services';
import type { Job } from './run-jobs';

const EVERY_MS = 10 * MINUTE_MS;

/** Sends the weekly mail on Mondays. */
export const WEEKLY_DIGEST_JOB: Job = {
  name: 'weekly-digest',
  everyMs: EVERY_MS,
  run: async (signal) => {
    const set = environment();
    if (mailsLeave(set)) await weeklyDigestTurn(siteNow(), { mail: sendMail, siteUrl: set.siteUrl }, signal);
  },
};
