import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, prometheusContentType } from 'prom-client';
import { metrics } from './metrics';

/** Only this machine may read them: what collects runs beside the process. */
const HOST = '127.0.0.1';

/** The text of `/metrics`: of this process, or added up of its workers (WEB_CONCURRENCY). */
async function metricsText(): Promise<string> {
  const workers = Object.keys(cluster.workers ?? {}).length;
  return workers > 0 ? new AggregatorRegistry().clusterMetrics() : metrics().registry.metrics();
}

/**
 * Answers `/metrics` on a port of its own (RIFTWEEK_METRICS_PORT), which no visitor reaches; without a port nothing
 * listens. Resolves with the port. A worker answers through the process that began it.
 */
export async function serveMetrics(port: number | undefined): Promise<number | null> {
  if (port === undefined) return null;
  const { registry } = metrics();
  if (registry.getSingleMetric('process_cpu_seconds_total') === undefined) collectDefaultMetrics({ register: registry });
  if (cluster.isWorker) {
    // Hears what the process that began it asks for.
    AggregatorRegistry.setRegistries([registry]);
    new AggregatorRegistry();
    return null;
  }
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metricsText().then(
      (text) => response.writeHead(200, { 'content-type': prometheusContentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.unref();
  await once(server.listen(port, HOST), 'listening');
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : port;
}
