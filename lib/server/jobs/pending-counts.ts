import { addLeftCounts } from '../../store/people/counters';
import { purgeSoon } from '../purge-soon';
import type { Job } from './run-jobs';

const EVERY_MS = 60_000;

/** Adds the votes, comments and likes to their counters that a server had not added when it ended. */
export const PENDING_COUNTS_JOB: Job = {
  name: 'pending-counts',
  everyMs: EVERY_MS,
  run: async () => purgeSoon(await addLeftCounts()),
};
