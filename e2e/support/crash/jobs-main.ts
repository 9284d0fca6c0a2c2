import { NOTIFY_JOB, PENDING_COUNTS_JOB } from '../../../lib/server/jobs/site-jobs';
import { finishPendingTasks } from '../../../lib/server/jobs/pending-tasks';
import { deleteUsersForGood } from '../../../lib/server/jobs/delete-users';
import { closeStore, firestore } from '../../../lib/store/core/firestore';

/**
 * One turn of a job (CRASH_JOB), as the server runs it, without the minutes that
 * it waits before; pending tasks are looked for as of CRASH_LATER_MS from now.
 */
const signal = new AbortController().signal;
const { CRASH_JOB: name, CRASH_LATER_MS: later } = process.env;

// A server has its connection long before its jobs run: the first answer may take longer than they wait.
await firestore('main').doc('system/none').get();
process.stdout.write('Begun\n');
if (name === 'purge') await deleteUsersForGood(Date.now(), signal);
if (name === 'pending-tasks') await finishPendingTasks(Date.now() + Number(later), signal);
if (name === 'pending-counts') await PENDING_COUNTS_JOB.run(signal);
if (name === 'notify') await NOTIFY_JOB.run(signal);
await closeStore();
// Timers that notify other processes are irrelevant here.
process.exit(0);
