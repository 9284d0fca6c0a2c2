import { errorText } from '../../domain/values/error-text';
import { setDefectReporter } from '../../store/core/defect-report';
import { closeStore } from '../../store/core/firestore';
import { finishBackground } from '../background-work';
import { decodeEnvironment, EnvironmentError } from '../env';
import { atMost, onEnd } from '../process-end';
import { missingVariables, warnOfUnsetServices } from '../unset-services';
import { log } from '../logger';
import { serveMetrics } from '../../telemetry/serve-metrics';
import { startTraces } from '../../telemetry/traces';
import { runJobs } from './run-jobs';
import { SITE_JOBS } from './site-jobs';

/**
 * `node scripts/jobs.mjs`: only the jobs, for a machine that always has its
 * processor. Servers that have a CPU only during requests run with
 * `RIFTWEEK_JOBS=0`.
 */

/** The time to close, as in the server: a process manager waits ten seconds before it kills. */
const CLOSE_MS = 8_000;

async function main(): Promise<void> {
  const missing = missingVariables(process.env);
  // Links in mails are checked by the server, so both must sign alike.
  if (missing.length === 0 && !process.env['RIFTWEEK_SECRET']) missing.push('RIFTWEEK_SECRET must be set, the same as the server’s');
  if (missing.length > 0) throw new EnvironmentError(missing);
  const environment = decodeEnvironment(process.env);
  setDefectReporter((defect) => log().warn(defect, 'malformed document'));
  if (environment.isLive) warnOfUnsetServices(environment);
  await serveMetrics(environment.RIFTWEEK_METRICS_PORT);
  const stopTraces = await startTraces('jobs');
  const stop = runJobs(SITE_JOBS);
  // The timers of jobs keep no process alive.
  const alive = setInterval(() => undefined, 60_000);
  onEnd({ watchStdin: environment.RIFTWEEK_EXIT_WITH_STDIN === '1' }, () => {
    clearInterval(alive);
    return atMost(CLOSE_MS, stop().then(finishBackground).then(stopTraces).then(closeStore));
  });
  process.stdout.write(`Ready: ${SITE_JOBS.map(({ name }) => name).join(', ')}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${errorText(error, EnvironmentError)}\n`);
  process.exit(1);
});
