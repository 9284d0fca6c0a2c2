import cluster from 'node:cluster';
import { log } from '../logger';

/** What a worker sends once its pages answer. */
export type WorkerReady = { readonly ready: number };

function isWorkerReady(message: unknown): message is WorkerReady {
  return typeof message === 'object' && message !== null && 'ready' in message && typeof message.ready === 'number';
}

/** A worker that dies this soon after its start would die again and again. */
const SHORTEST_LIFE_MS = 5_000;

/**
 * Serves with several processes on one port (WEB_CONCURRENCY). Resolves with
 * the port when all of them answer. A worker that dies is replaced; purges reach
 * each of them through the store.
 */
export function startWorkers(count: number): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    let ready = 0;
    let closing = false;

    const close = () =>
      new Promise<void>((closed) => {
        closing = true;
        const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
        let left = workers.length;
        if (left === 0) closed();
        for (const worker of workers) {
          worker.once('exit', () => {
            left -= 1;
            if (left === 0) closed();
          });
          worker.process.kill('SIGTERM');
        }
      });

    const start = () => {
      const startedAt = Date.now();
      const worker = cluster.fork();
      worker.on('message', (message: unknown) => {
        if (!isWorkerReady(message)) return;
        ready += 1;
        if (ready === count) resolve({ port: message.ready, close });
      });
      worker.on('exit', (code) => {
        if (closing) return;
        log().error({ code }, 'a worker has ended');
        if (Date.now() - startedAt >= SHORTEST_LIFE_MS) start();
        else if (ready < count) reject(new Error('A worker ended right after its start.'));
        else setTimeout(start, SHORTEST_LIFE_MS);
      });
    };

    for (let index = 0; index < count; index += 1) start();
  });
}
