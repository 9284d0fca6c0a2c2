import { HOUR_MS, MINUTE_MS } from '../../domain/values/durations';
import { addLeftCounts } from '../../store/people/counters';
import { forgetSessionEnds } from '../../store/people/ended-session-document';
import { forgetSignIns } from '../../store/people/sign-in-document';
import { environment } from '../env';
import { sendMail } from '../mail/send-mail';
import { notifyTurn } from '../notifications/notify-turn';
import { weeklyDigestTurn } from '../notifications/weekly-digest-turn';
import { settingsOrDefaults } from '../pages/shell-data';
import { divisionTurn, pickemTurn } from '../play/contest-turns';
import { playTurn } from '../play/market-books';
import { purgeSoon } from '../purge-soon';
import { deliverPush, retryPushes } from '../push/deliver-push';
import { pushSender } from '../push/push-request';
import { siteNow } from '../site-clock';
import { mailsLeave, pushKeys } from '../unset-services';
import { DELETE_USERS_JOB } from './delete-users';
import { PENDING_TASKS_JOB } from './pending-tasks';
import type { Job } from './run-jobs';

/** Notifies users of starts and results by mail and web push. */
export const NOTIFY_JOB: Job = {
  name: 'notify',
  everyMs: 30_000,
  run: async (signal) => {
    const keys = pushKeys();
    const send = keys && pushSender(keys);
    const set = environment();
    const mail = mailsLeave(set) ? sendMail : null;
    await notifyTurn(siteNow(), { mail, push: send && deliverPush(send), siteUrl: set.siteUrl }, signal);
    if (send) await retryPushes(send);
  },
};

/** Adds the votes, comments and likes to their counters that a server had not added when it ended. */
export const PENDING_COUNTS_JOB: Job = {
  name: 'pending-counts',
  everyMs: MINUTE_MS,
  run: async () => purgeSoon(await addLeftCounts()),
};

/** Settles predictions once their matches have ended. */
const PLAY_JOB: Job = {
  name: 'play',
  everyMs: 10_000,
  run: async (signal) => {
    const now = siteNow();
    if ((await settingsOrDefaults(now)).betting) await playTurn(now, signal);
  },
};

/** Counts the stage pick'em, and moves players between divisions once a week. */
const PLAY_CONTESTS_JOB: Job = {
  name: 'play-contests',
  everyMs: MINUTE_MS,
  run: async (signal) => {
    const now = siteNow();
    if (!(await settingsOrDefaults(now)).betting) return;
    await pickemTurn(now, signal);
    await divisionTurn(now, signal);
  },
};

/** Deletes the ends of sessions whose cookies have expired since, and sign-ins that nobody has used for long. */
const SESSION_ENDS_JOB: Job = {
  name: 'session-ends',
  everyMs: HOUR_MS,
  run: async () => {
    await forgetSessionEnds(Date.now());
    await forgetSignIns(Date.now());
  },
};

/** Sends the weekly mail on Mondays. */
const WEEKLY_DIGEST_JOB: Job = {
  name: 'weekly-digest',
  everyMs: 10 * MINUTE_MS,
  run: async (signal) => {
    const set = environment();
    if (mailsLeave(set)) await weeklyDigestTurn(siteNow(), { mail: sendMail, siteUrl: set.siteUrl }, signal);
  },
};

export const SITE_JOBS: readonly Job[] = [
  DELETE_USERS_JOB,
  PENDING_TASKS_JOB,
  PENDING_COUNTS_JOB,
  NOTIFY_JOB,
  PLAY_JOB,
  PLAY_CONTESTS_JOB,
  SESSION_ENDS_JOB,
  WEEKLY_DIGEST_JOB,
];
