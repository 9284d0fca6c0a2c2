import './node-env';
import cluster from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { errorText } from '../../domain/values/error-text';
import { decodeEnvironment, EnvironmentError } from '../env';
import { missingVariables, warnOfUnnamedOperator, warnOfUnsetServices } from '../unset-services';
import { log } from '../logger';
import { warnOfUnnamedProxy } from './request-log';
import { serveSite } from './serve';
import { onEnd } from '../process-end';
import { serveMetrics } from '../../telemetry/serve-metrics';
import { startWorkers, type WorkerReady } from './workers';

/** The process that serves the site (`npm run serve`, and the child of `npm start`). */
async function main(): Promise<void> {
  const missing = missingVariables(process.env);
  if (missing.length > 0) throw new EnvironmentError(missing);
  if (!process.env['RIFTWEEK_SECRET']) {
    // Workers inherit it.
    process.env['RIFTWEEK_SECRET'] = randomBytes(32).toString('hex');
    log().warn('RIFTWEEK_SECRET is not set: what visitors are known by (votes, links in mails) ends with this process');
  }
  const environment = decodeEnvironment(process.env);
  if (cluster.isPrimary) {
    warnOfUnnamedProxy(environment);
    warnOfUnnamedOperator(environment);
    if (environment.isLive) warnOfUnsetServices(environment);
  }
  const workers = environment.WEB_CONCURRENCY;
  const site = workers > 1 && cluster.isPrimary ? await startWorkers(workers) : await serveSite(environment);
  if (workers > 1 && cluster.isPrimary) await serveMetrics(environment.RIFTWEEK_METRICS_PORT);
  onEnd({ watchStdin: cluster.isPrimary && environment.RIFTWEEK_EXIT_WITH_STDIN === '1' }, () => site.close());
  if (cluster.isPrimary) process.stdout.write(`Ready on http://localhost:${site.port}\n`);
  else process.send?.({ ready: site.port } satisfies WorkerReady);
}

main().catch((error: unknown) => {
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  process.stderr.write(`${errorText(error, isPortTaken ? Error : EnvironmentError)}\n`);
  process.exit(1);
});
