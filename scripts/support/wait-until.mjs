import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from './user-error.mjs';

/** A busy machine takes its time: what still runs is given up only after this. */
const PATIENCE_MS = 10 * 60_000;
const SAY_EVERY_MS = 30_000;

/**
 * Asks again and again until the answer is yes, or the time is over.
 * @param {() => Promise<boolean>} isSo a rejection counts as no
 * @param {{timeoutMs: number, everyMs?: number, isOver?: () => boolean}} options
 * @returns {Promise<boolean>} whether it became so
 */
export async function waitUntil(isSo, { timeoutMs, everyMs = 100, isOver = () => false }) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && !isOver()) {
    if (await isSo().catch(() => false)) return true;
    await pause(everyMs);
  }
  return false;
}

/**
 * @param {string} url
 * @returns {Promise<boolean>} whether it answers with a success
 */
export async function answers(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.ok;
}

/**
 * Waits until a process answers at an address, and says so while it takes long.
 * @param {Pick<import('./child-processes.mjs').Child, 'isRunning' | 'lastWords'>} child
 * @param {string} url
 * @param {{name: string, log: string, say: (text: string) => void}} options `name`: "The server"
 */
export async function untilAnswers(child, url, { name, log, say }) {
  const telling = setInterval(() => say(`${name} does not answer yet: waiting. Log: ${log}`), SAY_EVERY_MS);
  try {
    if (await waitUntil(() => answers(url), { timeoutMs: PATIENCE_MS, isOver: () => !child.isRunning() })) return;
  } finally {
    clearInterval(telling);
  }
  throw new UserError(`${name} did not start:\n${child.lastWords()}\nLog: ${log}`);
}
