import { forgetSessionEnds } from '../../store/people/ended-session-document';
import type { Job } from './run-jobs';

const EVERY_MS = 3_600_000;

/** Deletes the ends of sessions whose cookies have expired since. */
export const SESSION_ENDS_JOB: Job = {
  name: 'session-ends',
  everyMs: EVERY_MS,
  run: async () => void (await forgetSessionEnds(Date.now())),
};
