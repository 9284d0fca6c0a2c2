import { createServer, type Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import { LOCALES } from '../../domain/locales';
import { PRE_PAINT_SCRIPT } from '../pages/pre-paint';
import { setDefectReporter } from '../../store/core/defect-report';
import { listenForPurges } from '../../store/work/purge-document';
import { closeStore } from '../../store/core/firestore';
import { authConfig } from '../account/client-config';
import type { Environment } from '../env';
import { PENDING_TASKS_JOB } from '../jobs/pending-tasks';
import { NOTIFY_JOB } from '../jobs/notify';
import { DELETE_USERS_JOB } from '../jobs/delete-users';
import { SESSION_ENDS_JOB } from '../jobs/session-ends';
import { runJobs } from '../jobs/run-jobs';
import { errorFields, log } from '../logger';
import { secondsToWait } from '../api/rate-limit';
import { clientAddress } from '../api/request-identity';
import { hearSessionEnds } from '../session/session';
import { securityText } from '../security-txt';
import { sharedRegistry } from '../shared-registry';
import { siteNow } from '../site-clock';
import { flagFolder, readBuiltSite, readPageSections } from './built-site';
import { pagePolicy, pictureOrigin } from './content-security-policy';
import { besideNext, developmentSite, NO_CACHE, NO_QUEUE } from './development';
import { failurePage } from './failure-pages';
import { createFront, type FrontOptions } from './front';
import { PageCache } from './page-cache';
import { watchForwarded } from './proxy-warning';
import { RenderQueue } from './render-queue';
import { closeServer } from './shutdown';
import { realTimers } from '../timers';

export type RunningSite = {
  readonly port: number;
  /** Finishes the requests under way and closes everything. */
  readonly close: () => Promise<void>;
};

/** Longer than the load balancers in front keep an idle connection, so that they end it and not we. */
const KEEP_ALIVE_MS = 65_000;
/** A request, its body included, has this long to arrive. */
const REQUEST_TIMEOUT_MS = 30_000;
const MEGABYTE = 1_048_576;
/** The time that `RIFTWEEK_ADDRESS_BUDGET` is for. Each process counts for itself (see `rate-limit`). */
const BUDGET_SECONDS = 10;

function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}

/** Starts the site in this process: Next inside, the front around it, purges from the store. Resolves when pages answer. */
export async function serveSite(environment: Environment): Promise<RunningSite> {
  const {
    PORT,
    HOST,
    siteUrl,
    isHttps,
    NEXT_DIST_DIR,
    RIFTWEEK_ADDRESS_BUDGET,
    RIFTWEEK_CACHE_MB,
    RIFTWEEK_IMAGE_DIR,
    RIFTWEEK_TRUSTED_PROXIES,
    localImages,
    isDevelopment,
  } = environment;
  const root = process.cwd();
  const site = isDevelopment ? await developmentSite(root) : await readBuiltSite(root, NEXT_DIST_DIR);
  if (!isDevelopment) sharedRegistry().pageSections = await readPageSections(root, NEXT_DIST_DIR, site.routes);
  const { hostname, host } = new URL(siteUrl);
  // Loaded late: imports of a bundle's packages run before its first line, and Next chooses its React by NODE_ENV.
  const { default: next } = await import('next');
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_TIMEOUT_MS });
  // Like the build, which webpack makes. The server is for the web socket of hot reload.
  const app = next({ dev: isDevelopment, webpack: true, dir: root, hostname, port: PORT, httpServer: server });
  await app.prepare();

  setDefectReporter((defect) => log().warn(defect, 'malformed document'));
  const queue = new RenderQueue({ timers: realTimers, worked: () => performance.eventLoopUtilization().active });
  const cache = new PageCache({
    maxBytes: RIFTWEEK_CACHE_MB * MEGABYTE,
    timers: realTimers,
    queue,
    onError: (error, key) => log().error({ key: key.split('?', 1)[0], ...errorFields(error) }, 'render failed'),
  });
  const { purges } = sharedRegistry();
  purges.on('purge', (tags) => cache.purge(tags));
  purges.on('purge', hearSessionEnds);
  const stopListening = listenForPurges(
    (tags) => purges.emit('purge', tags),
    (error) => log().warn(errorFields(error), 'purges not heard'),
  );

  const handler = app.getRequestHandler();
  const options: FrontOptions = {
    site,
    isHttps,
    cache: isDevelopment ? NO_CACHE : cache,
    queue: isDevelopment ? NO_QUEUE : queue,
    addressOf: (request) => clientAddress(request, RIFTWEEK_TRUSTED_PROXIES),
    count: (address, cost) => secondsToWait(`reads:${address}`, { points: RIFTWEEK_ADDRESS_BUDGET, seconds: BUDGET_SECONDS }, cost),
    siteNow,
    securityText: () => securityText({ siteUrl, contact: environment.RIFTWEEK_SECURITY_CONTACT, now: Date.now() }),
    handler,
    host,
    pagePolicy: pagePolicy({
      inlineScripts: [PRE_PAINT_SCRIPT],
      imageOrigin: pictureOrigin(environment),
      localImages,
      auth: authConfig(environment),
      isDevelopment,
    }),
    flagFolder: flagFolder(),
    pictureFolder: RIFTWEEK_IMAGE_DIR,
    log: { request: (record) => log().info(record, 'request'), problem: (fields, text) => log().error(fields, text) },
  };
  const front = createFront(options);
  server.on('request', isDevelopment ? besideNext(front, handler) : front);
  server.on('request', watchForwarded(environment));
  const port = await listen(server, PORT, HOST);
  // The first page loads the shell's data and Next's own modules: no visitor should wait for that.
  await fetch(`http://localhost:${port}/`).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  );
  // Made now, while the store answers.
  await Promise.all(LOCALES.map((locale) => failurePage(options, locale, { status: 503 })));

  const stopJobs = runJobs([DELETE_USERS_JOB, PENDING_TASKS_JOB, NOTIFY_JOB, SESSION_ENDS_JOB]);

  return {
    port,
    close: async () => {
      stopListening();
      await stopJobs();
      await closeServer(server);
      await app.close();
      await closeStore();
    },
  };
}
