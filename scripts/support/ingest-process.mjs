import { bundlePath } from './bundle.mjs';
import { UserError } from './user-error.mjs';

const RESTART_MS = 10_000;
const MOST_RESTARTS = 5;

/**
 * @typedef {import('../ingest-message').IngestMessage} IngestMessage the child's messages (scripts/ingest-message.ts)
 */

/** @param {unknown} message @returns {message is IngestMessage} */
const isIngestMessage = (message) => typeof message === 'object' && message !== null && 'kind' in message;

/**
 * Loads the matches into the store and keeps them current, in a process of its
 * own beside the server. One that dies after the first load is started again.
 * @param {import('./child-processes.mjs').Family} family
 * @param {{args: readonly string[], env: import('./child-processes.mjs').Variables, log: string, board: import('./progress.mjs').Board, onClock: (shiftMs: number) => void}} options
 *   `onClock`: the site's clock is to stand so far from the real one, because the data ends in the past
 * @returns {Promise<void>} resolves when the first load is complete
 */
export function startIngest(family, { args, env, log, board, onClock }) {
  return new Promise((resolve, reject) => {
    const task = board.task('Loading matches');
    let loaded = false;
    let failure = '';
    let restarts = 0;

    /** @param {unknown} message */
    const hear = (message) => {
      if (!isIngestMessage(message)) return;
      switch (message.kind) {
        case 'progress':
          if (!loaded) task.update(message.done, message.total, message.step);
          return;
        case 'note':
          return board.line(message.text);
        case 'clock':
          return onClock(message.shiftMs);
        case 'failed':
          failure = message.text;
          return;
        case 'loaded':
          if (!loaded) task.done(message.text);
          loaded = true;
          restarts = 0;
          resolve();
      }
    };

    const start = () => {
      const child = family.start('The ingest', process.execPath, ['--enable-source-maps', bundlePath('ingest'), ...args], {
        log,
        // The port is the server's.
        env: { ...env, RIFTWEEK_METRICS_PORT: '' },
        onMessage: hear,
      });
      void child.exited.then((how) => {
        if (family.isEnding()) return;
        if (!loaded) {
          task.drop();
          reject(new UserError(`${failure || `The matches could not be loaded (${how}):\n${child.lastWords()}`}\nLog: ${log}`));
        } else if (restarts < MOST_RESTARTS) {
          restarts += 1;
          board.line(`Matches are not kept current (${failure || how}); trying again in ${RESTART_MS / 1000} s. Log: ${log}`);
          setTimeout(start, RESTART_MS).unref();
        } else board.line(`Matches are no longer kept current (${failure || how}): mend it and start again. Log: ${log}`);
      });
    };
    start();
  });
}
