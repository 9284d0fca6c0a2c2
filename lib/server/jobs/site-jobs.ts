import { DELETE_USERS_JOB } from './delete-users';
import { NOTIFY_JOB } from './notify';
import { PENDING_COUNTS_JOB } from './pending-counts';
import { PENDING_TASKS_JOB } from './pending-tasks';
import type { Job } from './run-jobs';
import { PLAY_JOB } from './play';
import { PLAY_CONTESTS_JOB } from './play-contests';
import { SESSION_ENDS_JOB } from './session-ends';
import { WEEKLY_DIGEST_JOB } from './weekly-digest';

/** All of the site's jobs. */
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
