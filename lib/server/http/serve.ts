import { ROBOTS_PATH } from '../../domain/page/sitemap';
import { Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import { LOCALES } from '../../domain/settings/locales';
import { setDefectReporter } from '../../store/core/defect-report';
import { listenForPurges } from '../../store/work/purge-document';
import { closeStore } from '../../store/core/firestore';
import { touchProjects } from '../../store/core/probe-project';
import { authConfig } from '../account/client-config';
import { type Environment, ADDRESS_SECONDS } from '../env';
import { SITE_JOBS } from '../jobs/site-jobs';
import { runJobs } from '../jobs/run-jobs';
import { errorFields, log } from '../logger';
import { secondsToWait } from '../api/rate-limit';
import { isReadByOwnPage } from '../api/same-origin';
import { clientAddress } from '../api/request-identity';
import { CardPress } from '../cards/draw-cards';
import { loadCard } from '../answers/load-card';
import { sitePictures } from '../pictures/user-picture';
import { onSessionPurge } from '../session/session';
import { robotsText, securityText } from '../well-known-files';
import { finishBackground } from '../background-work';
import { sharedRegistry } from '../shared-registry';
import { serveMetrics } from '../../telemetry/serve-metrics';
import { startTraces } from '../../telemetry/traces';
import { PageCache, cacheMegabytes, memoryLimit } from './page-cache';
import { flagFolder, readBuiltSite, readPageSections, readPrePaintScript, readWorkerScript } from './built-site';
import { pagePolicy, pictureOrigin } from './content-security-policy';
import { besideNext, developmentSite, NO_CACHE, NO_QUEUE } from './development';
import { failurePage } from './failure-pages';
import { createListener, type ListenerOptions } from './listener';
import { requestLog, watchForwarded } from './request-log';
import { RenderQueue } from './render-queue';
import { closeServer, listen, siteServer } from './site-server';
import { atMost } from '../process-end';
import { steadyTimers } from '../timers';

type RunningSite = {
  readonly port: number;
  /** Finishes the requests under way and closes everything. */
  readonly close: () => Promise<void>;
};

const MEGABYTE = 1_048_576;
/** About two hundred pictures for sharing. */
const CARD_CACHE_BYTES = 16 * MEGABYTE;
/** A container is killed ten seconds after it was asked to end; a job that goes on for longer is begun again by another process. */
const CLOSE_MS = 7_000;
const STORE_CLOSE_MS = 1_000;

/** Starts the site in this process: Next inside, the server around it, purges from the store. Resolves when pages answer. */
export async function serveSite(environment: Environment): Promise<RunningSite> {
  const { PORT, NEXT_DIST_DIR, siteUrl, isDevelopment } = environment;
  const root = process.cwd();
  const site = isDevelopment ? await developmentSite(root) : await readBuiltSite(root, NEXT_DIST_DIR);
  const prePaint = await readPrePaintScript(root);
  sharedRegistry().prePaint = prePaint;
  if (!isDevelopment) sharedRegistry().pageSections = await readPageSections(root, NEXT_DIST_DIR, site.routes);
  const { hostname, host } = new URL(siteUrl);
  // Loaded late: imports of a bundle's packages run before its first line, and Next chooses its React by NODE_ENV.
  const { default: next } = await import('next');
  const server = siteServer();
  // Next listens for upgrades at the server it is given, and leaves those to unknown paths open for ever. Only hot reload
  // needs them; without a listener ours answers such a request as any other.
  const httpServer = isDevelopment ? server : new Server();
  // Like the build, which webpack makes.
  const app = next({ dev: isDevelopment, webpack: true, dir: root, hostname, port: PORT, httpServer });
  await app.prepare();

  setDefectReporter((defect) => log().warn(defect, 'malformed document'));
  const queue = new RenderQueue({ timers: steadyTimers, worked: () => performance.eventLoopUtilization().active });
  const cache = new PageCache({
    maxBytes: (environment.RIFTWEEK_CACHE_MB ?? cacheMegabytes(memoryLimit(), environment.WEB_CONCURRENCY)) * MEGABYTE,
    timers: steadyTimers,
    queue,
    onError: (error, key) => log().error({ key: key.split('?', 1)[0], ...errorFields(error) }, 'render failed'),
  });
  const cardCache = new PageCache({
    maxBytes: CARD_CACHE_BYTES,
    timers: steadyTimers,
    // Drawn on another thread: this one has nothing to rest from.
    queue: new RenderQueue({ timers: steadyTimers, worked: () => 0 }),
    onError: (error, key) => log().error({ key, ...errorFields(error) }, 'card not drawn'),
  });
  const { purges } = sharedRegistry();
  purges.on('purge', (tags) => cache.purge(tags));
  purges.on('purge', (tags) => cardCache.purge(tags));
  purges.on('purge', (tags) => onSessionPurge(tags, Date.now()));
  const stopListening = listenForPurges(
    (tags) => purges.emit('purge', tags),
    (error) => log().warn(errorFields(error), 'purges not heard'),
  );

  const readPicture = sitePictures(environment).get;
  const handler = app.getRequestHandler();
  const options: ListenerOptions = {
    site,
    isHttps: environment.isHttps,
    cache: isDevelopment ? NO_CACHE : cache,
    queue: isDevelopment ? NO_QUEUE : queue,
    addressOf: (request) => clientAddress(request, environment.RIFTWEEK_TRUSTED_PROXIES),
    count: (address, cost) =>
      secondsToWait(`reads:${address}`, { points: environment.RIFTWEEK_ADDRESS_BUDGET, seconds: ADDRESS_SECONDS }, cost),
    isOwnPage: environment.RIFTWEEK_PUBLIC_API === '1' ? null : ({ headers }) => isReadByOwnPage(headers, siteUrl),
    siteText: (path) =>
      path === ROBOTS_PATH
        ? robotsText(siteUrl)
        : securityText({ siteUrl, contact: environment.RIFTWEEK_SECURITY_CONTACT, now: Date.now() }),
    workerScript: await readWorkerScript(root, {
      build: site.buildId,
      offline: environment.RIFTWEEK_OFFLINE === '1' && !isDevelopment,
    }),
    handler,
    host,
    pagePolicy: pagePolicy({
      inlineScripts: [prePaint],
      imageOrigin: pictureOrigin(environment),
      localImages: environment.localImages,
      auth: authConfig(environment),
      isDevelopment,
    }),
    flagFolder: flagFolder(),
    readPicture,
    cards: { loadCard, press: new CardPress(readPicture), cache: isDevelopment ? NO_CACHE : cardCache },
    log: {
      request: requestLog((record) => log().info(record, 'request'), steadyTimers),
      problem: (fields, text) => log().error(fields, text),
    },
  };
  const listener = createListener(options);
  server.on('request', isDevelopment ? besideNext(listener, handler) : listener);
  server.on('request', watchForwarded(environment));
  // A first read opens the connection and requests a token, which takes longer than a page waits.
  await touchProjects().catch((error: unknown) => log().error(errorFields(error), 'the store does not answer'));
  const port = await listen(server, PORT, environment.HOST);
  await serveMetrics(environment.RIFTWEEK_METRICS_PORT);
  const stopTraces = await startTraces('server');
  // The first page loads the shell's data and Next's own modules: no visitor should wait for that.
  await fetch(`http://localhost:${port}/`).then(
    (response) => response.arrayBuffer(),
    () => undefined,
  );
  // Made now, while the store answers.
  await Promise.all(LOCALES.map((locale) => failurePage(options, locale, { status: 503 })));

  const stopJobs = environment.RIFTWEEK_JOBS === '1' ? runJobs(SITE_JOBS) : () => Promise.resolve();

  return {
    port,
    close: async () => {
      stopListening();
      // At once: what both of them wait for may take a while, and the process manager that ends us does not wait for long.
      const ended = Promise.all([stopJobs(), closeServer(server)]);
      await atMost(
        CLOSE_MS,
        ended
          .then(finishBackground)
          .then(stopTraces)
          .then(() => app.close()),
      );
      await atMost(STORE_CLOSE_MS, closeStore());
    },
  };
}
